import type { ReviewedSentence } from '#domain/claims/prose/review-sentence.ts';
import {
  type OwnLine,
  ownLines,
  type ProposedPart,
  withModelsSentences,
} from '#domain/interview/better-by-model.ts';
import type { BetterPart } from '#domain/interview/interview.ts';
import type { InterviewResume, InterviewTask } from '../../engine/interview-engine.ts';
import { judgeSentences } from '../../judging/judge-sentences.ts';
import { personLines } from '../../judging/person-lines.ts';
import { isStorable } from '../../storable-text.ts';
import { askPatiently } from './ask-patiently.ts';
import { betterVersionPrompt } from './better-version.prompt.ts';
import type { InterviewParts, WorkOfPerson } from './interview-task.ts';

const patienceMs = 15_000;
/** More than any answer has. */
const mostSentences = 40;

/** A better version by a model: of its sentences only those that the person's words prove. Null where none is left. */
export async function betterByModel(
  parts: InterviewParts,
  { task, question, better }: { task: InterviewTask; question: string; better: readonly BetterPart[] },
  work: WorkOfPerson,
): Promise<{ better: BetterPart[]; model: string } | null> {
  const own = ownLines(better);
  if (own.length === 0) return null;
  const { userId, workId, signal } = work;
  const answer = await askPatiently(
    parts.models,
    { ...betterVersionPrompt(question, own), feature: 'interview', userId, idempotencyKey: workId, signal },
    patienceMs,
  );
  if (!answer) return null;
  const proposed = answer.output.sentences.slice(0, mostSentences).filter(isStorable);
  const reviewed = await reviewSentences(parts, { task, own, proposed }, work);
  const made = withModelsSentences(better, proposed, reviewed);
  return made && { better: made, model: answer.model };
}

/**
 * The lanes and a second judge. The answer alone is the evidence first: where it says the same as the resume, it's the
 * answer that counts. What it doesn't prove by itself may be proven with the resume.
 */
async function reviewSentences(
  { engine, models }: InterviewParts,
  {
    task,
    own,
    proposed,
  }: { task: InterviewTask; own: readonly OwnLine[]; proposed: readonly ProposedPart[] },
  { userId, workId, signal }: WorkOfPerson,
): Promise<ReviewedSentence[]> {
  const said = own.map(({ text }) => ({ text, job: '' }));
  const sentences = proposed.map(({ text, lines }) => ({ text, lines, paragraph: 0 }));
  const review = async ({ source: known, data }: InterviewResume) => {
    const source = { ...known, confirmed: [...known.confirmed, ...said], posting: null };
    return engine.reviewSentences({ source, data }, 'linkedin', sentences);
  };
  const nothing = { content: '', confirmed: [], settled: [] };
  const empty = { source: nothing, data: (await engine.read({ ...nothing, posting: null })).data };
  const alone = await review(empty);
  const { source, data } = task.resume ?? empty;
  const withResume = task.resume ? await review(task.resume) : alone;
  const outcomes = alone.map((one, place) => (one.outcome === 'passed' ? one : (withResume[place] ?? one)));
  return judgeSentences(models, {
    ...{ outcomes, data, content: source.content },
    lines: personLines(data, [...source.confirmed, ...said]),
    ...{ feature: 'interview', userId, workId, signal },
  });
}
