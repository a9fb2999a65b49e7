import type { ProseOffer, ProseSentence } from '../claims/prose/prose.ts';
import type { ReviewedSentence } from '../claims/prose/reviewed-sentence.ts';

/** As few as the built-in letter has. */
const fewestPersonal = 2;

/**
 * A model's letter after the review, and what's asked beside it; no letter where too little about the person is left. Who
 * stopped it has seen what there is, and keeps it.
 */
export function wholeLetter(
  reviewed: readonly ReviewedSentence[],
  isStopped: boolean,
): { sentences: ProseSentence[] | undefined; offers: ProseOffer[] } {
  const sentences = reviewed.flatMap((one) => (one.outcome === 'passed' ? one.sentence : []));
  const count = sentences.filter(({ kind }) => kind === 'you').length;
  const isWhole = count >= (isStopped ? 1 : fewestPersonal);
  return {
    sentences: isWhole ? sentences : undefined,
    offers: reviewed.flatMap((one) => (one.outcome === 'offer' ? one.offer : [])),
  };
}
