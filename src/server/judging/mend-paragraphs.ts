import { withoutHanging } from '#domain/claims/prose/hanging-sentences.ts';
import {
  type ProposedSentence,
  paragraphOf,
  type ReviewedSentence,
  textOf,
} from '#domain/claims/prose/reviewed-sentence.ts';
import { type ModelGateway, type ModelTask, ModelUnavailable } from '../models/model-gateway.ts';
import { mendPrompt, type TornText } from './mend-paragraphs.prompt.ts';
import { proposedOf } from './written-sentences.ts';

interface Mending extends TornText, Pick<ModelTask<unknown>, 'feature' | 'userId' | 'signal'> {
  workId: string;
  /** Aborted when the person has seen enough: then nothing more is asked. */
  stop?: AbortSignal | undefined;
  /** Employers that the person's jobs name. */
  employers: readonly string[];
  /** By both judges. */
  review(proposed: readonly ProposedSentence[]): Promise<readonly ReviewedSentence[]>;
}

type Passed = Extract<ReviewedSentence, { outcome: 'passed' }>;

/** How long a person waits for a text that reads whole. */
const patienceMs = 15_000;

/**
 * Reviewed sentences as a text that reads whole. A paragraph that lost a sentence is written again from what may be said,
 * in one call for all of them, and judged again. Where that fails, what is left stands without what would hang in the air.
 */
export async function mendParagraphs(
  models: Pick<ModelGateway, 'write'>,
  outcomes: readonly ReviewedSentence[],
  mending: Mending,
): Promise<ReviewedSentence[]> {
  const { employers, stop, signal } = mending;
  const left = withoutHanging(outcomes, employers);
  const standing = outcomes.filter(isPassed);
  const torn = tornOf(left, standing);
  if (torn.size === 0 || stop?.aborted) return left;
  const late = AbortSignal.timeout(patienceMs);
  try {
    const { output } = await models.write({
      ...mendPrompt(mending, standing, torn),
      feature: mending.feature,
      userId: mending.userId,
      idempotencyKey: `${mending.workId}-mending`,
      canBeDoneWithout: true,
      signal: AbortSignal.any([signal, late, ...(stop ? [stop] : [])]),
    });
    const proposed = proposedOf(output.sentences).filter(({ paragraph }) => torn.has(paragraph));
    const mended = await reviewNew(proposed, standing, mending);
    return [...torn].reduce(
      (text, paragraph) => withMended(text, { paragraph, mended, outcomes }, employers),
      left,
    );
  } catch (error) {
    const isOurs = error instanceof ModelUnavailable || late.aborted || stop?.aborted;
    if (signal.aborted || !isOurs) throw error;
    return left;
  }
}

const isPassed = (one: ReviewedSentence): one is Passed => one.outcome === 'passed';

/** Paragraphs of which something is left, and something isn't. Of thanks alone nothing hangs. */
function tornOf(left: readonly ReviewedSentence[], standing: readonly Passed[]): Set<number> {
  const personal = new Set(
    standing.filter(({ sentence }) => sentence.kind !== 'courtesy').map(({ sentence }) => sentence.paragraph),
  );
  return new Set(left.filter((one) => !isPassed(one) && personal.has(paragraphOf(one))).map(paragraphOf));
}

/** What comes back word for word has passed already. */
async function reviewNew(
  proposed: readonly ProposedSentence[],
  standing: readonly Passed[],
  { review }: Mending,
): Promise<ReviewedSentence[]> {
  const known = (one: ProposedSentence) =>
    standing.find(
      ({ sentence }) => sentence.text === one.text.trim() && sentence.paragraph === one.paragraph,
    );
  const fresh = proposed.filter((one) => !known(one));
  const reviewed = fresh.length === 0 ? [] : await review(fresh);
  return proposed.flatMap((one) => known(one) ?? reviewed[fresh.indexOf(one)] ?? []);
}

interface Mended {
  paragraph: number;
  mended: readonly ReviewedSentence[];
  /** As it was before anything was left out for hanging. */
  outcomes: readonly ReviewedSentence[];
}

/** The text with a paragraph as it was written again, if all of it passed, nothing of it hangs, and it still tells of the person. */
function withMended(
  text: readonly ReviewedSentence[],
  { paragraph, mended, outcomes }: Mended,
  employers: readonly string[],
): ReviewedSentence[] {
  const isIn = (one: ReviewedSentence) => paragraphOf(one) === paragraph;
  const [own, was] = [mended.filter(isIn), text.filter(isIn)];
  const kept = new Set(was.filter(isPassed).map(textOf));
  const hung = new Set(
    outcomes.filter((one) => isIn(one) && isPassed(one) && !kept.has(textOf(one))).map(textOf),
  );
  const isTelling = ({ sentence }: Passed) => sentence.kind === 'you';
  const isWhole =
    own.length > 0 &&
    own.every((one) => isPassed(one) && !hung.has(textOf(one))) &&
    (own.filter(isPassed).some(isTelling) || !was.filter(isPassed).some(isTelling));
  if (!isWhole) return [...text];
  const first = text.findIndex(isIn);
  const asked = was.filter(({ outcome }) => outcome === 'offer');
  const others = (one: ReviewedSentence) => !isIn(one);
  const next = [
    ...text.slice(0, first).filter(others),
    ...own,
    ...asked,
    ...text.slice(first).filter(others),
  ];
  const isHanging = withoutHanging(next, employers).some((one, at) => one.outcome !== next[at]?.outcome);
  return isHanging ? [...text] : next;
}
