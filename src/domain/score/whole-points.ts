import type { Check, Score } from './score.ts';
import { weightOfCheck } from './score-limits.ts';

/** Shares are exact, what people read is whole. */
export const wholePoints = ({ total, readability, match }: Score) => ({
  total,
  readability: Math.round(readability),
  match: match === undefined ? null : Math.round(match),
});

/** What was not asked has no row. */
export function wholeChecks(checks: readonly Check[]) {
  return checks
    .map(({ id, got, max, notes }) => ({ id, got: Math.round(got), max: Math.round(max), notes: [...notes] }))
    .filter(({ max }) => max > 0);
}

/** The checks that give less than before, in points of the total; where each fell by less than one, the greatest fall. */
export function fallenChecks(before: Score, now: Score): { id: string; by: number }[] {
  const lost = now.checks
    .map((check) => {
      const old = before.checks.find(({ id }) => id === check.id)?.got ?? 0;
      return { id: check.id, by: (old - check.got) * weightOfCheck(check.id, now.match !== undefined) };
    })
    .filter(({ by }) => by > 1e-6)
    .sort((a, b) => b.by - a.by);
  const rounded = lost.map(({ id, by }) => ({ id, by: Math.round(by) })).filter(({ by }) => by > 0);
  const [first] = lost;
  return rounded.length === 0 && first && now.total < before.total ? [{ id: first.id, by: 1 }] : rounded;
}
