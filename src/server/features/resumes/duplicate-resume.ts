import type { Remember } from '../../http/idempotency.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { copyTitle } from '../../versions/copy-title.ts';
import { copyConfirmations } from './confirmation-store.ts';
import { found } from './get-resume.ts';
import { copyJudged } from './judged-store.ts';
import { copyResume, findResume, type StoredResume } from './resume-store.ts';

/** A copy never spends a use, and any template may be copied. */
export function duplicateResume(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
  id: string,
  remember: Remember,
): Promise<StoredResume> {
  return database.asUser(userId, async (trx) => {
    const { title } = found(await findResume(trx, userId, id));
    const copyId = found(await copyResume(trx, userId, id, copyTitle(title, 'Resume')));
    await checkDocumentRoom(trx, userId, config);
    await copyConfirmations(trx, userId, id, copyId);
    await copyJudged(trx, userId, id, copyId);
    return remember(trx, found(await findResume(trx, userId, copyId)));
  });
}
