import type { WriterReason } from '../edit-reasons.ts';

/** A line after one rule, and why. */
export interface RewrittenLine {
  text: string;
  reason: WriterReason;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Slips and evenness are told only where nothing more was done. */
const weak: ReadonlySet<WriterReason> = new Set(['grammar', 'even']);

/** The same line after a further rule; of two reasons the one that did more is told. */
export function andThen(
  before: RewrittenLine | undefined,
  next: RewrittenLine | undefined,
): RewrittenLine | undefined {
  if (!next || !before) return next ?? before;
  const isBeforeBetter = !weak.has(before.reason) || (weak.has(next.reason) && before.reason === 'grammar');
  return { text: next.text, reason: isBeforeBetter ? before.reason : next.reason };
}

/** For the middle of a sentence: "REST" and "iOS" stay as they are. */
export const small = (text: string): string =>
  text.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase());
