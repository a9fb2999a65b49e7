export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported' | 'failed';

/** Opens the share sheet of the device. Closing it without sharing is no failure. */
export async function share(content: ShareContent): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('Sharing failed.', error);
    return 'failed';
  }
}
