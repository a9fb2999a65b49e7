import { sharedCache, sharedFileAddress, sharedTextAddress } from './shared-places.ts';

/** A file that nobody came for within a day was meant for that day. */
const keptMs = 24 * 60 * 60 * 1000;

/** Once: who has taken it has it. Where nobody waits for it by the time it's read, it stays for whoever comes next. */
export async function takeSharedFile(
  now = new Date(),
  isAwaited: () => boolean = () => true,
): Promise<File | undefined> {
  const taken = await take(sharedFileAddress, now, isAwaited);
  if (!taken) return undefined;
  const name = decodeURIComponent(taken.headers.get('x-file-name') ?? '');
  return new File([taken.content], name, { type: taken.headers.get('content-type') ?? '' });
}

export interface SharedText {
  readonly title: string;
  /** With what isn't an address. */
  readonly text: string;
  readonly link: string | undefined;
}

/** Words or a link from another app, until they are removed. Apps put a link into any of the three fields, and never mind which. */
export async function readSharedText(now = new Date()): Promise<SharedText | undefined> {
  const kept = await read(sharedTextAddress, now);
  if (!kept) return undefined;
  const { title, text, url } = JSON.parse(await kept.content.text()) as Record<
    'title' | 'text' | 'url',
    string
  >;
  const [link] = `${url} ${text} ${title}`.match(/https?:\/\/\S+/) ?? [];
  const words = text.trim() === link ? '' : text.trim();
  return words || link ? { title: title.trim(), text: words, link } : undefined;
}

export const removeSharedText = (): Promise<void> => remove(sharedTextAddress);

async function take(address: string, now: Date, isAwaited: () => boolean) {
  const kept = await read(address, now);
  if (!kept || !isAwaited()) return undefined;
  await remove(address);
  return kept;
}

async function read(address: string, now: Date) {
  if (!('caches' in globalThis)) return undefined;
  const kept = await caches.match(address, { cacheName: sharedCache });
  if (!kept) return undefined;
  const sharedAt = new Date(kept.headers.get('x-shared-at') ?? 0);
  const isOld = now.getTime() - sharedAt.getTime() >= keptMs;
  if (!isOld) return { content: await kept.blob(), headers: kept.headers };
  await remove(address);
  return undefined;
}

async function remove(address: string): Promise<void> {
  await (await caches.open(sharedCache)).delete(address);
}

/** Everything that was shared and nobody came for. */
export async function removeShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedCache);
}
