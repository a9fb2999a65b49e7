import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Entitled } from './plan-of.ts';

export type BillingAccount = Selectable<Schema['billing_accounts']>;

export function findAccount(trx: Trx, userId: string): Promise<BillingAccount | undefined> {
  return trx.selectFrom('billing_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findPersonOfCustomer(
  { shared }: Database,
  customerId: string,
): Promise<string | undefined> {
  const row = await shared
    .selectFrom('billing_accounts')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function keepCustomer(trx: Trx, userId: string, customerId: string): Promise<void> {
  await trx
    .insertInto('billing_accounts')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ customer_id: customerId }))
    .execute();
}

/** Before anything is begun at Stripe, so that the nightly look finds it whatever happens next. */
export async function noteBegun(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('billing_accounts')
    .set({ status: 'incomplete', updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

export async function saveAccount(
  trx: Trx,
  userId: string,
  values: Partial<Omit<BillingAccount, 'user_id' | 'customer_id' | 'created_at' | 'updated_at'>>,
): Promise<void> {
  await trx
    .updateTable('billing_accounts')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Whether this subscription counts for the first time. One that is as it was is not written. */
export async function saveEntitlement(
  trx: Trx,
  userId: string,
  subscriptionId: string,
  { status, until }: Entitled,
): Promise<'new' | 'known'> {
  const known = await trx
    .selectFrom('entitlements')
    .select(['status', 'until'])
    .where('user_id', '=', userId)
    .where('source', '=', 'stripe')
    .where('source_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!known) {
    const values = { user_id: userId, source: 'stripe', source_id: subscriptionId, status, until };
    await trx.insertInto('entitlements').values(values).execute();
    return 'new';
  }
  if (known.status === status && known.until?.getTime() === until.getTime()) return 'known';
  await trx
    .updateTable('entitlements')
    .set({ status, until, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('source', '=', 'stripe')
    .where('source_id', '=', subscriptionId)
    .execute();
  return 'known';
}

/** Subscriptions that Stripe doesn't list any more are over. */
export async function endOtherEntitlements(
  trx: Trx,
  userId: string,
  listedIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('entitlements')
    .set({ status: 'ended', until: sql<Date>`least(until, now())`, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('source', '=', 'stripe')
    .where('status', '<>', 'ended')
    .$if(listedIds.length > 0, (query) => query.where('source_id', 'not in', listedIds))
    .execute();
}

export async function addressOf(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email;
}

export async function keepConsent(
  trx: Trx,
  consent: { userId: string; version: string; subscriptionId: string; givenAt: Date },
): Promise<void> {
  await trx
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      document: 'subscription',
      version: consent.version,
      reference: consent.subscriptionId,
      given_at: consent.givenAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isEventKnown(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db.selectFrom('stripe_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function noteEvent(trx: Trx, { id, type }: { id: string; type: string }): Promise<void> {
  await trx
    .insertInto('stripe_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stripe repeats an event for three days at most. */
export async function forgetOldEvents({ shared }: Database): Promise<void> {
  await shared
    .deleteFrom('stripe_events')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** People whose subscription may still change by itself, after the given one. */
export async function peopleToLookAt({ shared }: Database, after: string, limit: number): Promise<string[]> {
  const rows = await shared
    .selectFrom('billing_accounts')
    .select('user_id')
    .where('user_id', '>', after)
    .where('status', 'is not', null)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Nothing of billing is left of the person. */
export async function forgetPerson(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('entitlements').where('user_id', '=', userId).execute();
  await trx.deleteFrom('withdrawals').where('user_id', '=', userId).execute();
  await trx.deleteFrom('billing_accounts').where('user_id', '=', userId).execute();
}
