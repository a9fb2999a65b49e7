import { linesOf } from '../language/lines.ts';
import type { Span } from '../language/span.ts';

/** A text with parts left out, which remembers where the rest stood. */
export interface EditedText {
  text: string;
  /** The place in the original of a run of `text`. */
  originalOf(span: Span): Span;
}

/** Leaves the spans out; they may overlap. */
export function withoutSpans(original: string, spans: readonly Span[]): EditedText {
  const sorted = [...spans].filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const kept: { at: number; from: number; length: number }[] = [];
  let text = '';
  let from = 0;
  const keep = (to: number) => {
    if (to <= from) return;
    kept.push({ at: text.length, from, length: to - from });
    text += original.slice(from, to);
  };
  for (const { start, end } of sorted) {
    keep(start);
    from = Math.max(from, end);
  }
  keep(original.length);
  const place = (offset: number) => {
    let low = 0;
    let high = kept.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((kept[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const part = kept[low];
    return part ? part.from + Math.min(offset - part.at, part.length) : original.length;
  };
  return {
    text,
    originalOf: ({ start, end }) =>
      end > start
        ? { start: place(start), end: place(end - 1) + 1 }
        : { start: place(start), end: place(start) },
  };
}

/**
 * With the lines of which nothing would be left, and the empty lines among those: what was put in goes as if it had
 * never been there, so that the rest is read as it would have been.
 */
export function withEmptiedLines(text: string, spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const cut = new Uint8Array(text.length);
  for (const { start, end } of spans) cut.fill(1, start, end);
  const emptied: Span[] = [];
  let last: number | undefined;
  for (const { text: line, start, end } of linesOf(text)) {
    const isEmpty = line.trim() === '';
    const isCut = !isEmpty && [...line.matchAll(/\S/g)].every(({ index }) => cut[start + index] === 1);
    if (isCut) emptied.push({ start: last ?? start, end: end + 1 });
    if (isCut) last = end;
    else if (!isEmpty) last = undefined;
  }
  return [...spans, ...emptied];
}
