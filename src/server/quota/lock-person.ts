import type { Trx } from '../database/database.ts';

/**
 * One of a person's calls at a time from here on, until the transaction ends. The lock leaves foreign keys alone: rows that
 * refer to the person were written before it, and a stronger lock would wait for those of all the others.
 */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
