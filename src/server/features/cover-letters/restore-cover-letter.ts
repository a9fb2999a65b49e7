import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Database } from '../../database/database.ts';
import { findCoverLetter, unmarkDeleted } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

/** Not while its resume is deleted: that is restored first, and brings along what went with it. */
export function restoreCoverLetter(database: Database, userId: string, id: string): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    await unmarkDeleted(trx, userId, id);
    return found(await findCoverLetter(trx, userId, id));
  });
}
