import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Span, trimSpan } from '../../language/span.ts';

const lead = phrasePattern.u`^(?:(?:${'trim-ask/lead'})[:,]?\s+|[.…,–—•-]+)+`;

/** Without the punctuation and the small words around an ask. */
export function trimAsk(lower: string, clause: Span): Span {
  let { start, end } = trimSpan(lower, clause.start, clause.end);
  const found = lead.exec(lower.slice(start, Math.min(end, start + 60)));
  if (found && start + found[0].length < end) start += found[0].length;
  while (end > start && /[\s.,;:!。；、–—-]/u.test(lower[end - 1] ?? '')) end -= 1;
  const tail = /[\s,]+(?:and|or|but|und|et)$/u.exec(lower.slice(start, end));
  return { start, end: tail ? start + tail.index : end };
}
