import type { Database } from '../../database/database.ts';
import type { Remember } from '../../idempotency.ts';
import { found } from './get-resume.ts';
import { copyResume, findResume, type StoredResume } from './resume-store.ts';

const longestTitle = 120;
const mark = ' (copy)';

/** A copy never spends a use and is never refused, whatever template it has. */
export function duplicateResume(
  database: Database,
  userId: string,
  id: string,
  remember: Remember,
): Promise<StoredResume> {
  return database.asUser(userId, async (trx) => {
    const { title } = found(await findResume(trx, userId, id));
    const copyTitle = `${(title || 'Resume').slice(0, longestTitle - mark.length).toWellFormed()}${mark}`;
    const copyId = found(await copyResume(trx, userId, id, copyTitle));
    return remember(trx, found(await findResume(trx, userId, copyId)));
  });
}
