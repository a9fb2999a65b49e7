import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** While a change of a table waits for its turn, everybody else who wants the table waits behind it. */
const lockTimeoutMs = 1_000;
const retryAfterMs = 2_000;
const attempts = 100;

/** Brings the database up to date, as its owner. Safe to run from several nodes at once: it takes a lock. */
export async function migrate(
  ownerUrl: string,
  log: (line: string) => void,
  folder: string = migrations,
): Promise<void> {
  await untilUnlocked(log, () =>
    runner({
      databaseUrl: { connectionString: ownerUrl, lock_timeout: lockTimeoutMs },
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      log,
      verbose: false,
    }),
  );
  await installQueue(ownerUrl);
  await refuseTemporaryTables(ownerUrl);
}

/**
 * Each migration is a transaction of its own, so one that finds a table in use leaves nothing behind and is tried again
 * later, after a pause in which those who waited behind it get their turn.
 */
async function untilUnlocked(log: (line: string) => void, run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || attempt === attempts) throw error;
      log(`A table is in use. Trying again in ${retryAfterMs / 1000} s (${attempt} of ${attempts}).`);
      await pause(retryAfterMs);
    }
  }
}

/** All of them send jobs in the same transaction as what the jobs are about. */
const logins = 'candor_app, candor_auth, candor_billing';

/**
 * The queue's tables belong to the owner too; the app's role only works with them. Every second the queue looks for jobs
 * that died, which needs an index, and counts all jobs by state, which nobody reads: its own brake on that count is put on
 * for good. Without the two, an idle queue with a million finished jobs takes more than half a core.
 */
async function installQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await runAsOwner(
    ownerUrl,
    `create index if not exists job_active on pgboss.job_common (name) where state = 'active';
      update pgboss.version set monitor_backoff_on = 'infinity';
      grant usage on schema pgboss to ${logins};
      grant select, insert, update, delete on all tables in schema pgboss to ${logins};
      grant usage, select on all sequences in schema pgboss to ${logins};
      grant execute on all functions in schema pgboss to ${logins};`,
  );
}

/**
 * Nobody but the owner needs tables of their own, and a function that runs as the owner could be misled by one. This
 * belongs to the database, not to what's in it: one that was restored, copied or made anew allows them to everybody.
 */
function refuseTemporaryTables(ownerUrl: string): Promise<void> {
  return runAsOwner(
    ownerUrl,
    `do $$ begin
      execute format('revoke temporary on database %I from public, ${logins}', current_database());
    end $$`,
  );
}

async function runAsOwner(ownerUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
