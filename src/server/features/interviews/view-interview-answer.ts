import type { InterviewSession, OwnView } from '#contract/interviews.ts';
import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { found, sessionView } from './get-interview-session.ts';
import { findSession, keepView } from './interview-store.ts';

/** What the person says of an answer, as a whole: the last call counts. */
export function viewInterviewAnswer(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  { sessionId, ...view }: OwnView & { sessionId: string; index: number },
): Promise<InterviewSession> {
  return database.asUser(userId, async (trx) => {
    const { turns } = found(await findSession(trx, userId, sessionId, { hold: true }));
    const turn = turns[view.index];
    if (!turn?.feedback || view.ticked.some((place) => turn.about.good[place] === undefined))
      throw new AppError('invalid_request', { message: 'There’s no such answer or point in this session.' });
    const ticked = [...new Set(view.ticked)].sort((one, other) => one - other);
    await keepView(trx, userId, sessionId, { ...view, ticked });
    return sessionView(found(await findSession(trx, userId, sessionId)));
  });
}
