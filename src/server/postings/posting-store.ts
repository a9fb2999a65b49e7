import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { PostingRow, WideRow } from './posting-rows.ts';

/** Where a posting's rows are: its month is found by the day. */
export interface PostingPlace {
  id: string;
  posted_on: string;
}

export interface KnownKey extends PostingPlace {
  source_id: string;
  first_posted_on: string;
  kept_until: string;
  closed_on: string | null;
  digest: string;
  is_lead: boolean;
}

/** The keys of those that are known, held until the transaction ends; always by id, so that two who store the same don't wait for each other. */
export async function lockKeys(
  trx: Trx,
  source: SourceName,
  sourceIds: readonly string[],
): Promise<KnownKey[]> {
  const { rows } = await sql<KnownKey>`
    select id, source_id, posted_on::text, first_posted_on::text, kept_until::text, closed_on::text, digest, is_lead
    from posting_keys where source = ${source} and source_id = any (${sourceIds}::text[])
    order by id for update`.execute(trx);
  return rows;
}

/** The keys come before all else of a posting: whoever holds them may change its other rows. */
export async function holdKeys(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select from posting_keys where id = any (${ids}::bigint[]) order by id for update`.execute(trx);
}

export async function findKeys(
  trx: Trx,
  source: SourceName,
  sourceIds: readonly string[],
): Promise<{ id: string; source_id: string }[]> {
  const { rows } = await sql<{ id: string; source_id: string }>`select id, source_id from posting_keys
    where source = ${source} and source_id = any (${sourceIds}::text[])`.execute(trx);
  return rows;
}

export interface NewKey {
  source_id: string;
  posted_on: string;
  kept_until: string;
  digest: string;
}

/** Gives the ids of those that nobody else has stored meanwhile. */
export async function insertKeys(
  trx: Trx,
  source: SourceName,
  keys: readonly NewKey[],
): Promise<{ id: string; source_id: string }[]> {
  const { rows } = await sql<{ id: string; source_id: string }>`
    insert into posting_keys (source, source_id, posted_on, first_posted_on, kept_until, digest)
    select ${source}, k.source_id, k.posted_on, k.posted_on, k.kept_until, k.digest
    from ${listed(keys, sql`source_id text, posted_on date, kept_until date, digest text`)} k
    order by k.source_id collate "C"
    on conflict (source, source_id) do nothing returning id, source_id`.execute(trx);
  return rows;
}

export interface ChangedKey extends PostingPlace {
  kept_until: string;
  digest: string;
}

export async function updateKeys(trx: Trx, keys: readonly ChangedKey[]): Promise<void> {
  await sql`
    update posting_keys known set posted_on = k.posted_on, kept_until = k.kept_until, digest = k.digest, closed_on = null
    from ${listed(keys, sql`id bigint, posted_on date, kept_until date, digest text`)} k where known.id = k.id`.execute(
    trx,
  );
}

/** A source that dates its postings anew moves them, if need be to another month, with all that was read. Gives those that were there. */
export async function movePostings(
  trx: Trx,
  moves: readonly (PostingPlace & { moved_to: string; shown_until: string; is_reposted: boolean })[],
): Promise<string[]> {
  const columns = sql`id bigint, posted_on date, moved_to date, shown_until date, is_reposted boolean`;
  const moved = listed(moves, columns);
  const { rows } = await sql<{ id: string }>`
    update postings p set posted_on = m.moved_to, is_reposted = m.is_reposted from ${moved} m
    where p.posted_on = m.posted_on and p.id = m.id returning p.id`.execute(trx);
  await sql`update posting_search s set posted_on = m.moved_to, shown_until = m.shown_until from ${moved} m
    where s.posted_on = m.posted_on and s.id = m.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function deletePostings(trx: Trx, places: readonly PostingPlace[]): Promise<void> {
  for (const table of [sql`postings`, sql`posting_search`])
    await sql`delete from ${table} p using ${listed(places, sql`id bigint, posted_on date`)} gone
      where p.posted_on = gone.posted_on and p.id = gone.id`.execute(trx);
}

export async function setFound(
  trx: Trx,
  places: readonly (PostingPlace & { is_found: boolean })[],
): Promise<void> {
  await sql`update posting_search s set is_found = k.is_found
    from ${listed(places, sql`id bigint, posted_on date, is_found boolean`)} k
    where s.posted_on = k.posted_on and s.id = k.id and s.is_found <> k.is_found`.execute(trx);
}

/** Both rows of each in one statement: the texts travel once. */
export async function insertPostings(
  trx: Trx,
  rows: readonly (PostingRow & { is_reposted: boolean; is_lead: boolean })[],
): Promise<void> {
  await sql`
    with told as materialized (select * from ${listed(rows, rowColumns)} told),
    wide as (insert into postings (id, posted_on, is_dated, source, source_id, title, company, location, country,
        is_remote, remote_regions, employment_type, pay, salary, language, description, apply_url, is_reposted)
      select id, posted_on, is_dated, source, source_id, title, company, location, country,
        is_remote, remote_regions, employment_type, pay, salary, language, description, apply_url, is_reposted from told)
    insert into posting_search (id, posted_on, shown_until, words, places, employment_type, is_remote, is_found)
    select id, posted_on, shown_until, array_to_tsvector(words), places, coalesce(employment_type, ''), is_remote, is_lead
    from told`.execute(trx);
}

/** The wide rows of some candidates, in any order. Those that are gone are left out. */
export async function readWideRows(
  db: Kysely<Schema>,
  places: readonly PostingPlace[],
  factsVersion: string,
): Promise<WideRow[]> {
  const { rows } = await sql<WideRow>`
    select ${wideColumns(factsVersion)}, p.is_closed
    from unnest(${places.map(({ posted_on }) => posted_on)}::date[], ${places.map(({ id }) => id)}::bigint[]) asked (posted_on, id)
    join postings p on p.posted_on = asked.posted_on and p.id = asked.id`.execute(db);
  return rows;
}

export async function readWideRowsById(
  db: Kysely<Schema>,
  ids: readonly string[],
  factsVersion: string,
): Promise<WideRow[]> {
  const { rows } = await sql<WideRow>`
    select ${wideColumns(factsVersion)}, p.is_closed or k.closed_on is not null as is_closed
    from posting_keys k join postings p on p.posted_on = k.posted_on and p.id = k.id
    where k.id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

/** What an older reader read is of no use to the rule of today. */
const wideColumns = (
  factsVersion: string,
) => sql`p.id, p.posted_on::text, p.is_dated, p.source, p.source_id, p.title,
  p.company, p.location, p.country, p.is_remote, p.remote_regions, p.employment_type, p.pay, p.salary, p.language,
  p.description, p.apply_url, p.also_on, p.is_reposted,
  case when p.facts_version = ${factsVersion} then p.facts end as facts`;

const rowColumns = sql`id bigint, posted_on date, shown_until date, is_dated boolean, source text, source_id text,
  title text, company text, location text, country text, is_remote boolean, remote_regions text[],
  employment_type text, pay jsonb, salary text, language text, description text, apply_url text,
  words text[], places text[], is_reposted boolean, is_lead boolean`;

/** Rows of our own as a table of the statement: one value, however many there are. */
export const listed = (rows: readonly object[], columns: RawBuilder<unknown>) =>
  sql`rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (${columns}))`;
