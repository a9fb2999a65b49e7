import { proseLines } from '#domain/claims/prose/prose-lines.ts';
import type { InterviewQuestion } from '#domain/interview/interview.ts';
import { ModelUnavailable } from '../../models/model-gateway.ts';
import type { InterviewParts, OpenedSession, WorkOfPerson } from './interview-task.ts';
import { nextQuestionPrompt } from './next-question.prompt.ts';

/** A person who practices doesn't wait for long: of a slow model's questions the finished ones do. */
const patienceMs = 10_000;
const maxQuestions = 5;

/** A model's next question if one of its proposals may reach the person; null where none may, or none came in time. */
export async function askByModel(
  { engine, models }: InterviewParts,
  { task }: OpenedSession,
  asked: readonly string[],
  work: WorkOfPerson,
): Promise<(InterviewQuestion & { askedBy: string }) | null> {
  const { jobTitle, posting, resume } = task;
  const { asks, shown } = posting === null ? { asks: [], shown: '' } : await engine.readPosting(posting);
  const lines = resume ? proseLines(resume.data) : [];
  try {
    const { output, model } = await models.write({
      ...nextQuestionPrompt({ jobTitle, asks, posting: shown, lines, asked }),
      feature: 'interview',
      userId: work.userId,
      idempotencyKey: work.workId,
      patienceMs,
      signal: work.signal,
    });
    const question = await engine.admitQuestion(task, asked, output.questions.slice(0, maxQuestions));
    return question && { ...question, askedBy: model };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    return null;
  }
}
