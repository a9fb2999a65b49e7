import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { localLoginUrls } from '../database/embedded-postgres.fake.ts';
import type { Schema } from '../database/schema.ts';
import { takeReturnedFlow } from './link-store.ts';

describe('a sign-in that comes back from the provider', async () => {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  const asked: CompiledQuery[] = [];
  // On a small table PostgreSQL would read all of it although there is an index.
  const pool = new pg.Pool({
    connectionString: localLoginUrls(database.url).AUTH_DATABASE_URL,
    options: '-c enable_seqscan=off',
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });

  it('is found by an index, and what cannot be its id is not looked for', async () => {
    expect(await takeReturnedFlow(db, randomUUID())).toBeUndefined();
    const [{ sql, parameters } = { sql: '', parameters: [] }] = asked;
    const { rows } = await pool.query(`explain ${sql}`, [...parameters]);
    expect(JSON.stringify(rows)).toContain('Index Scan using flow_state_pkey');
    expect(await takeReturnedFlow(db, "x' or true --")).toBeUndefined();
    expect(asked).toHaveLength(1);
    await db.destroy();
    await database.drop();
  });
});
