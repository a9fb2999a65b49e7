import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
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
