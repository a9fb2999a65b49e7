import { afterAll, describe, expect, inject, it } from 'vitest';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { openDatabase } from '#server/database/database.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import type { JobQuery } from './job-index.ts';
import { openPostings } from './open-postings.ts';

const now = new Date('2026-11-16T12:00:00Z');
const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);

describe('finding postings', async () => {
  const test = await createTestDatabase(inject('postgresAdminUrl'));
  const database = openDatabase({ url: test.url, poolSize: 4, onError: () => {} });
  const terms = testTerms({ storeDays: 400, maxAgeDays: 120 });
  const postings = openPostings(
    database,
    () => terms,
    () => now,
  );
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  let count = 0;
  /** Stored under its location, by which tests know it. */
  const store = (...given: (Partial<JobPosting> & { location: string })[]) =>
    postings.store(
      given.map((one) => {
        count += 1;
        return jobPosting({ sourceId: `acme/${count}`, ...one });
      }),
      now,
    );
  const find = async (asked: Partial<JobQuery> & Pick<JobQuery, 'titles'>, most = 20) => {
    const found = await postings.index.find({ countries: [], types: [], isRemote: false, ...asked }, most);
    return found.map(({ posting }) => posting.location);
  };

  it('finds the newest first over all months, and no more than asked', async () => {
    const ages = [50, 1, 119, 0, 3, 10, 30, 100];
    await store(...ages.map((ago) => ({ title: 'Beekeeper', location: `${ago}`, postedAt: day(ago) })));
    const newest = ['0', '1', '3', '10', '30', '50', '100', '119'];
    expect(await find({ titles: ['Beekeeper'] })).toEqual(newest);
    expect(await find({ titles: ['Beekeeper'] }, 3)).toEqual(newest.slice(0, 3));
  });

  it('finds all words of a title in any form and order, or those of another name', async () => {
    await store(
      { title: 'Head of Falconry (m/f/d)', location: 'head' },
      { title: 'FALCONRY, HEADS', location: 'heads' },
      { title: 'Falconry Assistant', location: 'assistant' },
      { title: 'Falcon Chief, naïve', location: 'chief' },
      { title: "O'Brien's \\ Falcon:* & keeper", location: 'odd' },
    );
    expect((await find({ titles: ['head of falconry'] })).toSorted()).toEqual(['head', 'heads']);
    expect((await find({ titles: ['HEAD OF FALCONRY', 'Chief Falcon'] })).toSorted()).toEqual([
      'chief',
      'head',
      'heads',
    ]);
    expect(await find({ titles: ['naive falcon'] })).toEqual(['chief']);
    expect(await find({ titles: ["o'brien falcon"] })).toEqual(['odd']);
    expect(await find({ titles: ['!!!'] })).toEqual([]);
    expect(await find({ titles: [] })).toEqual([]);
  });

  it('keeps to country, type and remote where they are asked for', async () => {
    const title = 'Glassblower';
    await store(
      { title, location: 'us' },
      { title, location: 'de', country: 'DE', employmentType: 'PARTTIME' },
      {
        title,
        location: 'eu',
        country: null,
        isRemote: true,
        remoteRegions: ['EU'],
        employmentType: 'CONTRACTOR',
      },
      {
        title,
        location: 'world',
        country: 'US',
        isRemote: true,
        remoteRegions: ['worldwide'],
        employmentType: null,
      },
      { title, location: 'unsaid', country: null, employmentType: 'INTERN' },
    );
    const found = async (asked: Partial<JobQuery>) => (await find({ titles: [title], ...asked })).toSorted();
    expect(await found({})).toHaveLength(5);
    expect(await found({ countries: ['US'] })).toEqual(['unsaid', 'us', 'world']);
    expect(await found({ countries: ['DE'] })).toEqual(['de', 'eu', 'unsaid', 'world']);
    expect(await found({ countries: ['CH', 'DE'] })).toEqual(['de', 'eu', 'unsaid', 'world']);
    expect(await found({ countries: ['NG'] })).toEqual(['unsaid', 'world']);
    expect(await found({ isRemote: true })).toEqual(['eu', 'world']);
    expect(await found({ types: ['PARTTIME', 'INTERN'] })).toEqual(['de', 'unsaid', 'world']);
    expect(await found({ types: ['FULLTIME', 'PARTTIME', 'CONTRACTOR', 'INTERN'] })).toHaveLength(5);
    expect(await found({ types: ['FULLTIME'], countries: ['FR'], isRemote: true })).toEqual(['world']);
  });

  it('looks at company and skills where hardly any title says it', async () => {
    await store(
      { title: 'Loom Engineer', company: 'Weavers United', location: 'company' },
      { title: 'Engineer', location: 'skill' },
      { title: 'Loom Fitter', location: 'neither' },
    );
    await runSql(
      test.ownerUrl,
      `update posting_search set words = words || array_to_tsvector(array['s:loom']) where id in (select id from postings where location = 'skill')`,
    );
    expect(await find({ titles: ['Weavers'] })).toEqual(['company']);
    expect((await find({ titles: ['Loom Engineer'] })).toSorted()).toEqual(['company', 'skill']);
    expect(await find({ titles: ['Engineer at Weavers'] })).toEqual(['company']);
  });

  it('shows nothing that is older than its source allows', async () => {
    await store({ title: 'Lamplighter', location: 'old', postedAt: day(119) });
    expect(await find({ titles: ['Lamplighter'] })).toEqual(['old']);
    const morrow = new Date(now.getTime() + 2 * 86_400_000);
    const later = openPostings(
      database,
      () => terms,
      () => morrow,
    );
    const query = { titles: ['Lamplighter'], countries: [], types: [], isRemote: false };
    expect(await later.index.find(query, 20)).toEqual([]);
  });
});
