import type { Judged } from '#domain/evidence/verdicts.ts';
import type { JobMatch, JobSeeker } from '#domain/jobs/job-match.ts';
import type { PostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';

/** A posting with what was read from its text. */
export interface JobCandidate {
  posting: JobPosting;
  facts: PostingFacts;
  /** What a model said that the seeker's resume shows of it. */
  judged?: Judged;
}

/**
 * The part of the engine that reads postings and holds them against a person. One thread serves all tools, so a call
 * does only as much as fits into a moment: it answers for the first ones it was given, perhaps for none if one takes
 * longer than that, and is asked again for the rest.
 */
export interface JobEngine {
  /** What to look for: the title with other names of the same work, and the countries that the place is in. */
  planJobSearch(asked: {
    jobTitle: string;
    location: string | null;
  }): Promise<{ titles: string[]; countries: string[] }>;
  readPostings(postings: readonly JobPosting[]): Promise<PostingFacts[]>;
  /** Of each posting the keys that it shares with copies of the same vacancy; for the first ones, as `readPostings` does. */
  readVacancyKeys(postings: readonly JobPosting[]): Promise<string[][]>;
  /** The postings by vacancy, as numbers of the list: the copy to show first, then the others. Null: not done yet, ask again. */
  joinVacancies(postings: readonly JobPosting[]): Promise<number[][] | null>;
  matchJobs(seeker: JobSeeker, candidates: readonly JobCandidate[], now: Date): Promise<JobMatch[]>;
}
