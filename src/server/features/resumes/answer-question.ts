import { readableText } from '#domain/language/readable-text.ts';
import { type GivenAnswer, type StoredQuestion, withAnswer } from '#domain/resume/answer-changes.ts';
import { AppError } from '../../app-error.ts';
import { changeResume } from './change-resume.ts';
import { keepConfirmation } from './confirmation-store.ts';
import { contentPatch, type EditParts, scoringOf } from './resume-content.ts';
import { dataOf, type StoredResume } from './resume-store.ts';

export interface Answer extends Omit<GivenAnswer, 'answeredAt'> {
  questionId: string;
}

/** What the person says is evidence from now on, and stands in the resume; a no is lasting. Null takes the answer back. */
export function answerQuestion(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  { questionId, answer, words: given, job }: Answer,
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const asked: StoredQuestion | undefined = resume.questions.find((one) => one.id === questionId);
    const data = dataOf(resume);
    if (!asked || !data) throw new AppError('not_found', { message: 'This question is not there.' });
    const words = readableText(given).trim();
    if (asked.answer === answer && asked.words === words) return undefined;
    const answeredAt = new Date().toISOString();
    const after = withAnswer({ ...resume, data }, asked, { answer, words, job, answeredAt });
    const { question } = after;
    const claim = { about: 'skill', claim: asked.claim } as const;
    return {
      patch: {
        ...(await contentPatch(engine, after.data, scoringOf(resume))),
        changes: after.changes,
        questions: resume.questions.map((one) => (one === asked ? question : one)),
      },
      reason: 'decided',
      alongside: async (trx) => {
        // It may have been said of another job before.
        await keepConfirmation(trx, userId, id, { ...claim, job: asked.job ?? '', answer: null, words: '' });
        await keepConfirmation(trx, userId, id, { ...claim, job: question.job ?? '', answer, words });
      },
    };
  });
}
