import type { CoverLetter, CoverLetterUpdate } from '#contract/cover-letters.ts';
import type { Database } from '../../database/database.ts';
import { findCoverLetter, writeCoverLetter } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

export function updateCoverLetter(
  database: Database,
  userId: string,
  id: string,
  update: CoverLetterUpdate,
): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    found(await findCoverLetter(trx, userId, id));
    await writeCoverLetter(trx, userId, id, update);
    return found(await findCoverLetter(trx, userId, id));
  });
}
