import type { Database } from '../../database/database.ts';
import { found } from './get-interview-session.ts';
import { markDeleted } from './interview-store.ts';

/** Deletes what can be restored for 30 days. */
export async function deleteInterviewSession(
  database: Database,
  userId: string,
  id: string,
): Promise<undefined> {
  const isThere = await database.asUser(userId, (trx) => markDeleted(trx, userId, id));
  found(isThere || undefined);
  return undefined;
}
