import type { CoverLetter } from '#contract/cover-letters.ts';
import { copyTitle } from '../../copy-title.ts';
import type { Database } from '../../database/database.ts';
import type { Remember } from '../../idempotency.ts';
import { copyCoverLetter, findCoverLetter } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

/** A copy never spends a use. */
export function duplicateCoverLetter(
  database: Database,
  userId: string,
  id: string,
  remember: Remember,
): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    const { title } = found(await findCoverLetter(trx, userId, id));
    const copyId = await copyCoverLetter(trx, userId, id, copyTitle(title, 'Cover letter'));
    return remember(trx, found(await findCoverLetter(trx, userId, copyId)));
  });
}
