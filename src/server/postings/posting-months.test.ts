import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { ingestPostings } from './ingest-postings.ts';
import { keepPostingMonths } from './posting-months.ts';

describe('months of postings', async () => {
  const test = await createTestDatabase(inject('postgresAdminUrl'));
  const database = openDatabase({ url: test.url, poolSize: 4, onError: () => {} });
  const terms = testTerms({ storeDays: 400, maxAgeDays: 30 });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  const months = async (table: string) => {
    const parts = `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = $1::regclass order by 1`;
    const rows = (await runSql(test.ownerUrl, parts, [table])) as { name: string }[];
    return rows.map(({ name }) => name.replace(`${table}_`, ''));
  };
  const store = (postedAt: string, now: string) =>
    ingestPostings(database, [jobPosting({ postedAt, sourceId: postedAt })], terms, new Date(now));

  it('are made ahead, and dropped when nothing in them is shown anymore', async () => {
    await store('2030-01-31', '2030-02-20T00:00:00Z');
    await keepPostingMonths(database.shared, new Date('2030-02-20T00:00:00Z'));
    for (const table of ['postings', 'posting_search'])
      expect(await months(table)).toEqual(['2030_01', '2030_02', '2030_03', '2030_04']);
    await keepPostingMonths(database.shared, new Date('2030-03-02T00:00:00Z'));
    expect(await months('postings')).toEqual(['2030_01', '2030_03', '2030_04', '2030_05']);
    await keepPostingMonths(database.shared, new Date('2030-03-03T00:00:00Z'));
    for (const table of ['postings', 'posting_search'])
      expect(await months(table)).toEqual(['2030_03', '2030_04', '2030_05']);
  });

  it('are made when a posting needs one, by many at once', async () => {
    const days = ['2031-05-01', '2031-04-03', '2031-04-30', '2031-05-17'];
    await Promise.all(days.map((day) => store(day, '2031-05-02T00:00:00Z')));
    expect(await months('postings')).toEqual(expect.arrayContaining(['2031_04', '2031_05']));
  });

  it('are dropped by nobody’s leave while somebody reads them', async () => {
    await store('2032-01-05', '2032-01-05T00:00:00Z');
    await database.shared.transaction().execute(async (trx) => {
      await trx.selectFrom('postings').select('id').execute();
      await keepPostingMonths(database.shared, new Date('2032-06-05T00:00:00Z'));
      expect(await months('postings')).toContain('2032_01');
    });
    await keepPostingMonths(database.shared, new Date('2032-06-05T00:00:00Z'));
    expect(await months('postings')).not.toContain('2032_01');
  });
});
