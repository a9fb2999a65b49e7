import { copyTitle } from '../../copy-title.ts';
import type { Database } from '../../database/database.ts';
import type { Remember } from '../../idempotency.ts';
import { copyConfirmations } from './confirmation-store.ts';
import { found } from './get-resume.ts';
import { copyResume, findResume, type StoredResume } from './resume-store.ts';

/** A copy never spends a use and is never refused, whatever template it has. */
export function duplicateResume(
  database: Database,
  userId: string,
  id: string,
  remember: Remember,
): Promise<StoredResume> {
  return database.asUser(userId, async (trx) => {
    const { title } = found(await findResume(trx, userId, id));
    const copyId = found(await copyResume(trx, userId, id, copyTitle(title, 'Resume')));
    await copyConfirmations(trx, userId, id, copyId);
    return remember(trx, found(await findResume(trx, userId, copyId)));
  });
}
