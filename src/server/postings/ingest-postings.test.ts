import pg from 'pg';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { expirePostings, forgetPostings } from './expire-postings.ts';
import { ingestPostings } from './ingest-postings.ts';
import { openPostings } from './open-postings.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const terms = testTerms({ storeDays: 60, maxAgeDays: 90 });

describe('storing postings', async () => {
  const test = await createTestDatabase(inject('postgresAdminUrl'));
  const database = openDatabase({ url: test.url, poolSize: 4, onError: () => {} });
  const postings = openPostings(
    database,
    () => terms,
    () => now,
  );
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  const store = (given: Parameters<typeof jobPosting>[0][], at = now) =>
    ingestPostings(database, given.map(jobPosting), terms, at);
  const only = async (id: string | null | undefined) => (await postings.findByIds([id ?? '']))[0];
  const rowsOf = (table: string, id: string | null | undefined) =>
    runSql(
      test.ownerUrl,
      `select t.*, t.posted_on::text, tableoid::regclass::text as part, t.xmin::text as version from ${table} t where id = $1`,
      [id],
    ) as Promise<Record<string, unknown>[]>;

  it('gives back what was stored, in the order that was asked', async () => {
    const given = [
      { sourceId: 'back/2', pay: null, salary: null, postedAt: null, applyUrl: null, country: null },
      { sourceId: 'back/1', remoteRegions: ['EU', 'CH'], isRemote: true },
    ];
    const [undated, dated] = await store(given);
    expect(await only(dated)).toEqual({
      id: dated,
      posting: jobPosting(given[1]),
      facts: null,
      alsoOn: [],
      isReposted: false,
      isClosed: false,
    });
    expect((await only(undated))?.posting).toEqual(jobPosting(given[0]));
  });

  it('stores each once, whatever its month, and touches nothing that hasn’t changed', async () => {
    const [id] = await store([{ sourceId: 'once/1' }]);
    const before = [
      await rowsOf('posting_keys', id),
      await rowsOf('postings', id),
      await rowsOf('posting_search', id),
    ];
    expect(await store([{ sourceId: 'once/1' }], later(1))).toEqual([id]);
    expect([
      await rowsOf('posting_keys', id),
      await rowsOf('postings', id),
      await rowsOf('posting_search', id),
    ]).toEqual(before);
    expect(await store([{ sourceId: 'once/1', title: 'Night Nurse' }], later(1))).toEqual([id]);
    expect(await rowsOf('postings', id)).toMatchObject([{ title: 'Night Nurse', part: 'postings_2026_11' }]);
    expect(
      await store([{ sourceId: 'once/1', title: 'Night Nurse', postedAt: '2026-10-30' }], later(1)),
    ).toEqual([id]);
    for (const table of ['postings', 'posting_search'])
      expect(await rowsOf(table, id)).toMatchObject([{ part: `${table}_2026_10`, posted_on: '2026-10-30' }]);
  });

  it('keeps what was read when a posting is only dated anew, and says that it was posted again', async () => {
    const [id] = await store([{ sourceId: 'again/1', postedAt: '2026-10-20' }]);
    await runSql(
      test.ownerUrl,
      `update postings set facts = '{"read": true}', facts_version = 'x' where id = $1`,
      [id],
    );
    await store([{ sourceId: 'again/1', postedAt: '2026-10-25' }]);
    expect(await rowsOf('postings', id)).toMatchObject([{ facts: { read: true }, is_reposted: false }]);
    await store([{ sourceId: 'again/1', postedAt: '2026-11-05' }]);
    expect(await rowsOf('postings', id)).toMatchObject([
      { facts: { read: true }, is_reposted: true, posted_on: '2026-11-05' },
    ]);
    expect(await store([{ sourceId: 'again/1', postedAt: '2026-11-05', description: 'New words.' }])).toEqual(
      [id],
    );
    expect(await rowsOf('postings', id)).toMatchObject([
      { facts: null, facts_version: '', is_reposted: true },
    ]);
  });

  it('stores nothing that its source forbids, that is too old, or that can’t be stored', async () => {
    expect(
      await ingestPostings(database, [jobPosting({ sourceId: 'not/1' })], { ...terms, storeDays: 0 }, now),
    ).toEqual([null]);
    const given = [
      { postedAt: '2026-08-01' },
      { title: 'Nurse\0' },
      { description: '\ud800' },
      { postedAt: '2031-01-01' },
    ];
    const stored = await store(given.map((one, place) => ({ ...one, sourceId: `not/${place + 2}` })));
    expect(stored.slice(0, 3)).toEqual([null, null, null]);
    expect(await rowsOf('postings', stored[3])).toMatchObject([{ posted_on: '2026-11-16' }]);
  });

  it('stores once what two tell at the same time', async () => {
    const given = Array.from({ length: 50 }, (_, place) => ({ sourceId: `both/${place}` }));
    const [ours, theirs] = await Promise.all([store(given), store(given.toReversed())]);
    expect(theirs?.toReversed()).toEqual(ours);
    const stored = await runSql(test.ownerUrl, `select from postings where source_id like 'both/%'`);
    expect(stored).toHaveLength(50);
  });

  it('no longer finds what a board doesn’t have, but keeps it for those who saw it, and finds it when it’s back', async () => {
    const given = [{ sourceId: 'board/1' }, { sourceId: 'board/2' }, { sourceId: 'board2/1' }];
    const [gone, here, other] = await store(given.map((one) => ({ ...one, title: 'Beekeeper' })));
    expect(await expirePostings(database, 'greenhouse', 'board', ['board/2'], now)).toBe(1);
    const found = async () => {
      const query = { titles: ['Beekeeper'], countries: [], types: [], isRemote: false };
      return (await postings.index.find(query, 10)).map(({ id }) => id).toSorted();
    };
    expect(await found()).toEqual([here, other].toSorted());
    expect(await only(gone)).toMatchObject({ isClosed: true, posting: { title: 'Beekeeper' } });
    expect(await only(here)).toMatchObject({ isClosed: false });
    expect(await expirePostings(database, 'greenhouse', 'board', ['board/2'], now)).toBe(0);
    await store([{ sourceId: 'board/1', title: 'Beekeeper' }]);
    expect(await found()).toEqual([gone, here, other].toSorted());
    expect(await only(gone)).toMatchObject({ isClosed: false });
  });

  it('forgets what may not be kept any longer, unless it was seen again', async () => {
    const [id, seen] = await store([{ sourceId: 'due/1' }, { sourceId: 'due/2', postedAt: '2026-11-16' }]);
    await store([{ sourceId: 'due/2', postedAt: '2026-11-16' }], later(40));
    while ((await forgetPostings(database.shared, 3, later(61))) > 0);
    expect(await only(id)).toBeUndefined();
    expect(await rowsOf('posting_search', id)).toEqual([]);
    expect(await rowsOf('posting_keys', id)).toEqual([]);
    expect(await only(seen)).toBeDefined();
    while ((await forgetPostings(database.shared, 3, later(101))) > 0);
    expect(await only(seen)).toBeUndefined();
  });

  it('brings back a posting whose month is gone when its source dates it anew', async () => {
    const [id] = await store([{ sourceId: 'anew/1', title: 'Wheelwright', postedAt: '2026-10-20' }]);
    for (const table of ['postings', 'posting_search'])
      await runSql(test.ownerUrl, `delete from ${table} where id = $1`, [id]);
    expect(await store([{ sourceId: 'anew/1', title: 'Wheelwright', postedAt: '2026-11-14' }])).toEqual([id]);
    expect((await only(id))?.posting).toMatchObject({ title: 'Wheelwright', postedAt: '2026-11-14' });
    const query = { titles: ['Wheelwright'], countries: [], types: [], isRemote: false };
    expect((await postings.index.find(query, 10)).map((one) => one.id)).toEqual([id]);
  });

  it('cuts a word of a title where a character ends', async () => {
    const [id] = await store([{ sourceId: 'long/1', title: `a${'𐌰'.repeat(60)}` }]);
    expect(id).not.toBeNull();
  });

  it.each([
    ['storing', () => store([{ sourceId: 'order/z' }, { sourceId: 'order/a' }], later(40))],
    ['ending', () => expirePostings(database, 'greenhouse', 'order', [], now)],
  ])('%s takes postings by their ids, so that nobody waits in a circle', async (_, run) => {
    const [first] = await store([{ sourceId: 'order/z' }]);
    const [second] = await store([{ sourceId: 'order/a' }]);
    const holder = new pg.Client({ connectionString: test.ownerUrl });
    await holder.connect();
    const take = 'select from posting_keys where id = $1 for update skip locked';
    await holder.query('begin');
    await holder.query(take, [first]);
    const running = run();
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await holder.query(waiting)).rowCount).toBe(1);
    }, 20_000);
    // Who waits for the first holds no other.
    expect((await holder.query(take, [second])).rowCount).toBe(1);
    await holder.query('commit');
    await holder.end();
    await running;
  });
});
