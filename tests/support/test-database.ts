import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type LocalPostgres, startLocalPostgres } from '#server/database/embedded-postgres.fake.ts';
import { migrate } from '#server/database/migrate.ts';

const templateName = 'candor_template';

export interface TestServer {
  /** Of the server's owner, to the maintenance database. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for a whole test run, with a migrated template that each test file clones. */
export async function startTestPostgres(): Promise<TestServer> {
  const folder = path.join(tmpdir(), `candor-test-${randomUUID()}`, 'data');
  const server: LocalPostgres = await startLocalPostgres({ folder, keep: false });
  await server.createDatabase(templateName);
  await migrate(server.ownerUrl(templateName), () => {});
  return { adminUrl: server.ownerUrl('postgres'), stop: server.stop };
}

export interface TestDatabase {
  /** As the app connects: owns nothing. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file: a copy of the template takes a few hundredths of a second. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(adminUrl, `create database "${name}" template "${templateName}"`);
  // A copy does not take over what the template's owner has revoked on the database itself.
  await runSql(adminUrl, `revoke temporary on database "${name}" from public`);
  const owner = new URL(adminUrl);
  owner.pathname = `/${name}`;
  const app = new URL(owner);
  app.username = 'candor_app';
  return {
    url: app.href,
    ownerUrl: owner.href,
    drop: async () => {
      await runSql(adminUrl, `drop database "${name}" with (force)`);
    },
  };
}

/** Runs statements on a connection of their own, past row-level security when the address is the owner's. */
export async function runSql(url: string, statement: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
