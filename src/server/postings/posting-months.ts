import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf, daysLater } from './posting-rows.ts';

const daysAhead = 62;

/** Makes the months that postings will need, and drops those of which nothing is shown anymore. Gives how many of both. */
export async function keepPostingMonths(db: Kysely<Schema>, now: Date): Promise<number> {
  const today = dayOf(now);
  const made = await countOf(
    db,
    sql`prepare_posting_months(${today}::date, ${daysLater(today, daysAhead)}::date)`,
  );
  for (let dropped = 0; ; dropped += 1)
    if ((await countOf(db, sql`drop_posting_months(${today}::date)`)) === 0) return made + dropped;
}

async function countOf(db: Kysely<Schema>, call: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select ${call} as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
