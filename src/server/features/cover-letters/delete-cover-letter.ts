import type { Database } from '../../database/database.ts';
import { markDeleted } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

/** Deletes what can be restored for 30 days. */
export async function deleteCoverLetter(database: Database, userId: string, id: string): Promise<undefined> {
  const isThere = await database.asUser(userId, (trx) => markDeleted(trx, userId, id));
  found(isThere || undefined);
  return undefined;
}
