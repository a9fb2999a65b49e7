import { createHash } from 'node:crypto';
import type { EmploymentType, JobPosting, Pay, SourceName } from '#domain/posting/source/job-posting.ts';
import type { SourceTerms } from '../job-sources/job-source.ts';
import type { StoredPosting } from './job-index.ts';
import { searchWordsOf } from './search-words.ts';

/** A day as PostgreSQL reads and writes it. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

/** A posting that comes back with a date so much later is one that was posted again. */
export const repostedAfterDays = 14;

/** What a later look at the same posting is compared with. Its date isn't in it: a posting that is only dated anew needn't be read again. */
export const digestOf = ({ postedAt, ...posting }: JobPosting): string =>
  createHash('sha1')
    .update(JSON.stringify([postedAt !== null, ...Object.entries(posting).toSorted(byName)]))
    .digest('base64url');

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** Null where it's too old to be shown. Where the source doesn't say, it's as old as we have known it. */
export function postedOn(
  { postedAt }: JobPosting,
  terms: SourceTerms,
  today: string,
  known?: string,
): string | null {
  const posted =
    postedAt && !Number.isNaN(Date.parse(postedAt)) ? dayOf(new Date(postedAt)) : (known ?? today);
  const day = posted > today ? today : posted;
  return daysLater(day, terms.maxAgeDays) < today ? null : day;
}

/** Rows that are gone with their month needn't be deleted one by one: the month goes first. */
export function keptUntil(day: string, terms: SourceTerms, today: string): string {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const shown = daysLater(dayOf(next), terms.maxAgeDays);
  const allowed = daysLater(today, terms.storeDays);
  return allowed < shown ? allowed : shown;
}

/** "?": nothing is said, so it's found from anywhere. */
function placesOf({ country, remoteRegions }: JobPosting): string[] {
  const countries = [...new Set([...(country === null ? [] : [country]), ...remoteRegions])];
  return countries.length > 0 ? countries : ['?'];
}

/** A posting as both tables take it. */
export const rowOf = (
  id: string,
  posting: JobPosting,
  { posted_on, shown_until }: { posted_on: string; shown_until: string },
) => ({
  id,
  posted_on,
  shown_until,
  is_dated: posting.postedAt !== null,
  source: posting.source,
  source_id: posting.sourceId,
  title: posting.title,
  company: posting.company,
  location: posting.location,
  country: posting.country,
  is_remote: posting.isRemote,
  remote_regions: posting.remoteRegions,
  employment_type: posting.employmentType,
  pay: posting.pay,
  salary: posting.salary,
  language: posting.language,
  description: posting.description,
  apply_url: posting.applyUrl,
  words: searchWordsOf(posting, []),
  places: placesOf(posting),
});

export type PostingRow = ReturnType<typeof rowOf>;

/** What a stored posting is read back as. */
export interface WideRow {
  id: string;
  posted_on: string;
  is_dated: boolean;
  source: SourceName;
  source_id: string;
  title: string;
  company: string;
  location: string;
  country: string | null;
  is_remote: boolean;
  remote_regions: string[];
  employment_type: EmploymentType | null;
  pay: Pay | null;
  salary: string | null;
  language: string;
  description: string;
  apply_url: string | null;
  facts: unknown;
  also_on: SourceName[];
  is_reposted: boolean;
  is_closed: boolean;
}

export const postingOf = (
  row: Omit<WideRow, 'facts' | 'also_on' | 'is_reposted' | 'is_closed'>,
): JobPosting => ({
  source: row.source,
  sourceId: row.source_id,
  title: row.title,
  company: row.company,
  location: row.location,
  country: row.country,
  isRemote: row.is_remote,
  remoteRegions: row.remote_regions,
  employmentType: row.employment_type,
  pay: row.pay,
  salary: row.salary,
  language: row.language,
  description: row.description,
  applyUrl: row.apply_url,
  postedAt: row.is_dated ? row.posted_on : null,
});

export const storedOf = (row: WideRow): StoredPosting => ({
  id: row.id,
  posting: postingOf(row),
  facts: row.facts as StoredPosting['facts'],
  alsoOn: row.also_on,
  isReposted: row.is_reposted,
  isClosed: row.is_closed,
});
