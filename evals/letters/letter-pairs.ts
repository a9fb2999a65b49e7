import { z } from 'zod';
import { chanceOf, shuffled } from '../chance.ts';
import type { Extent } from '../prose/prose-lies.ts';
import { openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

const job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().default(''),
  description: z.string(),
});

/** A posting of the corpus, with what it's really for. */
export type Job = z.output<typeof job>;

export function readJobs(folder: string, split: Split | undefined): Job[] {
  const set = openSet(folder);
  return set
    .list('postings')
    .filter((name) => /^\d+\.json$/.test(name) && inSplit(name, split))
    .map((name) => job.parse(JSON.parse(set.read(`postings/${name}`))));
}

/** As somebody pastes it from a page: one thing a line. */
export const pastedPosting = ({ title, company, location, description }: Job): string =>
  `${[title, company, location].filter(Boolean).join('\n')}\n\n${description.trim()}\n`;

export interface LetterPair {
  resume: string;
  content: string;
  job: Job;
}

/** Resumes by chance, each with postings by chance: also such as nobody with it would answer. */
export function letterPairs(
  texts: ReadonlyMap<string, string>,
  jobs: readonly Job[],
  { split, seed, resumes, postings }: Extent,
): LetterPair[] {
  const chance = chanceOf(seed);
  const own = [...texts].filter(([resume]) => inSplit(resume, split));
  return shuffled(own, chance)
    .slice(0, resumes)
    .flatMap(([resume, content]) =>
      shuffled(jobs, chance)
        .slice(0, postings)
        .map((job) => ({ resume, content, job })),
    );
}
