import { type Kysely, sql } from 'kysely';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { dayOf } from './posting-rows.ts';
import { deletePostings, listed, type PostingPlace, setFound } from './posting-store.ts';
import { settleVacancies } from './settle-vacancies.ts';

/**
 * What a board no longer has isn't found anymore. To be called after the whole board was seen, and never because it didn't
 * answer. The postings themselves stay for as long as the terms allow: people's matches show them.
 */
export async function expirePostings(
  database: Pick<Database, 'shared'>,
  source: SourceName,
  board: string,
  seenIds: readonly string[],
  now: Date,
): Promise<number> {
  return transact(database.shared, async (trx) => {
    const { rows } = await sql<PostingPlace & { vacancy_id: string | null }>`
      with gone as materialized (select id from posting_keys
        where source = ${source} and source_id >= ${`${board}/`} and source_id < ${`${board}0`} and closed_on is null
          and source_id <> all (${seenIds}::text[])
        order by id for update)
      update posting_keys k set closed_on = ${dayOf(now)}::date from gone where k.id = gone.id
      returning k.id, k.posted_on::text, k.vacancy_id`.execute(trx);
    await setFound(
      trx,
      rows.map((row) => ({ ...row, is_found: false })),
    );
    await settleVacancies(trx, vacanciesOf(rows));
    return rows.length;
  });
}

/** Forgets what its source doesn't let us keep any longer. Gives how many. */
export const forgetPostings = (db: Kysely<Schema>, batch: number, now: Date): Promise<number> =>
  transact(db, async (trx) => {
    const { rows } = await sql<PostingPlace & { blocks: string[]; vacancy_id: string | null }>`
      delete from posting_keys where id = any (array(
        select id from posting_keys where kept_until < ${dayOf(now)}::date
        order by kept_until limit ${batch} for update skip locked))
      returning id, posted_on::text, blocks, vacancy_id`.execute(trx);
    await deletePostings(trx, rows);
    await deleteBlocks(trx, rows);
    await settleVacancies(trx, vacanciesOf(rows));
    return rows.length;
  });

async function deleteBlocks(trx: Trx, rows: readonly { id: string; blocks: string[] }[]): Promise<void> {
  const pairs = rows.flatMap(({ id, blocks }) => blocks.map((block) => ({ block, posting_id: id })));
  await sql`delete from posting_blocks b using ${listed(pairs, sql`block bigint, posting_id bigint`)} gone
    where b.block = gone.block and b.posting_id = gone.posting_id`.execute(trx);
}

const vacanciesOf = (rows: readonly { vacancy_id: string | null }[]): string[] => [
  ...new Set(rows.flatMap(({ vacancy_id }) => vacancy_id ?? [])),
];
