import { appPathOf, pageName } from '#contract/page-paths.ts';
import { readPath } from '#contract/payment-path.ts';

export type RequestKind =
  | { readonly kind: 'share' }
  /** A page of the app, by the name under which its last answer is kept; the front page has none. */
  | { readonly kind: 'page'; readonly name: string | undefined }
  | { readonly kind: 'file'; readonly path: string }
  /** As if there were no worker. */
  | { readonly kind: 'network' };

/** Never kept and never answered from what is kept: data, sign-in, print pages and everything about payment. */
const neverKept = /^\/(?:api|auth\/v1|dev|print|subscribe|subscription-success)(?:\/|$)/i;

const network: RequestKind = { kind: 'network' };

/** What the worker does with a request. Of pages, only those that exist; of files, only those it may keep. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  isKeptFile: (path: string) => boolean,
): RequestKind {
  const address = new URL(url);
  const path = readPath(address.pathname);
  if (address.origin !== origin || neverKept.test(path)) return network;
  if (method === 'POST' && path === '/share-target') return { kind: 'share' };
  if (method !== 'GET') return network;
  if (mode === 'navigate') {
    if (path === '/') return { kind: 'page', name: undefined };
    const page = appPathOf(path);
    return page ? { kind: 'page', name: pageName(page) } : network;
  }
  return isKeptFile(path) ? { kind: 'file', path } : network;
}
