import type { EditReason } from '../edit-reasons.ts';

/** A line after one rule, and why. */
export interface RewrittenLine {
  text: string;
  reason: EditReason;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A capital that belongs to a name or an abbreviation stays when a word moves into the line. */
export const uncapital = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
