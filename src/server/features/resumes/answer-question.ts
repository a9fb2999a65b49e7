import { AppError } from '../../app-error.ts';
import { withAnswer } from './apply-answer.ts';
import { changeResume } from './change-resume.ts';
import { keepConfirmation } from './confirmation-store.ts';
import { contentPatch, dataOf, type EditParts } from './resume-content.ts';
import type { StoredResume } from './resume-store.ts';

export interface Answer {
  questionId: string;
  answer: 'yes' | 'no' | null;
  words: string;
}

/** The person says whether a claim is true: evidence from now on, or a lasting no. Null takes the answer back. */
export function answerQuestion(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  { questionId, answer, words }: Answer,
): Promise<StoredResume> {
  return changeResume(database, userId, id, async (resume) => {
    const question = resume.questions.find((one) => one.id === questionId);
    const data = dataOf(resume);
    if (!question || !data) throw new AppError('not_found', { message: 'This question is not there.' });
    if (question.answer === answer && question.words === words) return undefined;
    const after = withAnswer({ ...resume, data }, resume.parsedData, question, { answer, words });
    return {
      patch: {
        ...(await contentPatch(engine, after.data, resume.jobPosting)),
        changes: after.changes,
        questions: resume.questions.map((one) => (one === question ? after.question : one)),
      },
      reason: 'decided',
      alongside: (trx) =>
        keepConfirmation(trx, userId, id, { about: 'skill', job: '', claim: question.claim, answer, words }),
    };
  });
}
