import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Brings the database up to date, as its owner. Safe to run from several nodes at once: it takes a lock. */
export async function migrate(ownerUrl: string, log: (line: string) => void): Promise<void> {
  await runner({
    databaseUrl: ownerUrl,
    dir: migrations,
    direction: 'up',
    migrationsTable: 'migrations',
    log,
    verbose: false,
  });
  await installQueue(ownerUrl);
}

/** The queue's tables belong to the owner too; the app's role only works with them. */
async function installQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      grant usage on schema pgboss to candor_app;
      grant select, insert, update, delete on all tables in schema pgboss to candor_app;
      grant usage, select on all sequences in schema pgboss to candor_app;
      grant execute on all functions in schema pgboss to candor_app;`);
  } finally {
    await client.end();
  }
}
