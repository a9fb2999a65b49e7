export interface ShareContent {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: File[];
}

/** `expired`: the press is too long ago, because the file had to be made first. Another press will do. */
export type ShareOutcome = 'shared' | 'cancelled' | 'expired' | 'failed';

/** Whether the device has a share sheet that takes this. */
export function canShare(content: ShareContent): boolean {
  if (typeof navigator.share !== 'function') return false;
  // The older sheets take a link and nothing else, and cannot be asked.
  return typeof navigator.canShare === 'function' ? navigator.canShare(content) : !content.files;
}

/** Opens the share sheet of the device. Closing it without sharing is no failure. */
export async function share(content: ShareContent): Promise<ShareOutcome> {
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
