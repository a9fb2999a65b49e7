import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Remember } from '../../http/idempotency.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { copyTitle } from '../../versions/copy-title.ts';
import { copyCoverLetter, findCoverLetter } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

/** A copy never spends a use. */
export function duplicateCoverLetter(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
  id: string,
  remember: Remember,
): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    const { title } = found(await findCoverLetter(trx, userId, id));
    const copyId = found(await copyCoverLetter(trx, userId, id, copyTitle(title, 'Cover letter')));
    await checkDocumentRoom(trx, userId, config);
    return remember(trx, found(await findCoverLetter(trx, userId, copyId)));
  });
}
