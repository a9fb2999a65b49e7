import { sql } from 'kysely';
import type { JobPosting, SourceName } from '#domain/posting/source/job-posting.ts';
import type { Database, Trx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { isStorable } from '../http/storable-text.ts';
import type { SourceTerms } from '../job-sources/job-source.ts';
import { dayOf, daysLater, digestOf, keptUntil, postedOn, repostedAfterDays, rowOf } from './posting-rows.ts';
import {
  deletePostings,
  findKeys,
  insertKeys,
  insertPostings,
  type KnownKey,
  lockKeys,
  movePostings,
  updateKeys,
} from './posting-store.ts';

/** Few enough for a statement to be done in a moment, enough for the way there and back not to matter. */
const batchSize = 500;

interface DatedPosting {
  posting: JobPosting;
  digest: string;
  posted_on: string;
  shown_until: string;
  kept_until: string;
}

/**
 * Stores what one source has told, or brings it up to date; what hasn't changed isn't touched. Gives the ids in the same
 * order, null for what may not or can't be stored.
 */
export async function ingestPostings(
  database: Pick<Database, 'shared'>,
  postings: readonly JobPosting[],
  terms: SourceTerms,
  now: Date,
): Promise<(string | null)[]> {
  const ids = new Map<string, string>();
  const wanted = new Map(postings.filter(isStorable).map((posting) => [posting.sourceId, posting]));
  const all = terms.storeDays > 0 ? [...wanted.values()] : [];
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize);
    const stored = await transact(database.shared, (trx) => ingestBatch(trx, batch, terms, now));
    for (const [sourceId, id] of stored) ids.set(sourceId, id);
  }
  return postings.map(({ sourceId }) => ids.get(sourceId) ?? null);
}

async function ingestBatch(
  trx: Trx,
  postings: readonly JobPosting[],
  terms: SourceTerms,
  now: Date,
): Promise<Map<string, string>> {
  const source = postings[0]?.source ?? 'sample';
  const today = dayOf(now);
  const known = new Map(
    (
      await lockKeys(
        trx,
        source,
        postings.map(({ sourceId }) => sourceId),
      )
    ).map((key) => [key.source_id, key]),
  );
  const dated = postings.flatMap((posting): DatedPosting[] => {
    const day = postedOn(posting, terms, today, known.get(posting.sourceId)?.posted_on);
    return day === null ? [] : [{ posting, digest: digestOf(posting), ...daysOf(day, terms, today) }];
  });
  await prepareMonths(trx, dated);
  await keepUpToDate(trx, dated, known, terms, today);
  const fresh = await insertFresh(
    trx,
    source,
    dated.filter(({ posting }) => !known.has(posting.sourceId)),
  );
  return new Map([...[...known.values()].map(({ source_id, id }) => [source_id, id] as const), ...fresh]);
}

const daysOf = (day: string, terms: SourceTerms, today: string) => ({
  posted_on: day,
  shown_until: daysLater(day, terms.maxAgeDays),
  kept_until: keptUntil(day, terms, today),
});

/** Housekeeping makes months ahead; where it has been away for long, or a source allows more age than usual, they're made now. */
async function prepareMonths(trx: Trx, dated: readonly DatedPosting[]): Promise<void> {
  const days = dated.map(({ posted_on }) => posted_on).toSorted();
  if (days.length > 0)
    await sql`select prepare_posting_months(${days[0]}::date, ${days.at(-1)}::date)`.execute(trx);
}

interface Pair {
  now: DatedPosting;
  before: KnownKey;
}

async function keepUpToDate(
  trx: Trx,
  dated: readonly DatedPosting[],
  known: ReadonlyMap<string, KnownKey>,
  terms: SourceTerms,
  today: string,
): Promise<void> {
  const pairs = dated.flatMap((now): Pair[] => {
    const before = known.get(now.posting.sourceId);
    return before ? [{ now, before }] : [];
  });
  const changed = pairs.filter(
    ({ now, before }) => now.digest !== before.digest || before.closed_on !== null,
  );
  const moved = pairs.filter(
    (pair) => !changed.includes(pair) && pair.now.posted_on !== pair.before.posted_on,
  );
  // That it was seen again is only written down when half of its time is over.
  const soon = daysLater(today, Math.floor(terms.storeDays / 2));
  const seenAgain = pairs.filter(
    ({ now, before }) => before.kept_until < soon && now.kept_until > before.kept_until,
  );
  const written = new Set([...changed, ...moved, ...seenAgain]);
  if (written.size > 0) await updateKeys(trx, [...written].map(keyOf));
  const found = new Set(moved.length > 0 ? await movePostings(trx, moved.map(moveOf)) : []);
  // Its month is gone, and comes back with the new date.
  const lost = moved.filter(({ before }) => !found.has(before.id));
  const rewritten = [...changed, ...lost];
  if (rewritten.length > 0) await rewritePostings(trx, rewritten);
}

const keyOf = ({ now: { posted_on, kept_until, digest }, before: { id } }: Pair) => ({
  id,
  posted_on,
  kept_until,
  digest,
});

const moveOf = ({ now, before }: Pair) => ({
  id: before.id,
  posted_on: before.posted_on,
  moved_to: now.posted_on,
  shown_until: now.shown_until,
  is_reposted: isReposted(now, before),
});

async function rewritePostings(trx: Trx, changed: readonly Pair[]): Promise<void> {
  await deletePostings(
    trx,
    changed.map(({ before: { id, posted_on } }) => ({ id, posted_on })),
  );
  await insertPostings(
    trx,
    changed.map(({ now, before }) => ({
      ...rowOf(before.id, now.posting, now),
      is_reposted: isReposted(now, before),
      is_lead: before.is_lead,
    })),
  );
}

/** Samples are dated anew every day. */
const isReposted = ({ posting, posted_on }: DatedPosting, { first_posted_on }: KnownKey): boolean =>
  posting.source !== 'sample' && daysLater(first_posted_on, repostedAfterDays) <= posted_on;

async function insertFresh(
  trx: Trx,
  source: SourceName,
  dated: readonly DatedPosting[],
): Promise<(readonly [string, string])[]> {
  if (dated.length === 0) return [];
  const keys = dated.map(({ posting, posted_on, kept_until, digest }) => ({
    source_id: posting.sourceId,
    posted_on,
    kept_until,
    digest,
  }));
  const inserted = new Map((await insertKeys(trx, source, keys)).map(({ source_id, id }) => [source_id, id]));
  const ours = dated.flatMap((one) => {
    const id = inserted.get(one.posting.sourceId);
    return id ? [{ ...rowOf(id, one.posting, one), is_reposted: false, is_lead: true }] : [];
  });
  await insertPostings(trx, ours);
  // Whoever was faster has stored it; its id is what we want.
  const others = keys.map(({ source_id }) => source_id).filter((id) => !inserted.has(id));
  const theirs = others.length > 0 ? await findKeys(trx, source, others) : [];
  return [...inserted, ...theirs.map(({ source_id, id }) => [source_id, id] as const)];
}
