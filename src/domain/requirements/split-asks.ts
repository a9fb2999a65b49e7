import { type Span, trimmed } from './posting-sentences.ts';

/** The parts of a sentence that can be checked alone. */
export function splitAsks(lower: string, sentence: Span): Span[] {
  const parts: Span[] = [];
  let start = sentence.start;
  let depth = 0;
  for (let place = sentence.start; place < sentence.end; place += 1) {
    const char = lower[place] ?? '';
    if ('([（'.includes(char)) depth += 1;
    else if (')]）'.includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && ';；'.includes(char)) {
      parts.push(trimmed(lower, start, place));
      start = place + 1;
    }
  }
  parts.push(trimmed(lower, start, sentence.end));
  return parts.filter((part) => part.end > part.start);
}
