import type { Quantity } from '../../quantity.ts';
import type { ChangedLine } from './changed-line.ts';

/** Years of work that a summary did not name: they may be worked out from the jobs, and are no more than since the first. */
export function isTenure({ unit, values }: Quantity, { kind, words }: ChangedLine): boolean {
  const { data, evidence } = words;
  const years = data.experience
    .flatMap(({ startDate, endDate }) => `${startDate} ${endDate}`.match(/(?:19|20)\d{2}/g) ?? [])
    .map(Number);
  const most = years.length === 0 ? 0 : evidence.now.year - Math.min(...years);
  return kind === 'summary' && unit === 'year' && (values[0] ?? 0) <= most;
}
