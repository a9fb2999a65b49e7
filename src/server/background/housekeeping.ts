import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { forgetPostings } from '../postings/expire-postings.ts';
import { keepPostingMonths } from '../postings/posting-months.ts';
import type { QueueDefinition } from './jobs.ts';

/** More than all steps may take together. */
export const housekeepingQueue: QueueDefinition = {
  name: 'housekeeping',
  retryLimit: 2,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 300,
};

/** A step with more to do than fits goes on in an hour, so that none keeps the others waiting. */
const stepLimitMs = 15_000;

type Db = Kysely<Schema>;

interface Step {
  name: string;
  /** What one statement takes: few enough to be done in a moment. */
  batch: number;
  /** Of sign-in, whose tables only its own login reaches. */
  isOfSignIn?: boolean;
  /** How many it took. As many as the batch means that there may be more. */
  run(db: Db, batch: number): Promise<number>;
}

/** What belongs to people goes by functions of the owner, which see everybody's rows. */
const forget = (name: string, batch: number): Step => ({
  name,
  batch,
  run: (db) => countOf(db, sql`select ${sql.raw(name)}(${batch}::integer) as count`),
});

async function countOf(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await statement.execute(db);
  return Number((rows[0] as { count: string } | undefined)?.count ?? 0);
}

/** Tables that belong to nobody. The order is that of an index, so that only what goes is read. */
const prune = (table: string, column: string, due: string): Step => ({
  name: table,
  batch: 5_000,
  isOfSignIn: table.startsWith('auth.'),
  run: async (db, batch) => {
    const { numAffectedRows } = await sql`delete from ${sql.raw(table)} where ctid = any (array(
      select ctid from ${sql.raw(table)} where ${sql.raw(due)} order by ${sql.raw(column)}
      limit ${batch} for update skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
});

const releaseLostWork: Step = {
  name: 'release_lost_work',
  batch: 500,
  run: (db, batch) => {
    const reason = JSON.stringify(new AppError('work_failed').body);
    return countOf(db, sql`select release_lost_work(${reason}::jsonb, ${batch}::integer) as count`);
  },
};

/** A mail whose job was lost is of no use to anybody after a day, and its link must not lie about. */
const blankLostMail: Step = {
  name: 'blank lost mail',
  batch: 5_000,
  run: async (db, batch) => {
    const { numAffectedRows } =
      await sql`update mail_outbox set state = 'failed', text_body = '', html_body = ''
      where ctid = any (array(
        select ctid from mail_outbox where state = 'waiting' and created_at < now() - interval '25 hours'
        order by created_at limit ${batch} for update skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

/**
 * An address that nobody proved to own within a week is free again. Not while a link to it still works: its owner may
 * have asked for a new one just now.
 */
const forgetUnconfirmed: Step = {
  name: 'unconfirmed accounts',
  isOfSignIn: true,
  batch: 1_000,
  run: async (db, batch) => {
    const { numAffectedRows } = await sql`delete from auth.users where id = any (array(
      select u.id from auth.users u
      where u.email_confirmed_at is null and u.created_at < now() - interval '7 days'
        and not exists (select from auth.one_time_tokens t where t.user_id = u.id and t.expires_at > now())
      order by u.created_at limit ${batch} for update skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

/** Everything at once, so there is never more to do. */
const forgetLateRows: Step = {
  name: 'forget_late_rows',
  batch: 1,
  run: (db) => countOf(db, sql`select forget_late_rows() as count`),
};

/** Whole months first: what goes with them needn't be deleted row by row. */
const postingMonths: Step = {
  name: 'posting months',
  batch: 100,
  run: (db) => keepPostingMonths(db, new Date()),
};
const oldPostings: Step = {
  name: 'old postings',
  batch: 1_000,
  run: (db, batch) => forgetPostings(db, batch, new Date()),
};

const steps: readonly Step[] = [
  releaseLostWork,
  blankLostMail,
  forget('forget_work_progress', 5_000),
  forget('forget_deleted_documents', 500),
  forget('forget_old_idempotency_keys', 5_000),
  forget('forget_old_files', 500),
  forget('forget_old_exports', 100),
  forget('forget_old_work', 2_000),
  forget('forget_old_fair_use', 5_000),
  forget('forget_old_job_matches', 5_000),
  forget('forget_old_job_searches', 2_000),
  forgetLateRows,
  forget('forget_old_model_calls', 5_000),
  postingMonths,
  oldPostings,
  prune('rate_limits', 'expire', 'expire < (extract(epoch from now()) * 1000)::bigint'),
  prune('auth.flow_state', 'created_at', `created_at < now() - interval '1 hour'`),
  prune('auth.one_time_tokens', 'expires_at', 'expires_at < now()'),
  forgetUnconfirmed,
  prune('auth.sessions', 'not_after', 'not_after < now()'),
  prune('mail_outbox', 'created_at', `state <> 'waiting' and created_at < now() - interval '7 days'`),
];

interface HousekeepingParts {
  database: Database;
  signInDatabase: Database | undefined;
  log: FastifyBaseLogger;
}

/** Every hour: removes what has served its time. A step that fails doesn't stop the others; the job is tried again. */
export async function keepHouse(
  { database, signInDatabase, log }: HousekeepingParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const failed: string[] = [];
  for (const step of steps) {
    const login = step.isOfSignIn ? signInDatabase : database;
    if (!login) continue;
    try {
      await runStep(login.shared, step, signal);
    } catch (error) {
      log.warn({ err: error, step: step.name }, 'a step of housekeeping failed');
      failed.push(step.name);
    }
  }
  if (failed.length > 0) throw new Error(`Housekeeping failed at: ${failed.join(', ')}.`);
}

async function runStep(db: Db, { batch, run }: Step, signal: AbortSignal): Promise<void> {
  const endsAt = performance.now() + stepLimitMs;
  while (!signal.aborted && performance.now() < endsAt && (await run(db, batch)) >= batch);
}
