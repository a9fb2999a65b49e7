import { type Kysely, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { QueueDefinition } from './jobs.ts';

export const housekeepingQueue: QueueDefinition = {
  name: 'housekeeping',
  retryLimit: 2,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 300,
};

/** Every hour: removes what has served its time. */
export async function keepHouse({ shared }: Database): Promise<void> {
  await sql`select forget_old_idempotency_keys()`.execute(shared);
  await sql`select forget_deleted_documents()`.execute(shared);
  await sql`select forget_work_progress()`.execute(shared);
  await sql`select forget_old_model_calls()`.execute(shared);
  await sql`select release_lost_work(${JSON.stringify(new AppError('work_failed').body)}::jsonb)`.execute(
    shared,
  );
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(shared);
  await shared
    .deleteFrom('auth.flow_state')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await shared.deleteFrom('auth.one_time_tokens').where('expires_at', '<', sql<Date>`now()`).execute();
  await forgetUnconfirmed(shared);
  await shared.deleteFrom('auth.sessions').where('not_after', '<', sql<Date>`now()`).execute();
  // A mail whose job was lost is of no use to anybody after a day, and its link must not lie about.
  await shared
    .updateTable('mail_outbox')
    .set({ state: 'failed', text_body: '', html_body: '' })
    .where('state', '=', 'waiting')
    .where('created_at', '<', sql<Date>`now() - interval '25 hours'`)
    .execute();
  await shared
    .deleteFrom('mail_outbox')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

/**
 * An address that nobody proved to own within a week is free again. Not while a link to it still works: its owner may
 * have asked for a new one just now. Few enough at a time that a flood of them can't hold up the rest of the house.
 */
async function forgetUnconfirmed(shared: Kysely<Schema>): Promise<void> {
  await sql`delete from auth.users where id in (
    select u.id from auth.users u
    where u.email_confirmed_at is null and u.created_at < now() - interval '7 days'
      and not exists (select from auth.one_time_tokens t where t.user_id = u.id and t.expires_at > now())
    order by u.created_at limit 10000 for update skip locked)`.execute(shared);
}
