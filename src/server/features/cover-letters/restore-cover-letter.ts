import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { findCoverLetter, unmarkDeleted } from './cover-letter-store.ts';
import { found } from './get-cover-letter.ts';

/** Not while its resume is deleted: that is restored first, and brings along what went with it. */
export function restoreCoverLetter(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
  id: string,
): Promise<CoverLetter> {
  return database.asUser(userId, async (trx) => {
    await unmarkDeleted(trx, userId, id);
    const letter = found(await findCoverLetter(trx, userId, id));
    await checkDocumentRoom(trx, userId, config);
    return letter;
  });
}
