import type { ShareContent, ShareOutcome } from './share-content.ts';
import { nativeShell } from './shell.ts';

/** Whether the device has a share sheet that takes this. */
export function canShare(content: ShareContent): boolean {
  if (nativeShell()) return true;
  if (typeof navigator.share !== 'function') return false;
  // The older sheets take a link and nothing else, and cannot be asked.
  return typeof navigator.canShare === 'function' ? navigator.canShare(content) : !content.files;
}

/** Opens the share sheet of the device. Closing it without sharing is no failure. */
export async function share(content: ShareContent): Promise<ShareOutcome> {
  const shell = nativeShell();
  if (shell) return shell.share(content);
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'cancelled';
    if (name === 'NotAllowedError') return 'expired';
    console.warn('Sharing failed.', error);
    return 'failed';
  }
}

/** The address of this page, as other people can open it. */
export const linkHere = (): string => nativeShell()?.linkHere() ?? location.href;

export const canCopy = (): boolean => typeof navigator.clipboard?.writeText === 'function';

/** Whether it's on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Copying failed.', error);
    return false;
  }
}
