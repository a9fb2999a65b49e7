import { keepShared } from './keep-shared.ts';
import { answerPage, keepPage, type PageStore, standIn } from './kept-pages.ts';
import { requestKind } from './request-kind.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/**
 * Lets the app open without a server: its files, and its pages as they were last sent. Nobody's data: that is kept by the
 * app itself, for one person (`src/web/kept`). Filled in by `build/build-worker.ts`.
 */
const { version, marks, files } = __BUILT_APP__;
const appCache = 'candor-app-';
const cacheName = appCache + version;
/** Fonts of documents come in hundreds of files, and a person needs a few of them. */
const fontCache = 'candor-fonts';
const mostFonts = 60;
const isFont = (path: string) => /^\/assets\/[^/]+\.woff2$/.test(path);
const known = new Set(files);
/** Also those of the build before, which a tab may still run. */
const isFile = (path: string) => path.startsWith('/assets/') || known.has(path);

const pages: PageStore = {
  marks,
  open: () => caches.open(cacheName),
  ask: (request) => fetch(request),
};

scope.addEventListener('install', (event) => {
  const condition = { urlPattern: { pathname: '/api/*' } };
  event.waitUntil(
    event.addRoutes?.([{ condition, source: 'network' }]).catch(() => undefined) ?? Promise.resolve(),
  );
  event.waitUntil(keepApp());
});

async function keepApp(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    files.map((file) => (file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' }))),
  );
  const kept = await keepPage(standIn, await fetch(`/${standIn}`, { cache: 'no-cache' }), pages);
  // Between two builds; the browser tries again.
  if (!kept) throw new Error(`The server's page isn't of build ${version}.`);
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOldApps());
  event.waitUntil(scope.clients.claim());
});

/** The one before stays: other tabs may still run it, and ask for parts of it that the server has no more. */
async function removeOldApps(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(appCache) && name !== cacheName);
  for (const name of older.slice(0, -1)) await caches.delete(name);
}

scope.addEventListener('fetch', (event) => {
  const wanted = requestKind(event.request, scope.location.origin, isFile);
  if (wanted.kind === 'page')
    event.respondWith(answerPage(wanted.name, event.request, pages, (work) => event.waitUntil(work)));
  else if (wanted.kind === 'file') event.respondWith(answerFile(wanted.path, event));
  else if (wanted.kind === 'share') event.respondWith(takeShared(event.request));
});

async function answerFile(path: string, event: FetchEvent): Promise<Response> {
  const own = await caches.open(cacheName);
  const kept =
    (await own.match(path, { ignoreVary: true })) ?? (await caches.match(path, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (isFont(path) && answer.ok) event.waitUntil(keepFont(path, answer.clone()));
  return answer;
}

async function keepFont(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(fontCache);
  await cache.put(path, answer);
  const fonts = await cache.keys();
  for (const oldest of fonts.slice(0, Math.max(0, fonts.length - mostFonts))) await cache.delete(oldest);
}

async function takeShared(request: Request): Promise<Response> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return keepShared(
    request,
    open.map(({ url }) => url),
  );
}

/** A page asks which build waits here, and says when it may take over: no sooner, or typed work would be at stake. */
scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'marks') ports[0]?.postMessage(marks);
  if (data === 'take over') void scope.skipWaiting();
});
