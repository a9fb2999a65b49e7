import { linesOf } from '../text/lines.ts';
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

/**
 * With the lines of which nothing would be left, and the empty lines among those: what was put in goes as if it had
 * never been there, so that the rest is read as it would have been.
 */
export function withEmptiedLines(text: string, spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const lines = linesOf(text).map(({ start, end }) => ({
    start,
    end,
    isEmpty: text.slice(start, end).trim() === '',
    isCut: isBlankWithout(text, { start, end }, spans),
  }));
  const cut = lines.map(({ isCut }) => isCut);
  let last = -1;
  for (const [place, { isEmpty, isCut }] of lines.entries()) {
    if (isCut && last !== -1) cut.fill(true, last, place);
    if (isCut) last = place;
    else if (!isEmpty) last = -1;
  }
  const emptied = lines.filter((_, place) => cut[place]).map(({ start, end }) => ({ start, end: end + 1 }));
  return [...spans, ...emptied];
}

/** Something of it is left out, and all that stays is space. */
function isBlankWithout(text: string, { start, end }: Span, spans: readonly Span[]): boolean {
  const inside = spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ start: Math.max(start, span.start) - start, end: Math.min(end, span.end) - start }));
  return inside.length > 0 && withoutSpans(text.slice(start, end), inside).text.trim() === '';
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}
