import { readDate } from '../../language/date-ranges.ts';
import { isPresent } from '../job-years.ts';
import type { Entry } from '../parse/assemble-entries.ts';

/** A life told from its beginning has today's job at its end, where nobody looks first: it's turned around. */
export function newestFirst<Job extends { head: Entry }>(jobs: readonly Job[]): readonly Job[] {
  const ends = jobs.flatMap(({ head }) => endOf(head) ?? []);
  const [first = 0, last = 0] = [ends[0], ends.at(-1)];
  const isOldestFirst = ends.every((end, at) => end >= (ends[at - 1] ?? end)) && last > first;
  return isOldestFirst ? jobs.toReversed() : jobs;
}

/** The year and month in which a job ended, as months; undefined where it has no date that can be read. */
function endOf({ dates, end }: Entry): number | undefined {
  const [from = '', to = ''] = [dates?.piece.text, end?.piece.text];
  if (isPresent(to)) return Number.POSITIVE_INFINITY;
  const date = readDate(to, from) ?? readDate(from, to);
  return date && date.year * 12 + (date.month ?? 6);
}
