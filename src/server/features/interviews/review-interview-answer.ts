import type { InterviewReview } from '#contract/interviews.ts';
import { feedbackText } from '#domain/interview/feedback-text.ts';
import { builtInWriter } from '../../engine/built-in-writer.ts';
import { betterByModel } from './better-by-model.ts';
import type { Turn } from './interview-store.ts';
import type { InterviewParts, OpenedSession, WorkOfPerson } from './interview-task.ts';

/** What an answer is worth, without a database. The grades are always the rubric's; a model may word the better version. */
export async function reviewInterviewAnswer(
  parts: InterviewParts,
  { session, task }: OpenedSession,
  { question, about, answer }: Pick<Turn, 'question' | 'about'> & { answer: string },
  work: WorkOfPerson,
): Promise<{ feedback: string; review: InterviewReview }> {
  const { engine, models } = parts;
  const graded = await engine.reviewInterviewAnswer({
    question: { text: question, kind: about.kind, good: about.good },
    jobTitle: session.jobTitle,
    answer,
  });
  const { better } = graded;
  const made = models.isConfigured ? await betterByModel(parts, { task, question, better }, work) : null;
  const review = made ? { ...graded, better: made.better } : graded;
  const writer = made
    ? { kind: 'model' as const, name: made.model, isFallback: false }
    : builtInWriter(models.isConfigured);
  return { feedback: feedbackText(review), review: { ...review, writer } };
}
