import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type Withdrawal = Selectable<Schema['withdrawals']>;

/** The same for each purchase, however often it's asked for. */
export async function askedWithdrawal(
  trx: Trx,
  userId: string,
  purchase: { subscriptionId: string; refundCents: number },
): Promise<Withdrawal> {
  return trx
    .insertInto('withdrawals')
    .values({
      user_id: userId,
      subscription_id: purchase.subscriptionId,
      refund_cents: purchase.refundCents,
    })
    .onConflict((conflict) =>
      conflict.column('subscription_id').doUpdateSet({ refund_cents: purchase.refundCents }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findWithdrawal(trx: Trx, userId: string, id: string): Promise<Withdrawal | undefined> {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function declaredWithdrawals(trx: Trx, userId: string): Promise<Withdrawal[]> {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('declared_at', 'is not', null)
    .where('carried_out_at', 'is', null)
    .execute();
}

/** When it came. Undefined where it had been declared before. */
export async function declareWithdrawal(trx: Trx, id: string): Promise<Date | undefined> {
  const row = await trx
    .updateTable('withdrawals')
    .set({ declared_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('declared_at', 'is', null)
    .returning('declared_at')
    .executeTakeFirst();
  return row?.declared_at ?? undefined;
}

export async function noteCarriedOut(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ carried_out_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function peopleWhoWithdrew({ shared }: Database): Promise<string[]> {
  const rows = await shared
    .selectFrom('withdrawals')
    .select('user_id')
    .distinct()
    .where('declared_at', 'is not', null)
    .where('carried_out_at', 'is', null)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}
