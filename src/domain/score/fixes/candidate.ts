import type { Span } from '../../language/span.ts';
import type { AskingPosting } from '../../posting/posting.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { FixAdvice } from '../fix-advice.ts';
import type { Ask, CheckId, Edit, FieldEdit } from '../score.ts';

/** A change that may raise the score: its places are those of the scored text. */
export interface Candidate {
  check: CheckId;
  id: string;
  advice: FixAdvice;
  edits: readonly Edit[];
  asks: readonly Ask[];
  /** Where the edits stand in no field: the fields that say the same. */
  fields?: readonly FieldEdit[];
  /** The field that it is about, where the edits do not tell. */
  path?: string;
  /** Points of its own hundred it may bring: only the order in which candidates are tried. */
  hope: number;
}

export interface FixContext {
  view: ReadResume;
  posting: AskingPosting | undefined;
  now: Date;
}

export const deletion = ({ start, end }: Span): Edit => ({ start, end, text: '' });

/** The line in which a place stands, without its end. */
export function lineAround(text: string, place: number): Span {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  return { start, end: end === -1 ? text.length : end };
}

/** A whole line with its end: removed, it leaves no gap. */
export function wholeLine(text: string, place: number): Span {
  const { start, end } = lineAround(text, place);
  return end < text.length ? { start, end: end + 1 } : { start: Math.max(0, start - 1), end };
}

/** What stands before the first word of a line: bullet and blanks. */
export function markBefore(text: string, place: number): string {
  const { start } = lineAround(text, place);
  const before = text.slice(start, place);
  return /^[^\p{L}\p{N}]*$/u.test(before) ? before : '';
}
