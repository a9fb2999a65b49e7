import type { CoverLetterVersion } from '#contract/cover-letters.ts';
import type { Database } from '../../database/database.ts';
import { findCoverLetter } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';
import { findLetterVersions } from './letter-version-store.ts';

export function listCoverLetterVersions(
  database: Database,
  userId: string,
  id: string,
): Promise<CoverLetterVersion[]> {
  return database.asUser(userId, async (trx) => {
    found(await findCoverLetter(trx, userId, id));
    return findLetterVersions(trx, userId, id);
  });
}
