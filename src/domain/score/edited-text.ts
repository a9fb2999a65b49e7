import type { Span } from '../text/span.ts';
import type { Edit } from './score.ts';

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

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}
