import type { EmploymentType, JobPosting, SourceName } from '#domain/posting/source/job-posting.ts';
import type { Rate } from '../process/setting-kinds.ts';

/** What a source's owner allows. Code keeps to it: what may not be stored isn't. */
export interface SourceTerms {
  /** Shown with every posting, with a link. */
  attribution: { label: string; url: string };
  /** How long the whole posting may be kept; 0: not at all, a match keeps only title, company, place and link. */
  storeDays: number;
  /** Postings older than this aren't shown. */
  maxAgeDays: number;
  /** Whether they may be shown where one has to sign in first, as one has to here; where not, the source isn't used. */
  mayNeedSignIn: boolean;
}

export interface SourceQuery {
  jobTitle: string;
  jobType: readonly EmploymentType[];
  location: string | null;
  /** ISO 3166-1 alpha-2, read from the location. */
  country: string | null;
  isRemote: boolean;
}

interface SourceBase {
  name: SourceName;
  terms: SourceTerms;
  /** How many calls in how long, all of them at once; counted in the database over all processes. */
  budget: readonly Rate[];
  isConfigured: boolean;
}

/** For whom a source is asked: nobody gets more than their share of its budget. */
export interface Asker {
  userId: string;
  /** Called before a call goes out that is paid for, and waited for. */
  asking(): Promise<void>;
}

/** Asked while the person waits. */
export interface LiveSource extends SourceBase {
  kind: 'search';
  search(query: SourceQuery, signal: AbortSignal, asker?: Asker): Promise<JobPosting[]>;
}

/** `isComplete`: with this page all of the board has been seen, and what hasn't been is gone. `error`: why there's no more of it. */
export interface CrawledPage {
  board: string;
  postings: JobPosting[];
  isComplete: boolean;
  error?: unknown;
}

/** Crawled by the clock: gives what it has, page by page; each page is one call of the budget. */
export interface CrawledSource extends SourceBase {
  kind: 'feed' | 'board';
  /** The board that was read longest ago comes first, so that a budget that ends early leaves out another one each time. */
  crawl(signal: AbortSignal, readAt: ReadonlyMap<string, Date>): AsyncIterable<CrawledPage>;
}

export type JobSource = LiveSource | CrawledSource;

/** What became of one source in one search. `skipped`: its budget or the person's share is used up, or it rests after failures. */
export interface SourceOutcome {
  name: SourceName;
  label: string;
  state: 'answered' | 'failed' | 'skipped';
  count: number;
}

/** All live sources at once: 6 s each, 8 s in all. `told` is called as each answers or fails. */
export type AskSources = (
  query: SourceQuery,
  onOutcome: (outcome: SourceOutcome) => void,
  signal: AbortSignal,
  asker?: Asker,
) => Promise<{ postings: JobPosting[]; outcomes: SourceOutcome[] }>;

/** The sources as a search has them. */
export interface JobSources {
  /** Those that are asked live and are configured, with the names that people know them by. */
  live: readonly { name: SourceName; label: string }[];
  ask: AskSources;
  /** What people know it by; of one that is played, that it is. */
  labelOf(name: SourceName): string;
  /** Of every source that there is, configured or not. */
  termsOf(name: SourceName): SourceTerms;
  /** Those that are crawled by the clock and are configured. */
  crawled: readonly CrawledSource[];
}
