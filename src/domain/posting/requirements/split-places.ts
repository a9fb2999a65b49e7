import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Span, trimSpan } from '../../language/span.ts';

const conjunctions = phrasePattern.gu` (?:${'split-places/conjunctions'}) (?!\/)`;

/** Places of separators that stand outside of brackets. */
export function topLevel(lower: string, { start, end }: Span, separators: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let place = start; place < end; place += 1) {
    const char = lower[place] ?? '';
    if ('([（'.includes(char)) depth += 1;
    else if (')]）'.includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separators.includes(char) && !isInNumber(lower, place)) places.push(place);
  }
  return places;
}

const isInNumber = (lower: string, place: number) =>
  /\d/.test(lower[place - 1] ?? '') && /\d/.test(lower[place + 1] ?? '');

export function splitAt(lower: string, { start, end }: Span, places: readonly number[]): Span[] {
  const starts = [start, ...places.map((place) => place + 1)];
  return starts
    .map((from, index) => trimSpan(lower, from, places[index] ?? end))
    .filter((part) => part.end > part.start);
}

/** Where words join two things, outside of brackets. */
export function conjunctionPlaces(lower: string, clause: Span): number[] {
  const outside = new Set(topLevel(lower, clause, ' '));
  return [...lower.slice(clause.start, clause.end).matchAll(conjunctions)]
    .map((found) => clause.start + found.index)
    .filter((place) => outside.has(place));
}
