import type { NamedJob } from '../../posting/read-posting-head.ts';
import { paragraphOf, type ReviewedSentence, textOf } from './reviewed-sentence.ts';
import { openingOf } from './sentence-kind.ts';

/** A letter says what it's for, also where its first sentence says more than is proven: that is left out, or asked. */
export function withOpening(reviewed: readonly ReviewedSentence[], job: NamedJob): ReviewedSentence[] {
  return reviewed.flatMap((one): ReviewedSentence[] => {
    const text = one.outcome === 'passed' ? undefined : openingOf(textOf(one), job);
    if (text === undefined) return [one];
    const sentence = { text, kind: 'courtesy' as const, paragraph: paragraphOf(one), sources: [] };
    const opening: ReviewedSentence = { outcome: 'passed', lines: [], sentence };
    return one.outcome === 'offer'
      ? [opening, { ...one, offer: { ...one.offer, instead: text } }]
      : [opening];
  });
}
