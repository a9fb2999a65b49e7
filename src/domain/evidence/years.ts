import { weightedYears } from '../resume/job-years.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { Asked } from './asked.ts';
import { type Closeness, coverage } from './closeness.ts';
import type { Units } from './units.ts';

/** Years of a resume, as every screen tells them. */
export interface CountedYears {
  /** At jobs of the kind that is asked. */
  relevant: number;
  /** At jobs like the posting's own, by how like they are. */
  alike: number;
  /** The job that speaks most for it. */
  job: number | undefined;
  /** How much of what is asked that job says. */
  share: number;
}

/** Less than this of what an ask says, and it is another kind of work. */
const leastShare = 0.5;

/**
 * Years at jobs that do what an ask says, by its own words where it has any, and by how like the posting's job they are. A
 * job that is like it counts whole.
 */
export function yearsFor(
  { words, alternatives }: Asked,
  view: ReadResume,
  { units, close, fits, now }: { units: Units; close: Closeness; fits: readonly number[]; now: Date },
): CountedYears {
  const jobs = view.data.experience;
  const shares = units.jobs.map((own, job) => {
    const parts = [words, ...alternatives].filter((part) => part.length > 0);
    if (parts.length === 0) return fits[job] ?? 0;
    return Math.max(...parts.map((part) => coverage(part, own, close).soft));
  });
  const counts = shares.map((share, job) => {
    const fit = fits[job] ?? 0;
    return share >= leastShare || (fit >= leastShare && share >= leastShare / 2) ? 1 : 0;
  });
  const best = shares.indexOf(Math.max(...shares));
  return {
    relevant: weightedYears(jobs, counts, now),
    alike: weightedYears(jobs, fits, now),
    job: jobs.length === 0 ? undefined : best,
    share: shares[best] ?? 0,
  };
}
