import { storage } from './storage.ts';

/**
 * Where a person was going when they were asked to sign in. It's in the address of the sign-in page, and on this device,
 * because Google and the links in our mails come back to a page of their own.
 */
const key = 'return_path';
const keptMs = 24 * 60 * 60 * 1000;

/** The sign-in page, from which the way leads on to `next`. */
export function signInPath(next: string | undefined, tab?: 'sign-up'): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(next && { next }) }).toString();
  return query ? `/auth?${query}` : '/auth';
}

/** What an address asks for, if it's a page of ours: nobody is led away from here by a link that was sent to them. */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isOwnPath(next) ? next : undefined;
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false;
  const { origin, pathname } = new URL(path, location.origin);
  // The sign-in pages would only lead back to themselves.
  return origin === location.origin && pathname !== '/auth' && !pathname.startsWith('/auth/');
}

export function keepReturnPath(path: string, now = Date.now()): void {
  storage.setItem(key, JSON.stringify({ path, keptAt: now }));
}

export function keptReturnPath(now = Date.now()): string | undefined {
  try {
    const { path, keptAt } = JSON.parse(storage.getItem(key) ?? '{}') as { path?: unknown; keptAt?: unknown };
    const isFresh = typeof keptAt === 'number' && now - keptAt < keptMs;
    return isFresh && typeof path === 'string' && isOwnPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export function forgetReturnPath(): void {
  storage.removeItem(key);
}
