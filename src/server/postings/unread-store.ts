import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { postingOf, type WideRow } from './posting-rows.ts';
import { holdKeys, listed } from './posting-store.ts';

/** The newest that nobody has read yet; then, version by version, those that an older or newer reader has read. */
export async function findUnread(db: Kysely<Schema>, version: string, most: number) {
  for (let read: string | null = ''; read !== null; read = await nextVersion(db, read, version)) {
    const { rows } = await sql<WideRow & { digest: string }>`
      select p.id, p.posted_on::text, p.is_dated, p.source, p.source_id, p.title, p.company, p.location, p.country,
        p.is_remote, p.remote_regions, p.employment_type, p.pay, p.salary, p.language, p.description, p.apply_url, k.digest
      from (select * from postings p where p.facts_version = ${read} order by p.posted_on desc limit ${most}) p
      join posting_keys k on k.id = p.id`.execute(db);
    if (rows.length > 0)
      return rows.map((row) => ({ id: row.id, digest: row.digest, posting: postingOf(row) }));
  }
  return [];
}

/** By the index, past all that today's reader has read: a range of versions in the order of their days would be sorted as a whole. */
async function nextVersion(db: Kysely<Schema>, after: string, version: string): Promise<string | null> {
  const { rows } = await sql<{ next: string | null }>`select coalesce(
    (select min(facts_version) from postings where facts_version > ${after} and facts_version < ${version}),
    (select min(facts_version) from postings where facts_version > greatest(${after}::text, ${version}::text))) as next`.execute(
    db,
  );
  return rows[0]?.next ?? null;
}

export interface ReadPosting {
  id: string;
  /** Of what was read: if it has changed meanwhile, it's read again. */
  digest: string;
  facts: unknown;
  words: readonly string[];
}

export async function saveFacts(
  database: Pick<Database, 'shared'>,
  version: string,
  all: readonly ReadPosting[],
): Promise<void> {
  const read = listed(all, sql`id bigint, digest text, facts jsonb, words text[]`);
  await transact(database.shared, async (trx) => {
    await holdKeys(
      trx,
      all.map(({ id }) => id),
    );
    await sql`update postings p set facts = r.facts, facts_version = ${version}
      from ${read} r join posting_keys k on k.id = r.id and k.digest = r.digest
      where p.posted_on = k.posted_on and p.id = k.id`.execute(trx);
    await sql`update posting_search s set words = array_to_tsvector(r.words)
      from ${read} r join posting_keys k on k.id = r.id and k.digest = r.digest
      where s.posted_on = k.posted_on and s.id = k.id`.execute(trx);
  });
}
