import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from './database.ts';
import { transact } from './transact.ts';

const testDatabase = await createTestDatabase(inject('postgresAdminUrl'));
const database = openDatabase({ url: testDatabase.url, poolSize: 4, onError: () => {} });
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('of two that wait for each other both are done, one of them on its second try', async () => {
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let tries = 0;
  const take = (first: 0 | 1) =>
    transact(database.shared, async (trx) => {
      tries += 1;
      await sql`select pg_advisory_xact_lock(${first})`.execute(trx);
      holds[first].resolve();
      await Promise.all(holds.map(({ promise }) => promise));
      await sql`select pg_advisory_xact_lock(${1 - first})`.execute(trx);
      return first;
    });
  expect(await Promise.all([take(0), take(1)])).toEqual([0, 1]);
  expect(tries).toBe(3);
});

test('any other failure is one at once', async () => {
  let tries = 0;
  const failing = transact(database.shared, async (trx) => {
    tries += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(tries).toBe(1);
});
