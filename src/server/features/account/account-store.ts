import { sql } from 'kysely';
import type { Trx } from '../../database/database.ts';

/** False where it was marked before. */
export async function markDeleted(trx: Trx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
