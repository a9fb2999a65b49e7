import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageOf, sentenceLanguage } from '#domain/language/language.ts';
import { findPay } from '#domain/posting/pay/find-pay.ts';
import { showPay } from '#domain/posting/pay/show-pay.ts';
import { applyUrl } from '#domain/posting/source/apply-url.ts';
import type { EmploymentType, JobPosting, Pay, SourceName } from '#domain/posting/source/job-posting.ts';
import { plainDescription, plainLine } from '#domain/posting/source/plain-description.ts';
import { postedDate } from '#domain/posting/source/posted-date.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { isStorable } from '../http/storable-text.ts';

/** What normalizing needs beside the source's own words. */
export interface Reading {
  locations: LocationReader;
  now: Date;
}

/** A source's fields as it wrote them, in no particular shape yet. */
export interface RawPosting {
  source: SourceName;
  sourceId: string;
  title: string;
  company: string;
  location: string;
  country?: string | null | undefined;
  isRemote?: boolean | undefined;
  employmentType: EmploymentType | null;
  pay: Pay | null;
  /** Pay in words, where no figures can be read of it. */
  salary?: string | null | undefined;
  description: string;
  applyUrl: unknown;
  postedAt: unknown;
}

/** Makes it plain. Null where nobody could tell what job it is, or what it is called at its source can't be stored. */
export function finishPosting(raw: RawPosting, { locations, now }: Reading): JobPosting | null {
  const title = plainLine(raw.title);
  const sourceId = raw.sourceId.trim();
  if (title === '' || sourceId === '' || sourceId.length > 500 || !isStorable(sourceId)) return null;
  const location = plainLine(raw.location);
  const description = plainDescription(raw.description);
  const place = locations.read({ location, isRemote: raw.isRemote, country: raw.country, description });
  const pay = raw.pay ?? findPay(description, place.country);
  const salary = pay ? showPay(pay) : plainLine(raw.salary ?? '');
  return {
    source: raw.source,
    sourceId,
    title,
    company: plainLine(raw.company),
    location,
    ...place,
    employmentType: raw.employmentType,
    pay,
    salary: salary === '' ? null : salary,
    language: languageRead(description || title),
    description,
    applyUrl: applyUrl(raw.applyUrl),
    postedAt: postedDate(raw.postedAt, now),
  };
}

/** Too little to be sure by: English unless another language is clearly seen. */
const shortText = 300;

const languageRead = (text: string): string =>
  text.length < shortText ? sentenceLanguage(text, 'en') || 'en' : languageOf(text);

/** What can be read of a source's list. Others have their turn between, for a board may hold hundreds. */
export async function readAll(
  raws: readonly unknown[],
  normalize: (raw: unknown) => JobPosting | null,
): Promise<JobPosting[]> {
  const postings: JobPosting[] = [];
  for (const raw of raws) {
    const posting = readOne(raw, normalize);
    if (posting) postings.push(posting);
    await nextTurn();
  }
  return postings;
}

/** One that we fail at costs nothing but itself; a board without it isn't whole, and is named. */
function readOne(raw: unknown, normalize: (raw: unknown) => JobPosting | null): JobPosting | null {
  try {
    return normalize(raw);
  } catch {
    return null;
  }
}
