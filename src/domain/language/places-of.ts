import type { Span } from './span.ts';

/** Where a quote is written in the text, however its words are spaced and in whatever case. */
export function placesOf(quote: string, text: string): Span[] {
  const words = quote.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const found = text.matchAll(new RegExp(escaped.join(String.raw`\s+`), 'giu'));
  return [...found].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
