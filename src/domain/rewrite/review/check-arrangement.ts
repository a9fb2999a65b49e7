import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { tellingStems } from './telling-stems.ts';

/** Words that stood farther apart than this did not belong together. */
const nearby = 4;
const mostTorn = 0.4;

/**
 * The same words in another arrangement may tell another story. Where a line is told anew, most words that now stand
 * side by side already stood near one another.
 */
export function checkArrangement({ kind, before, after, own }: ChangedLine): RevertKind[] {
  if (kind === 'summary') return [];
  const was = tellingStems(before, own.forms);
  const is = tellingStems(after, own.forms).filter((stem) => was.includes(stem));
  const placesOf = (stem: string) => was.flatMap((of, place) => (of === stem ? [place] : []));
  const pairs = is.slice(1).map((stem, place) => [is[place] ?? '', stem] as const);
  const torn = pairs.filter(
    ([a, b]) => !placesOf(a).some((at) => placesOf(b).some((other) => Math.abs(at - other) <= nearby)),
  );
  return torn.length > Math.max(1, pairs.length * mostTorn) ? ['wording'] : [];
}
