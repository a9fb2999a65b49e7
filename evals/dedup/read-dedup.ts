import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { plainDescription, plainLine } from '#domain/posting/source/plain-description.ts';
import { linesIn, openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

interface WrittenPosting {
  source: string;
  sourceId: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  salary: string | null;
  description: string;
  applyUrl: string | null;
  postedAt: string | null;
}

export interface GoldPair {
  a: string;
  b: string;
  same: boolean;
  why: string;
}

const rowsIn = <T>(folder: string, name: string): T[] =>
  linesIn(openSet(folder).read(`dedup/${name}`)).map((line) => JSON.parse(line) as T);

/** By the names that pairs call them. */
export const readPool = (folder: string): Map<string, JobPosting> =>
  new Map(
    rowsIn<WrittenPosting>(folder, 'postings.jsonl').map((row) => {
      const name = `${row.source}:${row.sourceId}`;
      return [name, postingOf(row, name)];
    }),
  );

/** As an adapter would have made it. Sources that we don't have count as an aggregator. */
const postingOf = (row: WrittenPosting, name: string): JobPosting => ({
  source: row.source === 'greenhouse' || row.source === 'lever' ? row.source : 'jsearch',
  sourceId: name,
  title: plainLine(row.title),
  company: plainLine(row.company),
  location: plainLine(row.location),
  country: null,
  isRemote: row.isRemote,
  remoteRegions: [],
  employmentType: null,
  pay: null,
  salary: row.salary,
  language: 'en',
  description: plainDescription(row.description),
  applyUrl: row.applyUrl,
  postedAt: row.postedAt,
});

export const readAllPairs = (folder: string): GoldPair[] => rowsIn<GoldPair>(folder, 'pairs.jsonl');

/** Every third pair is held out: as if they were numbered in twos, as everything else is. */
export const pairsIn = (pairs: readonly GoldPair[], split: Split | undefined): GoldPair[] =>
  pairs.filter((_, place) => inSplit(String(place * 2 + 1), split));
