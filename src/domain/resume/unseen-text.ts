import { invisibleRuns } from '../language/invisible.ts';
import { linesOf } from '../language/lines.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';

/** Markup that a browser would not show. Pasted pages and exported files carry it along. */
const unseenMarkup = [
  /<!--[\s\S]{0,5000}?-->/g,
  /<(script|style|template|noscript)\b[^>]{0,300}>[\s\S]{0,5000}?<\/\1\s*>/gi,
  phrasePattern.gi`<([a-z][a-z0-9]{0,10})\b[^>]{0,300}(?:${'unseen-text/unseen-markup'})[^>]{0,300}>[\s\S]{0,5000}?<\/\1\s*>`,
];

/** Lists parted by characters nobody sees, which run together when those are left out: none of their words is read. */
export function joinedLists(text: string, isNamed: (item: string) => boolean): Span[] {
  const spans: Span[] = [];
  for (const { text: line, start, end } of linesOf(text)) {
    const parts = line.split(invisibleRuns).filter((part) => /\p{L}{2}/u.test(part));
    if (parts.length >= 3 && parts.filter(isNamed).length >= parts.length * 0.8)
      spans.push({ start, end: end + 1 });
  }
  return spans;
}

/** What is in a pasted text but not to be seen. It earns and costs nothing. */
export function unseenSpans(text: string): Span[] {
  const patterns = text.includes('<') ? [...unseenMarkup, invisibleRuns] : [invisibleRuns];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })),
  );
}
