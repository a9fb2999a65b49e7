import type { Lexicon } from '../lexicon.ts';
import { copiedSpans } from './copied-text.ts';
import { keywordSpans } from './keyword-blocks.ts';
import type { PostingWords } from './posting-words.ts';
import { repeatedSpans } from './repeated-text.ts';
import type { Span } from './score.ts';
import { textLines } from './text-lines.ts';

/**
 * What was put into a resume for a machine and not for a reader: passages copied from the posting, blocks of its
 * keywords, the same words over and over. It is left out before the resume is read, so that a resume with it scores
 * as the same resume without it.
 */
export function paddingSpans(text: string, lexicon: Lexicon, posting: PostingWords | undefined): Span[] {
  const lines = textLines(text);
  const repeated = repeatedSpans(lines);
  if (!posting) return repeated;
  const copied = copiedSpans(lines, posting);
  const isLeftOut = ({ start, end }: Span) =>
    [...copied, ...repeated].some((span) => span.start <= start && span.end >= end && end > start);
  const rest = lines.map((line) => (isLeftOut(line) ? { ...line, text: '', words: [] } : line));
  return [...repeated, ...copied, ...keywordSpans(rest, posting, lexicon)];
}
