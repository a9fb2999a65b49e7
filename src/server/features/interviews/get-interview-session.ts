import type { InterviewSession } from '#contract/interviews.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { readSession, type StoredSession, type Turn } from './interview-store.ts';

export async function getInterviewSession(
  database: Database,
  userId: string,
  id: string,
): Promise<InterviewSession> {
  return sessionView(found(await readSession(database, userId, id)));
}

/** Somebody else's, a deleted one and one that never was are all the same to the caller. */
export function found<T>(session: T | undefined): T {
  if (session === undefined) throw new AppError('not_found', { message: 'Session not found' });
  return session;
}

/** The question that waits for an answer, if there is one. */
export const openTurnOf = ({ turns }: Pick<StoredSession, 'turns'>): Turn | undefined =>
  turns.find(({ feedback }) => feedback === null);

/** A session as it crosses the wire: three lists of text side by side, and beside them what is known of each. */
export function sessionView(session: StoredSession): InterviewSession {
  const { id, jobTitle, length, fit, jobPosting, resumeId, turns, running, createdAt, updatedAt } = session;
  const answered = turns.flatMap(({ answer, feedback, ...turn }) =>
    answer === null || feedback === null ? [] : [{ ...turn, answer, feedback }],
  );
  return {
    id,
    jobTitle,
    length,
    fit,
    resumeId,
    createdAt,
    updatedAt,
    hasPosting: jobPosting !== null,
    questions: turns.map(({ question }) => question),
    answers: answered.map(({ answer }) => answer),
    feedback: answered.map(({ feedback }) => feedback),
    asked: turns.map(({ about }) => about),
    reviews: answered.map(({ review }) => review),
    notes: answered.map(({ answer }) => noteAnswer(answer)),
    views: answered.map(({ ticked, isKept }) => ({ ticked, isKept })),
    sentAnswer: openTurnOf(session)?.answer ?? null,
    workId: running?.id ?? null,
  };
}
