import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { joinVacancies } from '#domain/jobs/duplicates/join-vacancies.ts';
import { readVacancy } from '#domain/jobs/duplicates/vacancy.ts';
import { vacancyKeys } from '#domain/jobs/duplicates/vacancy-keys.ts';
import { postingFactsVersion, readPostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { openDatabase } from '#server/database/database.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { expirePostings, forgetPostings } from './expire-postings.ts';
import { openPostings } from './open-postings.ts';
import { readStoredPostings } from './read-stored-postings.ts';
import { findUnread } from './unread-store.ts';

const now = new Date('2026-11-16T12:00:00Z');
const lexicon = loadLexicon();
const text = `We run the night desk of a busy clinic in the old town, with nine colleagues and two doctors.
You admit patients, keep their charts in Epic and hand over to the day shift at seven.
Requirements
- RN license
- 3+ years of experience in emergency care
- Knowledge of Epic and Excel`;

describe('reading what was stored', async () => {
  const test = await createTestDatabase(inject('postgresAdminUrl'));
  const database = openDatabase({ url: test.url, poolSize: 4, onError: () => {} });
  const terms = testTerms({ storeDays: 30, maxAgeDays: 120 });
  const postings = openPostings(
    database,
    () => terms,
    () => now,
  );
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  let reads = 0;
  const warned: string[] = [];
  const log = { warn: (entry: unknown) => void warned.push(JSON.stringify(entry)) };
  const refuse = ({ title }: JobPosting, call: string) => {
    if (title === `Not to be ${call}`) throw new Error(`This posting can’t be ${call}.`);
  };
  /** Does what the engine's thread does, two a moment. */
  const engine = {
    for: () => ({
      readPostings: async (all: readonly JobPosting[]) => {
        reads += 1;
        for (const posting of all) refuse(posting, 'read');
        return all.slice(0, 2).map((posting) => readPostingFacts(posting, lexicon));
      },
      readVacancyKeys: async (all: readonly JobPosting[]) => {
        for (const posting of all) refuse(posting, 'named');
        return all.slice(0, 2).map((posting) => vacancyKeys(readVacancy(posting, lexicon)));
      },
      joinVacancies: async (all: readonly JobPosting[]) => {
        for (const posting of all) refuse(posting, 'joined');
        return joinVacancies(all, lexicon);
      },
    }),
  };
  const read = () => readStoredPostings({ database, engine, log }, new AbortController().signal);
  const store = (given: Partial<JobPosting>[]) =>
    postings.store(
      given.map((one) => jobPosting({ description: text, ...one })),
      now,
    );
  const find = (title: string) =>
    postings.index.find({ titles: [title], countries: [], types: [], isRemote: false }, 20);
  const blocksOf = (id: string | null | undefined) =>
    runSql(test.ownerUrl, 'select from posting_blocks where posting_id = $1', [id]);

  it('reads each once, lets skills be found, and reads again what has changed', async () => {
    const given = Array.from({ length: 5 }, (_, n) => ({
      sourceId: `acme/${n}`,
      title: `Keeper of ${'abcde'[n]}works`,
      location: `Town ${n}`,
      description: `${text}\nPlace ${n}.`,
      applyUrl: null,
    }));
    const ids = await store(given);
    expect((await find('Keeper')).map(({ facts }) => facts)).toEqual(Array(5).fill(null));
    expect(await read()).toBe(5);
    expect(reads).toBe(3);
    const [found] = await postings.findByIds([ids[0] ?? '']);
    expect(found?.facts).toEqual(readPostingFacts(jobPosting(given[0]), lexicon));
    expect((await find('Excel keeper')).length).toBe(5);
    expect(await read()).toBe(0);
    await store([{ ...given[1], description: 'You keep bees.' }]);
    expect(await read()).toBe(1);
    expect((await find('Excel keeper')).length).toBe(4);
    await runSql(test.ownerUrl, `update postings set facts_version = 'e9' where id = $1`, [ids[2]]);
    await runSql(test.ownerUrl, `update postings set facts_version = $2 where id = $1`, [
      ids[3],
      `${postingFactsVersion}9`,
    ]);
    const stale = await postings.findByIds([ids[2] ?? '', ids[3] ?? '']);
    expect(stale.map(({ facts }) => facts)).toEqual([null, null]);
    expect(await read()).toBe(2);
  });

  it('lets a vacancy be found once, the employer’s own copy before all others, and says where else it is', async () => {
    const vacancy = { title: 'Night Desk Nurse', company: 'Harbor Clinics' };
    const [aggregator] = await store([
      {
        ...vacancy,
        source: 'jsearch',
        sourceId: 'x1',
        company: 'Harbor Clinics Inc.',
        applyUrl: 'https://jobs.example/x1',
      },
    ]);
    await read();
    expect((await find('Night Desk Nurse')).map(({ id }) => id)).toEqual([aggregator]);
    const [own, other] = await store([
      { ...vacancy, sourceId: 'harbor/1', applyUrl: 'https://harbor.example/1' },
      {
        ...vacancy,
        sourceId: 'harbor/2',
        title: 'Night Desk Nurse Manager',
        description: 'You lead all nurses.',
      },
    ]);
    await read();
    const found = await find('Night Desk Nurse');
    expect(found.map(({ id }) => id).toSorted()).toEqual([own, other].toSorted());
    expect(found.find(({ id }) => id === own)).toMatchObject({
      alsoOn: ['jsearch'],
      isReposted: false,
      isClosed: false,
    });
    expect(found.find(({ id }) => id === other)).toMatchObject({ alsoOn: [] });
    // What the employer takes down may still be elsewhere, which is told.
    await expirePostings(database, 'greenhouse', 'harbor', ['harbor/2'], now);
    const left = await find('Night Desk Nurse');
    expect(left.map(({ id }) => id).toSorted()).toEqual([aggregator, other].toSorted());
    expect(left.find(({ id }) => id === aggregator)).toMatchObject({ alsoOn: [], isClosed: true });
    await store([{ ...vacancy, sourceId: 'harbor/1', applyUrl: 'https://harbor.example/1' }]);
    await read();
    expect((await find('Night Desk Nurse')).map(({ id }) => id).toSorted()).toEqual([own, other].toSorted());
  });

  it('parts copies that have become different, and notes what one source posted again', async () => {
    const vacancy = { title: 'Falcon Trainer', company: 'Sky Birds', applyUrl: null };
    const [first, again] = await store([
      { ...vacancy, sourceId: 'sky/1', postedAt: '2026-10-01' },
      { ...vacancy, sourceId: 'sky/2', postedAt: '2026-11-12' },
    ]);
    await read();
    expect(await find('Falcon Trainer')).toMatchObject([{ id: again, isReposted: true, alsoOn: [] }]);
    await store([
      {
        ...vacancy,
        sourceId: 'sky/2',
        postedAt: '2026-11-12',
        title: 'Falcon Trainer Intern',
        description: 'You clean cages.',
        location: 'Lisbon, Portugal',
        country: 'PT',
      },
    ]);
    await read();
    expect((await find('Falcon Trainer')).map(({ id }) => id)).toEqual([again, first]);
  });

  it('lets another copy be found when the first may no longer be kept, and forgets by what they were compared', async () => {
    const vacancy = { title: 'Lamp Warden', company: 'Port Lights', applyUrl: null };
    const [own] = await store([{ ...vacancy, sourceId: 'port/1' }]);
    const [copy] = await store([{ ...vacancy, source: 'jsearch', sourceId: 'p1' }]);
    await read();
    expect((await find('Lamp Warden')).map(({ id }) => id)).toEqual([own]);
    expect((await blocksOf(own)).length).toBeGreaterThan(0);
    await runSql(test.ownerUrl, `update posting_keys set kept_until = '2026-11-01' where id = $1`, [own]);
    await forgetPostings(database.shared, 100, now);
    expect(await find('Lamp Warden')).toMatchObject([{ id: copy, alsoOn: [] }]);
    expect(await blocksOf(own)).toEqual([]);
  });

  it('loses nothing but the one that can’t be read, and is not held up by it', async () => {
    const given = ['read', 'named', 'joined', 'found'].map((call, place) => ({
      sourceId: `bad/${place}`,
      title: `Not to be ${call}`,
      description: `${text}\nPlace ${place}.`,
      applyUrl: null,
    }));
    const again = { ...given[2], source: 'jsearch' as const, sourceId: 'bad2' };
    const ids = await store([...given, again]);
    expect(await read()).toBe(5);
    expect(await read()).toBe(0);
    const stored = await postings.findByIds(ids.map((id) => id ?? ''));
    const unread = stored.filter(({ facts }) => facts === null).map(({ posting }) => posting.sourceId);
    expect(unread).toEqual(['bad/0']);
    expect(warned.join()).toContain(`"posting":"${ids[0]}"`);
    expect(await blocksOf(ids[1])).toEqual([]);
    expect((await find('Not to be found')).map(({ id }) => id)).toContain(ids[3]);
  });

  it('finds what another version has read without looking at all of it', async () => {
    const days = ['2026-11-10', '2026-11-09'];
    await store(
      Array.from({ length: 1_500 }, (_, number) => ({
        ...{ sourceId: `many/${number}`, title: 'Beadle', postedAt: days[number % 2] ?? null },
      })),
    );
    // As in the middle of reading all again: the newest have been.
    const halfRead = `update postings set facts_version = case posted_on when '2026-11-10' then 'a2' else 'a1' end`;
    await runSql(test.ownerUrl, halfRead);
    await runSql(test.ownerUrl, 'vacuum (full, analyze) postings');
    await database.shared.transaction().execute(async (trx) => {
      // Counted with what this connection has just done before.
      const touched = async () => {
        const { rows } = await sql<{ touched: number }>`
          select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as touched
          from pg_stat_xact_user_tables where relname like 'postings_20%'`.execute(trx);
        return rows[0]?.touched ?? 0;
      };
      const before = await touched();
      expect(await findUnread(trx, 'a2', 10)).toHaveLength(10);
      expect((await touched()) - before).toBeLessThan(100);
    });
    await runSql(test.ownerUrl, `delete from postings where title = 'Beadle'`);
  });
});
