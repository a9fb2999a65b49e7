// Takes a file that another app shares with the installed app, and keeps it until the builder opens. Everything else
// goes to the server as if this were not here: nothing is cached. The app's side of it is src/web/native/shared-file.ts.
const cacheName = 'candor-shared-file';

addEventListener('install', (event) => {
  // Where browsers know it, what is only read does not even pass by.
  event.addRoutes?.({ condition: { requestMethod: 'get' }, source: 'network' });
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share-target') event.respondWith(keep(event.request));
});

async function keep(request) {
  const file = (await request.formData()).get('file');
  if (file instanceof File) {
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      'x-shared-at': new Date().toISOString(),
    };
    const cache = await caches.open(cacheName);
    await cache.put('/shared-file', new Response(file, { headers }));
  }
  return Response.redirect('/resume-builder', 303);
}
