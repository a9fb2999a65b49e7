import type { Parts } from '../../parts.ts';
import { markDeleted } from './deleted-resume-store.ts';
import { found } from './get-resume.ts';

/**
 * Deletes what can be restored for 30 days. Work on it is canceled and its use given back; were this process to
 * die in between, the work itself finds nothing to save to and gives the use back.
 */
export async function deleteResume(
  { database, work }: Pick<Parts, 'database' | 'work'>,
  userId: string,
  id: string,
): Promise<undefined> {
  const { workId } = found(await database.asUser(userId, (trx) => markDeleted(trx, userId, id)));
  if (workId) await work.cancel(userId, workId);
  return undefined;
}
