import type { LetterNotice } from '#contract/cover-letters.ts';
import { droppedOf } from '#domain/claims/prose/hanging-sentences.ts';
import type { ProposedSentence, ReviewedSentence } from '#domain/claims/prose/reviewed-sentence.ts';
import { withOpening } from '#domain/claims/prose/with-opening.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { builtInWriter } from '../../engine/built-in-writer.ts';
import type { LetterPlan } from '../../engine/engine.ts';
import { judgeSentences } from '../../judging/judge-sentences.ts';
import { mendParagraphs } from '../../judging/mend-paragraphs.ts';
import { pairPrefix } from '../../judging/pair-prefix.ts';
import { type ReviewStream, reviewRest, reviewStream } from '../../judging/review-stream.ts';
import { proposedOf } from '../../judging/written-sentences.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { type FinishedLetter, type LetterParts, type LetterWork, tooLittle } from './letter-task.ts';
import { writeLetterPrompt } from './write-letter.prompt.ts';

/** A model writes, and each sentence is judged and shown while the next is written. Throws ModelUnavailable where none could. */
export async function writeByModel(
  parts: LetterParts,
  work: LetterWork,
  plan: LetterPlan,
): Promise<FinishedLetter> {
  const { engine } = parts;
  const { letter, progress, userId, workId, signal, stop } = work;
  const read = await engine.read(letter.source);
  const review = reviewerOf(parts, work);
  const stream = sentenceStream(review, work);
  // Made while the model writes and remembered: sentences are held against the same words, and it's the letter where too few pass.
  void engine.writeLetter(letter).catch(() => {});
  try {
    const { answered, model, notices } = await write(parts, work, plan, stream);
    const reviewed = await stream.end();
    const proposed = answered ?? reviewed.items;
    void progress({ step: 'checking' });
    const judge = judgeOf(parts, work, plan, read.data);
    const judged = withOpening(
      await judge(await reviewRest(proposed, reviewed, { keyOf, review }), workId),
      plan.posting,
    );
    const whole = await mendParagraphs(parts.models, judged, {
      ...{ prefix: pairPrefix(plan.pair), more: [], of: 'cover letter', feature: 'coverLetter' },
      ...{ userId, workId, signal, stop },
      employers: read.data.experience.map(({ company }) => company),
      review: async (mended) => judge(await review(mended), `${workId}-mended`),
    });
    const finished = await engine.finishLetter(letter, whole, answered === undefined);
    if (!finished) throw await tooLittle(engine, letter);
    const { isBuiltIn, ...written } = finished;
    const said = new Set(written.sentences.map(({ text }) => text));
    return {
      ...written,
      // What the built-in engine says in the same words isn't asked about.
      offers: written.offers.filter(({ text }) => !said.has(text)),
      notices: [...notices, ...written.notices],
      writer: isBuiltIn ? builtInWriter(false) : { kind: 'model', name: model, isFallback: false },
    };
  } finally {
    // Sentences of a stream that failed are not part of any result; what is still being checked is waited for.
    await stream.end();
  }
}

type Review = (proposed: readonly ProposedSentence[]) => Promise<ReviewedSentence[]>;

/** What the person has refused before isn't said, even where it could be proven by now. */
function reviewerOf({ engine }: LetterParts, { letter }: LetterWork): Review {
  const refused = new Set(letter.source.settled);
  return async (proposed) => {
    const reviewed = await engine.reviewSentences(letter, 'letter', proposed);
    return reviewed.map((one) =>
      one.outcome === 'passed' && refused.has(one.sentence.text) ? droppedOf(one) : one,
    );
  };
}

/** A second judge for what the first has looked at. Each call of it is work of its own. */
const judgeOf =
  (
    { models }: LetterParts,
    { userId, signal }: LetterWork,
    { pair, posting: job }: LetterPlan,
    data: ResumeData,
  ) =>
  (outcomes: readonly ReviewedSentence[], workId: string) =>
    judgeSentences(models, {
      ...{ outcomes, data, job, lines: pair.lines, feature: 'coverLetter', userId, workId, signal },
    });

const keyOf = ({ text, lines, paragraph, about }: ProposedSentence): string =>
  JSON.stringify([text, lines, paragraph, about]);

type SentenceStream = ReviewStream<ProposedSentence, ReviewedSentence>;

const sentenceStream = (review: Review, { progress }: LetterWork): SentenceStream =>
  reviewStream<ProposedSentence, ReviewedSentence>({
    keyOf,
    review,
    tell: async (_, outcome) => {
      if (outcome.outcome === 'passed') await progress({ step: 'writing', sentence: outcome.sentence });
    },
  });

interface Written {
  /** Undefined where the person stopped it: what the stream has reviewed is all there is. */
  answered?: ProposedSentence[];
  model: string;
  notices: LetterNotice[];
}

async function write(
  { models }: LetterParts,
  { letter, userId, workId, signal, stop, progress }: LetterWork,
  plan: LetterPlan,
  stream: SentenceStream,
): Promise<Written> {
  void progress({ step: 'writing' });
  let writing = '';
  try {
    const { output, model, isWhole } = await models.write({
      ...writeLetterPrompt(plan, letter),
      feature: 'coverLetter',
      userId,
      idempotencyKey: workId,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
      onPartial: (partial, by) => {
        writing = by;
        stream.take(proposedOf(partial.sentences));
      },
    });
    const answered = proposedOf(output.sentences);
    if (answered.length === 0) throw new ModelUnavailable('all failed');
    return { answered, model, notices: isWhole ? [] : ['model-broke-off'] };
  } catch (error) {
    if (!stop?.aborted || signal.aborted) throw error;
    return { model: writing, notices: ['stopped-early'] };
  }
}
