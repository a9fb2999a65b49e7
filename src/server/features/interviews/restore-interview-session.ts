import type { InterviewSession } from '#contract/interviews.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { found, sessionView } from './get-interview-session.ts';
import { findSession, unmarkDeleted } from './interview-store.ts';

export function restoreInterviewSession(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
  id: string,
): Promise<InterviewSession> {
  return database.asUser(userId, async (trx) => {
    await unmarkDeleted(trx, userId, id);
    const session = found(await findSession(trx, userId, id));
    await checkDocumentRoom(trx, userId, config);
    return sessionView(session);
  });
}
