import { createHash } from 'node:crypto';
import type { InterviewReview } from '#contract/interviews.ts';
import type { GradedAnswer } from '#domain/interview/check-grades.ts';
import { withoutOrders } from '#domain/interview/orders-to-grader.ts';
import { rubricVersion } from '#domain/interview/rubric.ts';
import { isStorable } from '../../http/storable-text.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import { type GradeMaterial, gradePrompt } from './grade-answer.prompt.ts';
import type { InterviewParts, WorkOfPerson } from './interview-task.ts';

/** Kept with the grades: the same answer to the same question by the same rubric gets them again. */
type KeptReview = InterviewReview & { hash?: string };

/** People who practice don't wait for minutes. */
const patienceMs = 60_000;

interface ToGrade extends GradeMaterial {
  /** Without Premium nobody is asked on. */
  hasFollowUp: boolean;
  asked: readonly string[];
  findKept(hash: string): Promise<InterviewReview | undefined>;
}

const failed = (notice: NonNullable<InterviewReview['notice']>): KeptReview => ({ grades: {}, notice });

/** Grades of a model, as far as they stand by the answer's own words; or that it gave none. Null without a model. */
export async function gradeByModel(
  { engine, models }: InterviewParts,
  { hasFollowUp, asked, findKept, ...given }: ToGrade,
  { userId, workId, signal }: WorkOfPerson,
): Promise<KeptReview | null> {
  const material = gradable(given);
  if (!models.isConfigured || material.answer === '') return null;
  const { promptVersion, ...prompt } = gradePrompt(material);
  const hash = hashOf([rubricVersion, promptVersion, material]);
  const kept = await findKept(hash);
  if (kept) return { ...followedUp(kept, hasFollowUp), hash };
  try {
    const { output, model, isWhole, shrunk } = await models.write({
      ...prompt,
      promptVersion,
      feature: 'interview',
      userId,
      idempotencyKey: workId,
      patienceMs,
      signal,
    });
    // Of half an answer nothing can be said.
    const checked = isWhole && !shrunk ? await engine.checkGrades(output, groundsOf(material, asked)) : null;
    if (!checked || !isStorable(checked)) return failed('model-failed');
    const { grades, ...rest } = checked;
    const review = { grades, byModel: { model, rubric: rubricVersion, ...rest } };
    return { ...followedUp(review, hasFollowUp), hash };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return failed(error.reason === 'refused' ? 'model-declined' : 'model-failed');
  }
}

/** An answer as a model gets it. */
export const gradable = <T extends Pick<GradeMaterial, 'answer'>>(given: T): T => ({
  ...given,
  answer: withoutOrders(given.answer),
});

/** What its grades are held against. */
export const groundsOf = (
  { jobTitle, good, question, answer }: GradeMaterial,
  asked: readonly string[],
): GradedAnswer => ({ question, answer, known: [jobTitle, ...good].join('\n'), asked });

const followedUp = (review: InterviewReview, hasFollowUp: boolean): InterviewReview =>
  hasFollowUp || !review.byModel ? review : { ...review, byModel: { ...review.byModel, followUp: '' } };

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');
