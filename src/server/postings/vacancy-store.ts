import { type Kysely, sql } from 'kysely';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { holdKeys, listed, type PostingPlace } from './posting-store.ts';

/** A block that so many share tells nothing. */
const maxInBlock = 60;

/** Writes down by which blocks a posting is found as a copy of another, in place of those it had. */
export async function replaceBlocks(
  trx: Trx,
  all: readonly { id: string; blocks: readonly string[] }[],
): Promise<void> {
  const ids = all.map(({ id }) => id);
  const pairs = all.flatMap(({ id, blocks }) => blocks.map((block) => ({ block, posting_id: id })));
  const rows = listed(pairs, sql`block bigint, posting_id bigint`);
  await holdKeys(trx, ids);
  await sql`delete from posting_blocks b using (
      select id, unnest(blocks) as block from posting_keys where id = any (${ids}::bigint[])) had
    where b.block = had.block and b.posting_id = had.id`.execute(trx);
  await sql`insert into posting_blocks (block, posting_id) select block, posting_id from ${rows} told
    order by 1, 2 on conflict do nothing`.execute(trx);
  await sql`update posting_keys k set blocks = coalesce(
      (select array_agg(told.block) from ${rows} told where told.posting_id = k.id), '{}')
    where id = any (${ids}::bigint[])`.execute(trx);
}

/** By posting, the others that may be the same vacancy. */
export async function findMates(
  db: Kysely<Schema>,
  all: readonly { id: string; blocks: readonly string[] }[],
): Promise<Map<string, Set<string>>> {
  const pairs = all.flatMap(({ id, blocks }) => blocks.map((block) => ({ id, block })));
  const { rows } = await sql<{ id: string; mates: string[] }>`
    select told.id, m.mates from ${listed(pairs, sql`id bigint, block bigint`)} told
    cross join lateral (select array_agg(posting_id) as mates from (
      select posting_id from posting_blocks b where b.block = told.block limit ${maxInBlock + 1}) shared) m
    where cardinality(m.mates) between 2 and ${maxInBlock}`.execute(db);
  const mates = new Map<string, Set<string>>();
  for (const { id, mates: others } of rows) {
    const known = mates.get(id) ?? new Set();
    for (const other of others) if (other !== id) known.add(other);
    mates.set(id, known);
  }
  return mates;
}

/** Makes these one vacancy, together with all that was the same as any of them. Gives the vacancy. */
export async function uniteCopies(trx: Trx, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string; vacancy_id: string | null }>`
    select id, vacancy_id from posting_keys where id = any (${ids}::bigint[])
      or vacancy_id in (select vacancy_id from posting_keys where id = any (${ids}::bigint[]))
    order by id for update`.execute(trx);
  const known = rows.map(({ vacancy_id }) => vacancy_id).find((vacancy) => vacancy !== null);
  const vacancy = known ?? (await nextVacancy(trx));
  const all = rows.filter(({ vacancy_id }) => vacancy_id !== vacancy).map(({ id }) => id);
  await sql`update posting_keys set vacancy_id = ${vacancy}::bigint where id = any (${all}::bigint[])`.execute(
    trx,
  );
  return vacancy;
}

async function nextVacancy(trx: Trx): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('posting_vacancies') as next`.execute(trx);
  return rows[0]?.next ?? '';
}

/** Takes postings out of the vacancies that they may no longer be copies of. Gives those vacancies. */
export async function leaveVacancies(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ vacancy_id: string }>`
    with had as (select id, posted_on, vacancy_id, closed_on from posting_keys
      where id = any (${ids}::bigint[]) and vacancy_id is not null order by id for update),
    alone as (update posting_keys k set vacancy_id = null, is_lead = true from had where k.id = had.id),
    found as (update posting_search s set is_found = had.closed_on is null from had
      where s.posted_on = had.posted_on and s.id = had.id)
    update postings p set also_on = '{}', is_closed = false from had
    where p.posted_on = had.posted_on and p.id = had.id returning had.vacancy_id`.execute(trx);
  return [...new Set(rows.map(({ vacancy_id }) => vacancy_id))];
}

export interface Copy extends PostingPlace {
  vacancy_id: string;
  source: SourceName;
  first_posted_on: string;
  is_closed: boolean;
  is_lead: boolean;
}

/** Of each vacancy the copies, the one to show first: what is open before what is closed, then the nearest source, then the one that says most. */
export async function lockCopies(
  trx: Trx,
  vacancies: readonly string[],
  sources: readonly SourceName[],
): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    with k as materialized (select id, posted_on, vacancy_id, source, first_posted_on, is_lead, closed_on from posting_keys
      where vacancy_id = any (${vacancies}::bigint[]) order by id for update)
    select k.id, k.posted_on::text, k.vacancy_id, k.source, k.first_posted_on::text, k.is_lead, k.closed_on is not null as is_closed
    from k join postings p on p.posted_on = k.posted_on and p.id = k.id
    order by k.vacancy_id, k.closed_on is not null, array_position(${sources}::text[], k.source),
      length(p.description) desc, k.posted_on desc, k.id`.execute(trx);
  return rows;
}

export async function updateCopies(
  trx: Trx,
  copies: readonly (PostingPlace & {
    is_lead: boolean;
    also_on: readonly SourceName[];
    is_reposted: boolean;
    is_closed: boolean;
  })[],
): Promise<void> {
  const columns = sql`id bigint, posted_on date, is_lead boolean, also_on text[], is_reposted boolean, is_closed boolean`;
  const rows = listed(copies, columns);
  await sql`update posting_keys k set is_lead = c.is_lead from ${rows} c where k.id = c.id and k.is_lead <> c.is_lead`.execute(
    trx,
  );
  await sql`update postings p set also_on = c.also_on, is_reposted = c.is_reposted, is_closed = c.is_closed from ${rows} c
    where p.posted_on = c.posted_on and p.id = c.id
      and (p.also_on, p.is_reposted, p.is_closed) is distinct from (c.also_on, c.is_reposted, c.is_closed)`.execute(
    trx,
  );
}
