/** A stretch of a text, in characters. */
export interface Span {
  start: number;
  end: number;
}

/** The stretch without white space around it. */
export function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/u.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/u.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}
