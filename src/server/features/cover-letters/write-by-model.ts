import type { LetterNotice } from '#contract/cover-letters.ts';
import type { ProposedSentence, ReviewedSentence } from '#domain/claims/prose/review-sentence.ts';
import { resumeLines } from '#domain/evidence/resume-lines.ts';
import type { LetterPlan, ResumeReading } from '../../engine/engine.ts';
import { judgeSentences } from '../../judging/judge-sentences.ts';
import { type ReviewStream, reviewRest, reviewStream } from '../../judging/review-stream.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { isStorable } from '../../storable-text.ts';
import { type FinishedLetter, type LetterParts, type LetterWork, tooLittle } from './letter-task.ts';
import { type ModelLetter, writeLetterPrompt } from './write-letter.prompt.ts';

/** A model writes, and each sentence is judged and shown while the next is written. Throws ModelUnavailable where none could. */
export async function writeByModel(
  parts: LetterParts,
  work: LetterWork,
  plan: LetterPlan,
): Promise<FinishedLetter> {
  const { engine } = parts;
  const { letter, progress, userId, workId, signal } = work;
  const read = await engine.read(letter.source);
  const review = reviewerOf(parts, work);
  const stream = sentenceStream(review, work);
  // Made while the model writes and remembered: sentences are held against the same words, and it stands in where one doesn't pass.
  void engine.writeLetter(letter).catch(() => {});
  try {
    const { answered, model, notices } = await write(parts, work, { plan, read, stream });
    const reviewed = await stream.end();
    const proposed = answered ?? reviewed.items;
    void progress({ step: 'checking' });
    const outcomes = await reviewRest(proposed, reviewed, { keyOf, review });
    const { source } = letter;
    const judged = await judgeSentences(parts.models, {
      ...{ outcomes, data: read.data, lines: resumeLines(read.data, source.confirmed) },
      ...{ feature: 'coverLetter', userId, workId, signal },
    });
    const written = await engine.finishLetter(letter, judged);
    if (!written) throw await tooLittle(engine, letter);
    const said = new Set(written.sentences.map(({ text }) => text));
    return {
      ...written,
      // What the built-in engine says in the same words isn't asked about.
      offers: written.offers.filter(({ text }) => !said.has(text)),
      notices: [...notices, ...written.notices],
      writer: { kind: 'model', name: model, isFallback: false },
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
      one.outcome === 'passed' && refused.has(one.sentence.text)
        ? { outcome: 'dropped', lines: one.lines, paragraph: one.sentence.paragraph }
        : one,
    );
  };
}

const keyOf = ({ text, lines, paragraph }: ProposedSentence): string =>
  JSON.stringify([text, lines, paragraph]);

/** More than any letter has. */
const mostSentences = 60;
const longestSentence = 1_000;

const isNumber = (number: number) => Number.isInteger(number) && number >= 0;

const isComplete = ({ text, lines, paragraph }: ProposedSentence): boolean =>
  text.length <= longestSentence && isStorable(text) && isNumber(paragraph) && lines.every(isNumber);

const sentencesOf = ({ sentences }: ModelLetter): ProposedSentence[] =>
  sentences.slice(0, mostSentences).filter(isComplete);

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
  { plan, read, stream }: { plan: LetterPlan; read: ResumeReading; stream: SentenceStream },
): Promise<Written> {
  void progress({ step: 'writing' });
  let writing = '';
  try {
    const { output, model, isWhole } = await models.write({
      ...writeLetterPrompt(plan, read.posting ?? '', letter),
      feature: 'coverLetter',
      userId,
      idempotencyKey: workId,
      signal: stop ? AbortSignal.any([signal, stop]) : signal,
      onPartial: (partial, by) => {
        writing = by;
        stream.take(sentencesOf(partial));
      },
    });
    const answered = sentencesOf(output);
    if (answered.length === 0) throw new ModelUnavailable('all failed');
    return { answered, model, notices: isWhole ? [] : ['model-broke-off'] };
  } catch (error) {
    if (!stop?.aborted || signal.aborted) throw error;
    return { model: writing, notices: ['stopped-early'] };
  }
}
