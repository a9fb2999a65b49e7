import type { Span } from '../text/span.ts';
import type { Flag, FlagKind } from './guard-types.ts';
import type { Passage } from './passages.ts';

/** A flag on a span of the passage, counted in the whole text. */
export function makeFlag(
  passage: Passage,
  span: Span,
  kind: FlagKind,
  severity: Flag['severity'],
  why: string,
): Flag {
  const { start, end } = span;
  return {
    kind,
    severity,
    claim: passage.text.slice(start, end),
    start: passage.start + start,
    end: passage.start + end,
    why,
  };
}
