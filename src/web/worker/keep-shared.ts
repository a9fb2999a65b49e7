import { readPath } from '#contract/payment-path.ts';
import { sharedCache, sharedFileAddress, sharedTextAddress } from '../native/shared-places.ts';

/** The tools that a posting can go to. */
const takesPosting = /^\/(?:resume-builder|cover-letter)\/?$/;

/**
 * What another app shares, kept until a tool of ours opens and asks. A file begins a resume; words and links are for the
 * tool that was open last.
 */
export async function keepShared(request: Request, openPages: readonly string[]): Promise<Response> {
  const form = await request.formData();
  const file = form.get('file');
  const cache = await caches.open(sharedCache);
  const sharedAt = { 'x-shared-at': new Date().toISOString() };
  if (file instanceof File) {
    const type = file.type || 'application/octet-stream';
    const headers = { 'content-type': type, 'x-file-name': encodeURIComponent(file.name), ...sharedAt };
    await cache.put(sharedFileAddress, new Response(file, { headers }));
    return Response.redirect('/resume-builder?shared=1', 303);
  }
  const textOf = (name: string) => String(form.get(name) ?? '');
  const shared = { title: textOf('title'), text: textOf('text'), url: textOf('url') };
  await cache.put(sharedTextAddress, Response.json(shared, { headers: sharedAt }));
  return Response.redirect(openTool(openPages), 303);
}

function openTool(openPages: readonly string[]): string {
  const open = openPages
    .map((page) => new URL(page))
    .find(({ pathname }) => takesPosting.test(readPath(pathname)));
  const address = new URL(open ?? `${location.origin}/resume-builder`);
  // Says to the tool that something is there for it.
  address.searchParams.set('shared', '1');
  return address.pathname + address.search;
}
