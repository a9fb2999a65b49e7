import type { Span } from '../text/span.ts';
import type { Flag } from './guard-types.ts';
import type { Passage } from './passages.ts';

/**
 * What a letter says of its reader: "You ask for …:", "the role calls for …". Up to the colon, or to where the
 * writer speaks of themselves again, these words are the advertisement's and claim nothing.
 */
const readersWords =
  /\b(?:you(?:['’]re| are|r (?:\p{L}+ )?(?:posting|advert\p{L}*|ad|role|team|company|listing|description|vacancy))?|the (?:role|position|posting|job|advert\p{L}*|vacancy)|this (?:role|position|job)) (?:also )?(?:ask|need|want|look|seek|requir|call|mention|describ|list|emphasi[sz]|stress|is looking|is seeking)\p{L}*\b(?:(?!\b(?:I|my)\b)[^:;.—!?])*/giu;

function readerSpans(passage: Passage): Span[] {
  if (passage.kind !== 'letter' && passage.kind !== 'linkedin') return [];
  return [...passage.text.matchAll(readersWords)].map((found) => ({
    start: passage.start + found.index,
    end: passage.start + found.index + found[0].length,
  }));
}

/** The flags that are not about the reader's own words. */
export function withoutReadersWords(flags: readonly Flag[], passage: Passage): Flag[] {
  const spans = readerSpans(passage);
  return flags.filter((flag) => !spans.some(({ start, end }) => flag.start >= start && flag.end <= end));
}
