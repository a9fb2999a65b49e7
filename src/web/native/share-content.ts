export interface ShareContent {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: File[];
}

/** `expired`: the press is too long ago, because the file had to be made first. Another press will do. */
export type ShareOutcome = 'shared' | 'cancelled' | 'expired' | 'failed';
