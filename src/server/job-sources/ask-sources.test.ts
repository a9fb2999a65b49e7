import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { forkSource } from '#tests/support/fork-source.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { readConfig } from '../process/config.ts';
import { createLog } from '../process/log.ts';
import { fakeAdzunaKeys, startFakeAdzuna } from './adzuna.fake.ts';
import { createAskSources } from './ask-sources.ts';
import type { LiveSource, SourceOutcome, SourceQuery } from './job-source.ts';
import { fakeJSearchKey, startFakeJSearch } from './jsearch.fake.ts';
import { createSources, openJobSources, usable } from './open-job-sources.ts';
import { tellSources } from './source-states.ts';
import { takeCall } from './source-store.ts';
import { sourceTerms } from './source-terms.ts';

const environment = 'test';
const jsearch = await startFakeJSearch({ environment });
const adzuna = await startFakeAdzuna({ environment, limits: [] });
const testDatabase = await createTestDatabase(inject('postgresAdminUrl'));
const poolSize = 12;
const database = openDatabase({ url: testDatabase.url, poolSize, onError: () => {} });
afterAll(async () => {
  await Promise.all([jsearch.stop(), adzuna.stop(), database.close()]);
  await testDatabase.drop();
});

const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: testDatabase.url,
  SAMPLE_JOBS: 'true',
  JSEARCH_KEY: fakeJSearchKey,
  JSEARCH_URL: jsearch.url,
  JSEARCH_PAGES: '1',
  ADZUNA_APP_ID: fakeAdzunaKeys.id,
  ADZUNA_APP_KEY: fakeAdzunaKeys.key,
  ADZUNA_URL: adzuna.url,
  JOB_SOURCE_SECONDS: '10',
  JOB_SOURCES_SECONDS: '12',
};
const query: SourceQuery = { jobTitle: 'Baker', jobType: [], location: null, country: 'GB', isRemote: false };
const never = new AbortController().signal;

/** One that nobody's settings but these hold. */
const open = (more: Record<string, string> = {}) => {
  const config = readConfig({ ...settings, ...more });
  return openJobSources({ config, database, log: createLog(config) });
};
const statesOf = async (more: Record<string, string> = {}) => {
  const { outcomes } = await open(more).ask(query, () => {}, never);
  return Object.fromEntries(outcomes.map(({ name, state }) => [name, state]));
};

beforeEach(async () => {
  for (const server of [jsearch, adzuna]) {
    server.always('well');
    server.next();
    server.calls.length = 0;
  }
  await runSql(testDatabase.ownerUrl, 'truncate job_sources cascade');
});

describe('the names of sources', () => {
  const real = { JSEARCH_URL: 'https://jsearch.p.rapidapi.com', LEVER_URL: 'https://api.lever.co/v0' };

  test('say of one that is played that its jobs are invented, and lead nowhere', () => {
    const { labelOf, termsOf } = open();
    expect(termsOf('adzuna').attribution).toEqual({ label: labelOf('adzuna'), url: '' });
    expect(labelOf('adzuna')).toBe('Stand-in for Adzuna (invented jobs)');
  });

  test('are the source’s own where it is asked', () => {
    const { labelOf, termsOf, live } = open(real);
    expect(live).toContainEqual({ name: 'jsearch', label: 'JSearch' });
    expect([labelOf('lever'), labelOf('sample')]).toEqual(['Lever', 'Sample postings']);
    expect(termsOf('jsearch').attribution).toEqual(sourceTerms.jsearch.attribution);
  });
});

describe('all live sources', () => {
  test('are asked at once, and tell as they answer', async () => {
    const reported: SourceOutcome[] = [];
    const { postings, outcomes } = await open().ask(query, (outcome) => reported.push(outcome), never);
    expect(outcomes.map(({ name, label, state }) => [name, label, state])).toEqual([
      ['sample', 'Sample postings', 'answered'],
      // These are played here, and whoever reads their names must know it.
      ['jsearch', 'Stand-in for JSearch (invented jobs)', 'answered'],
      ['adzuna', 'Stand-in for Adzuna (invented jobs)', 'answered'],
    ]);
    expect(reported.map(({ name }) => name).toSorted()).toEqual(['adzuna', 'jsearch', 'sample']);
    expect(outcomes.find(({ name }) => name === 'adzuna')?.count).toBe(50);
    expect(new Set(postings.slice(0, 3).map(({ source }) => source)).size).toBe(3);
    expect(postings.length).toBeLessThanOrEqual(100);
  });

  test.each(['slow', 'cut', 'server error', 'html', 'malformed', 'forbidden'] as const)(
    'one that is %s is named, and the others are had in time',
    async (behavior) => {
      adzuna.always(behavior);
      const start = performance.now();
      expect(await statesOf({ JOB_SOURCE_SECONDS: '4' })).toEqual({
        sample: 'answered',
        jsearch: 'answered',
        adzuna: 'failed',
      });
      expect(performance.now() - start).toBeLessThan(8_000);
    },
  );

  test('the whole has an end though each may still wait', async () => {
    jsearch.always('slow');
    const start = performance.now();
    expect(await statesOf({ JOB_SOURCE_SECONDS: '30', JOB_SOURCES_SECONDS: '2' })).toMatchObject({
      sample: 'answered',
      jsearch: 'failed',
    });
    expect(performance.now() - start).toBeLessThan(8_000);
  });

  test('a search that is cancelled ends at once and blames nobody', async () => {
    jsearch.always('slow');
    const stop = new AbortController();
    const asking = open().ask(query, () => {}, stop.signal);
    stop.abort(new Error('cancelled'));
    await expect(asking).rejects.toThrow('cancelled');
    expect(
      await runSql(testDatabase.ownerUrl, 'select 1 from job_sources where last_error is not null'),
    ).toEqual([]);
  });

  test('are only those that are set, and whose terms allow what we do', () => {
    const allowed = { isConfigured: true, terms: testTerms() };
    const notSet = { ...allowed, isConfigured: false };
    const forOpenPages = { ...allowed, terms: testTerms({ mayNeedSignIn: false }) };
    expect(usable([notSet, allowed, forOpenPages])).toEqual([allowed]);
  });

  test('an equal search of somebody else costs no call where the terms let us keep the answer', async () => {
    const { ask } = open();
    const [first, second] = [await ask(query, () => {}, never), await ask(query, () => {}, never)];
    expect(second).toEqual(first);
    expect([jsearch.calls.length, adzuna.calls.length]).toEqual([1, 2]);
  });

  test('postings that are older than the terms allow are not shown', async () => {
    const [posting] = (await open({ ADZUNA_APP_ID: '', ADZUNA_APP_KEY: '' }).ask(query, () => {}, never))
      .postings;
    const old = { ...posting, source: 'adzuna', postedAt: '2026-09-01' };
    const fresh = { ...posting, source: 'adzuna', postedAt: '2026-11-01' };
    const source = {
      name: 'adzuna',
      kind: 'search',
      terms: sourceTerms.adzuna,
      search: async () => [old, fresh],
    } as unknown as LiveSource;
    const now = () => new Date('2026-11-16T00:00:00Z');
    const ask = createAskSources({
      sources: [source],
      labelOf: () => 'Adzuna',
      eachMs: 1_000,
      allMs: 1_000,
      log: { warn: () => {} },
      now,
    });
    const { postings, outcomes } = await ask(query, () => {}, never);
    expect(postings).toEqual([fresh]);
    expect(outcomes).toEqual([{ name: 'adzuna', label: 'Adzuna', state: 'answered', count: 1 }]);
  });
});

describe("a person's share", () => {
  test("is all that one person takes of a source's budget, and nobody else's", async () => {
    const { ask } = open({ ADZUNA_BUDGET: '1000/m,40/d', JSEARCH_KEY: '', SAMPLE_JOBS: 'false' });
    const asking = vi.fn(async () => {});
    const askFor = async (userId: string, jobTitle: string) =>
      (await ask({ ...query, jobTitle }, () => {}, never, { userId, asking })).outcomes[0]?.state;
    const states = [];
    for (const jobTitle of ['Baker', 'Cook', 'Clerk', 'Nurse']) states.push(await askFor('anna', jobTitle));
    expect(states).toEqual(['answered', 'answered', 'skipped', 'skipped']);
    expect(await askFor('ben', 'Clerk')).toBe('answered');
    expect(adzuna.calls).toHaveLength(3);
    expect(asking).toHaveBeenCalledTimes(3);
  });

  test('is not taken by a source that rests', async () => {
    const { ask } = open({ ADZUNA_BUDGET: '1000/m,20/d', JSEARCH_KEY: '', SAMPLE_JOBS: 'false' });
    const asker = { userId: 'carla', asking: async () => {} };
    const askOnce = async () => (await ask(query, () => {}, never, asker)).outcomes[0]?.state;
    await runSql(
      testDatabase.ownerUrl,
      `insert into job_sources (name, rests_until) values ('adzuna', now() + interval '1 hour')`,
    );
    expect(await askOnce()).toBe('skipped');
    await runSql(testDatabase.ownerUrl, 'truncate job_sources cascade');
    expect(await askOnce()).toBe('answered');
  });
});

describe('a source that fails', () => {
  test('rests after five failures in a row, and one at a time tries whether it is back', async () => {
    jsearch.always('server error');
    for (let failure = 0; failure < 5; failure += 1)
      expect(await statesOf()).toMatchObject({ jsearch: 'failed' });
    expect(await statesOf()).toMatchObject({ jsearch: 'skipped', adzuna: 'answered' });
    expect(jsearch.calls.length).toBe(5);
    const endRest = () =>
      runSql(testDatabase.ownerUrl, `update job_sources set rests_until = now() where name = 'jsearch'`);
    await endRest();
    jsearch.always('slow');
    const trials = await Promise.all(Array.from({ length: 4 }, () => statesOf({ JOB_SOURCE_SECONDS: '4' })));
    expect(trials.map(({ jsearch: state }) => state).toSorted()).toEqual([
      'failed',
      'skipped',
      'skipped',
      'skipped',
    ]);
    await endRest();
    jsearch.always('well');
    expect(await statesOf()).toMatchObject({ jsearch: 'answered' });
  });

  test('that refuses a question is well otherwise, and goes on being asked', async () => {
    jsearch.always('bad request');
    for (let failure = 0; failure < 7; failure += 1)
      expect(await statesOf()).toMatchObject({ jsearch: 'failed' });
    expect(
      await runSql(
        testDatabase.ownerUrl,
        `select failures, last_error from job_sources where name = 'jsearch'`,
      ),
    ).toEqual([{ failures: 0, last_error: 'refused (400)' }]);
  });

  test('that has moved away rests like any that fails', async () => {
    jsearch.always('gone');
    for (let failure = 0; failure < 5; failure += 1)
      expect(await statesOf()).toMatchObject({ jsearch: 'failed' });
    expect(await statesOf()).toMatchObject({ jsearch: 'skipped' });
  });

  test('gets the time that it asks for', async () => {
    jsearch.next('rate limit');
    expect(await statesOf()).toMatchObject({ jsearch: 'failed' });
    expect(await statesOf()).toMatchObject({ jsearch: 'skipped' });
    const [{ seconds }] = (await runSql(
      testDatabase.ownerUrl,
      `select extract(epoch from rests_until - now())::float as seconds from job_sources where name = 'jsearch'`,
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  test('is told with its state, budget and last error', async () => {
    jsearch.next('wrong key');
    await statesOf();
    const config = readConfig(settings);
    const lines = await tellSources(createSources({ config, database }), database, new Date());
    const lineOf = (label: string) => lines.find((line) => line.startsWith(label)) ?? '';
    expect(lineOf('JSearch')).toMatch(
      /rests until .* left: 199 of 200\/30d .*last error: unauthorized \(401\), /,
    );
    expect(lineOf('Adzuna')).toMatch(
      /answered .* left: 24 of 25\/m, 249 of 250\/d, 999 of 1000\/7d, 2499 of 2500\/30d .*last error: none/,
    );
    expect(lineOf('Greenhouse')).toMatch(/not set/);
    expect(lines.join()).not.toContain(fakeJSearchKey);
    expect(lines.length).toBe(5);
  });
});

describe('budgets', () => {
  test('are kept in every window', async () => {
    const budget = { JSEARCH_BUDGET: '3/d,2/h', JOB_SOURCE_SECONDS: '20', JOB_SOURCES_SECONDS: '20' };
    const states = await Promise.all(Array.from({ length: 6 }, () => statesOf(budget)));
    expect(states.filter(({ jsearch: state }) => state === 'answered').length).toBe(2);
    await runSql(testDatabase.ownerUrl, `update job_source_calls set called_at = called_at - interval '2 h'`);
    expect(await statesOf(budget)).toMatchObject({ jsearch: 'answered' });
    expect(await statesOf(budget)).toMatchObject({ jsearch: 'skipped' });
    await runSql(testDatabase.ownerUrl, `update job_source_calls set called_at = called_at - interval '1 d'`);
    expect(await statesOf(budget)).toMatchObject({ jsearch: 'answered' });
    expect(jsearch.calls.length).toBe(4);
  });

  test('are exact however many take at the same moment', async () => {
    const windows = [
      { points: 9, seconds: 60 },
      { points: 7, seconds: 3_600 },
    ];
    // All come to the same place before the first may go on.
    const holder = new pg.Client({ connectionString: testDatabase.ownerUrl });
    await holder.connect();
    await holder.query('begin; lock table job_source_calls in access exclusive mode');
    const taking = Array.from({ length: 100 }, () => takeCall(database, 'lever', windows, 60));
    await vi.waitFor(async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await runSql(testDatabase.ownerUrl, waiting)).length).toBe(poolSize);
    }, 20_000);
    await holder.query('commit');
    await holder.end();
    const taken = await Promise.all(taking);
    expect(taken.filter((admission) => admission === 'go').length).toBe(7);
    expect(taken.filter((admission) => admission === 'spent').length).toBe(93);
  });

  test('are exact under fifty searches at once over two processes', async () => {
    const own = {
      ...settings,
      SAMPLE_JOBS: 'false',
      JSEARCH_BUDGET: '7/m,100/d',
      ADZUNA_BUDGET: '13/m,11/d',
      JOB_SOURCE_SECONDS: '20',
      JOB_SOURCES_SECONDS: '25',
    };
    const children = [1, 2].map(() =>
      forkSource('./source-budget-process.ts', { settings: own, searches: 25 }),
    );
    const messages = await Promise.all(children.map((child) => once(child, 'message')));
    const states = messages.flatMap(([all]) => all as string[]);
    expect(jsearch.calls.length).toBe(7);
    expect(adzuna.calls.length).toBe(11);
    expect(states.filter((state) => state === 'answered').length).toBe(18);
    expect(states.filter((state) => state === 'skipped').length).toBe(82);
  });
});
