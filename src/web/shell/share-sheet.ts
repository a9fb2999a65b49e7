import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import type { ShareContent, ShareOutcome } from '../native/share-content.ts';
import { base64Of } from './base64-of.ts';

/** Other apps may read what lies here, and the system clears it when it needs the room. */
const folder = 'shared';

/** Opens the phone's own sheet. Closing it without sharing is no failure. */
export async function shareSheet({ title, text, url, files = [] }: ShareContent): Promise<ShareOutcome> {
  try {
    const addresses: string[] = [];
    for (const file of files) addresses.push(await addressOf(file));
    await Share.share({
      title,
      ...(text !== undefined && { text }),
      ...(url !== undefined && { url: siteLink(url) }),
      ...(addresses.length > 0 && { files: addresses }),
    });
    return 'shared';
  } catch (error) {
    if (error instanceof Error && /cancell?ed/i.test(error.message)) return 'cancelled';
    console.warn('Sharing failed.', error);
    return 'failed';
  }
}

async function addressOf(file: File): Promise<string> {
  const { uri } = await Filesystem.writeFile({
    path: `${folder}/${file.name}`,
    directory: Directory.Cache,
    data: await base64Of(file),
    recursive: true,
  });
  return uri;
}

/** An address within the app, as it reads on the site: the build writes the site's origin into the page. */
export function siteLink(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const site = document.querySelector<HTMLMetaElement>('meta[name="candor-site"]')?.content;
  return site && origin === location.origin ? `${site}${pathname}${search}` : address;
}
