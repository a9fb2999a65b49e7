/** What `public/sw.js` keeps: a file that another app has shared with the installed one. */
const cacheName = 'candor-shared-file';
const address = '/shared-file';

/** A file that nobody came for within a day was meant for that day. */
const keptMs = 24 * 60 * 60 * 1000;

/** Every page load does it, so that the worker is there when something is shared. Without it, only that is missing. */
export function registerWorker(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

/** Once: who has taken it has it. Where nobody waits for it by the time it's read, it stays for whoever comes next. */
export async function takeSharedFile(
  now = new Date(),
  isAwaited: () => boolean = () => true,
): Promise<File | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const kept = await caches.match(address, { cacheName });
  if (!kept) return undefined;
  const content = await kept.blob();
  if (!isAwaited()) return undefined;
  await removeSharedFile();
  const sharedAt = new Date(kept.headers.get('x-shared-at') ?? 0);
  if (now.getTime() - sharedAt.getTime() >= keptMs) return undefined;
  const name = decodeURIComponent(kept.headers.get('x-file-name') ?? '');
  return new File([content], name, { type: kept.headers.get('content-type') ?? '' });
}

export async function removeSharedFile(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
