import { type Span, trimmed } from './posting-sentences.ts';

/** Without the punctuation and the small words around an ask. */
export function trimAsk(lower: string, clause: Span): Span {
  let { start, end } = trimmed(lower, clause.start, clause.end);
  const lead = /^(?:(?:and|or|but|also|plus|then|beyond that|[-–—:,.…]+)[:,]?\s+|[.…]+)+/u.exec(
    lower.slice(start, Math.min(end, start + 60)),
  );
  if (lead) start += lead[0].length;
  while (end > start && /[\s.,;:!。；、–—-]/u.test(lower[end - 1] ?? '')) end -= 1;
  return { start, end };
}
