import { invisibleRuns } from '../language/invisible.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Span } from '../language/span.ts';

/** Markup that a browser would not show. Pasted pages and exported files carry it along. */
const unseenMarkup = [
  /<!--[\s\S]{0,5000}?-->/g,
  /<(script|style|template|noscript)\b[^>]{0,300}>[\s\S]{0,5000}?<\/\1\s*>/gi,
  phrasePattern.gi`<([a-z][a-z0-9]{0,10})\b[^>]{0,300}(?:${'unseen-text/unseen-markup'})[^>]{0,300}>[\s\S]{0,5000}?<\/\1\s*>`,
];

/** What is in a pasted text but not to be seen. It earns and costs nothing. */
export function unseenSpans(text: string): Span[] {
  const patterns = text.includes('<') ? [...unseenMarkup, invisibleRuns] : [invisibleRuns];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })),
  );
}
