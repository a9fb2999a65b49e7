import { readDate } from '../language/date-ranges.ts';
import { presentCjkPattern, presentPattern } from '../language/date-words.ts';
import type { ResumeData } from './resume.ts';

type Job = ResumeData['experience'][number];

const present = new RegExp(`^(?:(?:${presentPattern})|${presentCjkPattern})\\.?$`, 'iu');

export const isPresent = (date: string): boolean => present.test(date.trim());

interface Months {
  from: number;
  to: number;
}

/** A job's months counted from year 0; a bare year is its middle, so that two of them make whole years. */
function monthsOf({ startDate, endDate }: Job, now: Date): Months | undefined {
  const from = readDate(startDate, endDate);
  if (!from) return undefined;
  const start = from.year * 12 + (from.month ?? 6);
  const end = endDate === '' ? undefined : readDate(endDate, startDate);
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (end) return { from: start, to: Math.min(today, end.year * 12 + (end.month ?? 6)) };
  return { from: start, to: endDate === '' ? start + 3 : today };
}

/** Years at these jobs; those at the same time count once. */
export function yearsAt(jobs: readonly Job[], now: Date): number {
  const ranges = jobs.flatMap((job) => monthsOf(job, now) ?? []).sort((a, b) => a.from - b.from);
  let total = 0;
  let reached = 0;
  for (const { from, to } of ranges) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total / 12;
}

/** Years by how much each job counts; of jobs at the same time the one that counts most. */
export function weightedYears(jobs: readonly Job[], weights: readonly number[], now: Date): number {
  const ranges = jobs.flatMap((job, place) => {
    const months = monthsOf(job, now);
    return months ? [{ ...months, weight: weights[place] ?? 0 }] : [];
  });
  const ends = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  return (
    ends.slice(1).reduce((sum, end, place) => {
      const start = ends[place] ?? end;
      const at = ranges.filter(({ from, to }) => from <= start && to >= end).map(({ weight }) => weight);
      return sum + (end - start) * Math.max(0, ...at);
    }, 0) / 12
  );
}
