import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { readConfig } from '../process/config.ts';
import { createLog } from '../process/log.ts';
import { crawlSources, crawlWork } from './crawl-sources.ts';
import { startFakeGreenhouse } from './greenhouse.fake.ts';
import { startFakeLever } from './lever.fake.ts';
import { openJobSources } from './open-job-sources.ts';
import type { SourceBehavior } from './source-server.fake.ts';

const boards: Record<string, number> = { acme: 12, bakery: 3 };
const greenhouse = await startFakeGreenhouse({ environment: 'test', boards });
const lever = await startFakeLever({ environment: 'test', boards: { large: 130 } });
const testDatabase = await createTestDatabase(inject('postgresAdminUrl'));
const database = openDatabase({ url: testDatabase.url, poolSize: 4, onError: () => {} });
afterAll(async () => {
  await Promise.all([greenhouse.stop(), lever.stop(), database.close()]);
  await testDatabase.drop();
});

const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  GREENHOUSE_URL: greenhouse.url,
  GREENHOUSE_BOARDS: 'acme,bakery',
  LEVER_URL: lever.url,
  LEVER_BOARDS: 'large:Large & Sons',
};
const config = readConfig(settings);
const log = createLog(config);
const parts = { database, log, jobSources: openJobSources({ config, database, log }) };
const crawl = () => crawlSources(parts, new AbortController().signal);

const openPostings = async () =>
  Object.fromEntries(
    (
      (await runSql(
        testDatabase.ownerUrl,
        `select split_part(source_id, '/', 1) as board, count(*)::int as count from posting_keys where closed_on is null group by 1`,
      )) as { board: string; count: number }[]
    ).map(({ board, count }) => [board, count]),
  );

beforeEach(() => {
  Object.assign(boards, { acme: 12, bakery: 3 });
  greenhouse.always('well');
});

test('boards are read into the index, page by page, and again without anything twice', async () => {
  await crawl();
  await crawl();
  expect(await openPostings()).toEqual({ acme: 12, bakery: 3, large: 130 });
});

test.each([
  'forbidden',
  'rate limit',
  'unavailable',
  'server error',
  'cut',
  'malformed',
  'html',
  'wrong key',
] satisfies SourceBehavior[])('%s never means expired', async (behavior) => {
  await runSql(testDatabase.ownerUrl, 'update job_sources set rests_until = null, failures = 0');
  greenhouse.always(behavior);
  await crawl();
  expect(await openPostings()).toMatchObject({ acme: 12, bakery: 3 });
});

test('what a whole board no longer has is over, and what comes back is open again', async () => {
  await runSql(testDatabase.ownerUrl, 'update job_sources set rests_until = null, failures = 0');
  boards.acme = 10;
  await crawl();
  expect(await openPostings()).toMatchObject({ acme: 10, bakery: 3 });
  boards.acme = 12;
  await crawl();
  expect(await openPostings()).toMatchObject({ acme: 12, bakery: 3 });
});

test('a board that is gone has nothing open, and the others stay', async () => {
  delete boards.bakery;
  await crawl();
  expect(await openPostings()).toEqual({ acme: 12, large: 130 });
});

const forgetTimes = () => runSql(testDatabase.ownerUrl, 'truncate job_boards');
const budgetOf = (budget: string) => {
  const own = readConfig({ ...settings, GREENHOUSE_BUDGET: budget, LEVER_BOARDS: '' });
  return { ...parts, jobSources: openJobSources({ config: own, database, log }) };
};

test('a budget for one board a night reads all of them, one night after the other', async () => {
  await runSql(testDatabase.ownerUrl, 'truncate job_sources cascade');
  await forgetTimes();
  const poor = budgetOf('1/d');
  for (const night of [16, 17, 18]) {
    await crawlSources(poor, new AbortController().signal, new Date(`2026-11-${night}T02:11:00Z`));
    await runSql(testDatabase.ownerUrl, `update job_source_calls set called_at = called_at - interval '1 d'`);
  }
  expect(
    await runSql(
      testDatabase.ownerUrl,
      'select board, extract(day from read_at)::int as day from job_boards order by 1',
    ),
  ).toEqual([
    { board: 'acme', day: 18 },
    { board: 'bakery', day: 17 },
  ]);
});

test('a board that can’t be stored costs no other, and nothing of it is over', async () => {
  await runSql(testDatabase.ownerUrl, 'truncate job_sources cascade');
  await crawl();
  const before = await openPostings();
  boards.acme = 4;
  boards.bakery = 2;
  await runSql(
    testDatabase.ownerUrl,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
     create trigger refuse before update on posting_keys for each row when (old.source_id like 'acme/%') execute function refuse()`,
  );
  await crawl();
  await runSql(testDatabase.ownerUrl, 'drop function refuse cascade');
  expect(await openPostings()).toEqual({ ...before, bakery: 2 });
});

test('is done by the clock only where there are boards', () => {
  expect(crawlWork(parts).map(({ cron }) => cron)).toEqual(['11 2 * * *']);
  expect(crawlWork({ ...parts, jobSources: { crawled: [] } })).toEqual([]);
});
