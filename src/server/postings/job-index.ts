import type { PostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { EmploymentType, JobPosting, SourceName } from '#domain/posting/source/job-posting.ts';

export interface JobQuery {
  /** The title that was searched for, and other names of the same work. */
  titles: readonly string[];
  /** Where the job is, or where one may live for it; empty: anywhere. */
  countries: readonly string[];
  types: readonly EmploymentType[];
  isRemote: boolean;
}

export interface StoredPosting {
  id: string;
  posting: JobPosting;
  /** What was read from the text once, after it was stored; null until then. */
  facts: PostingFacts | null;
  /** Other sources that have the same vacancy. */
  alsoOn: readonly SourceName[];
  isReposted: boolean;
  /** Its source, or the employer whose copy it was, no longer has it. */
  isClosed: boolean;
}

/** Postings found by title, country, type and date. Narrow, because past 20–30 million live rows it will be another engine. */
export interface JobIndex {
  /** The newest that fit, at most so many. */
  find(query: JobQuery, most: number): Promise<StoredPosting[]>;
}

/** The postings that are kept for everybody. */
export interface Postings {
  index: JobIndex;
  /** Keeps postings whose source allows it, or keeps them up to date; gives their ids in the same order, null for what isn't stored. */
  store(postings: readonly JobPosting[], now: Date): Promise<(string | null)[]>;
  /** In any order; those that are gone are left out. */
  findByIds(ids: readonly string[]): Promise<StoredPosting[]>;
}
