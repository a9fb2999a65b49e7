import { sendForgetPerson } from '../../background/forget-person.ts';
import type { Parts } from '../../parts.ts';
import { markDeleted } from './account-store.ts';

/** Nobody is let in any more from here on. The rest is done in the background, and a last mail says when. */
export async function deleteAccount(
  { database, jobs }: Pick<Parts, 'database' | 'jobs'>,
  userId: string,
): Promise<void> {
  await database.asUser(userId, async (trx) => {
    if (await markDeleted(trx, userId)) await sendForgetPerson(jobs, trx, userId);
  });
}
