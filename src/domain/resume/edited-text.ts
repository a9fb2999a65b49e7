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
  const sorted = spans.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const lines = linesOf(text);
  const left = leftOfLines(text, lines, sorted);
  const isEmpty = lines.map((line) => line.text.trim() === '');
  const isCut = lines.map((_, place) => !isEmpty[place] && left[place] === '');
  const emptied: Span[] = [];
  let last = -1;
  for (const [place, { start, end }] of lines.entries()) {
    const from = isCut[place] && last !== -1 ? (lines[last]?.end ?? start) : start;
    if (isCut[place]) emptied.push({ start: from, end: end + 1 });
    if (isCut[place]) last = place;
    else if (!isEmpty[place]) last = -1;
  }
  return [...spans, ...emptied];
}

/** What stays of each line, without the space around it; in one pass, for there may be as many spans as letters. */
function leftOfLines(text: string, lines: readonly Span[], sorted: readonly Span[]): string[] {
  let next = 0;
  let reached = 0;
  return lines.map(({ start, end }) => {
    let kept = '';
    let from = Math.max(start, reached);
    for (let span = sorted[next]; span && span.start < end; span = sorted[next]) {
      kept += text.slice(from, Math.max(from, span.start));
      reached = Math.max(reached, span.end);
      from = Math.max(from, span.end);
      next += 1;
    }
    return `${kept}${text.slice(from, Math.max(from, end))}`.trim();
  });
}
