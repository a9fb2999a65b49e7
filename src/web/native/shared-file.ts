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

/** Words or a link from another app. Apps put a link into any of the three fields, and never mind which. */
export async function takeSharedText(
  now = new Date(),
  isAwaited: () => boolean = () => true,
): Promise<SharedText | undefined> {
  const taken = await take(sharedTextAddress, now, isAwaited);
  if (!taken) return undefined;
  const { title, text, url } = JSON.parse(await taken.content.text()) as Record<
    'title' | 'text' | 'url',
    string
  >;
  const [link] = `${url} ${text} ${title}`.match(/https?:\/\/\S+/) ?? [];
  const words = text.trim() === link ? '' : text.trim();
  return words || link ? { title: title.trim(), text: words, link } : undefined;
}

async function take(address: string, now: Date, isAwaited: () => boolean) {
  if (!('caches' in globalThis)) return undefined;
  const kept = await caches.match(address, { cacheName: sharedCache });
  if (!kept) return undefined;
  const content = await kept.blob();
  if (!isAwaited()) return undefined;
  await (await caches.open(sharedCache)).delete(address);
  const sharedAt = new Date(kept.headers.get('x-shared-at') ?? 0);
  const isOld = now.getTime() - sharedAt.getTime() >= keptMs;
  return isOld ? undefined : { content, headers: kept.headers };
}

/** Everything that was shared and nobody came for. */
export async function removeShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedCache);
}
