import type { NewCoverLetter } from '#contract/cover-letters.ts';
import { readDraft } from '../../native/drafts.ts';

/** A call for a letter: found again by its key, also after a reload, and never made twice. */
export interface LetterCall {
  readonly key: string;
  readonly body: NewCoverLetter;
  readonly startedAt: string;
}

/** What is typed on this device and not kept by the server. */
export interface LetterDraft {
  /** What the next letter would be written from. */
  readonly form?: NewCoverLetter;
  /** A letter that is being written. */
  readonly call?: LetterCall;
  /** The letter as it was edited by hand, and the revision that it was edited from. */
  readonly text?: string;
  readonly revision?: number;
}

export const draftKey = (id: string | undefined) => `cover_letter_draft_${id ?? 'new'}`;

export const readLetterDraft = (id: string | undefined, userId: string): LetterDraft =>
  readDraft<LetterDraft>(draftKey(id), userId)?.content ?? {};

/** The server knows a key for a day. Long before that, whatever was started has ended. */
const followedMs = 60 * 60 * 1000;

export const isRecent = ({ startedAt }: LetterCall, now = Date.now()): boolean =>
  now - new Date(startedAt).getTime() < followedMs;
