import type { Quantity } from '../quantities.ts';
import { comparable, sameAmount } from './compare-quantities.ts';

/**
 * Numbers that follow exactly from others. Small numbers follow from almost anything, so each kind of sum needs
 * its words: a difference is told as one ("22 points more"), a total as a total.
 */
const differenceWords =
  /\b(?:by|off|more|fewer|less|additional|extra|sav(?:es|ed|ing)|points?|reduction|increase|rise|drop|gain|improvement|all but|added|gap|difference|cut of|net)\b/iu;
const totalWords =
  /\b(?:total|totall?ing|combined|altogether|overall|in all|together|staff|team|people|employees|person|strong|worth|a year|per year|annual(?:ly)?|across|over)\b/iu;

export function derivable(text: Quantity, near: string, sources: readonly Quantity[]): boolean {
  const counted = sources.filter(({ kind, values }) => kind !== 'year' && (values[0] ?? 0) > 1);
  const made: Quantity[] = [];
  const difference = differenceWords.test(near) || text.kind === 'points' || text.unit === 'part';
  const total = totalWords.test(near);
  for (const [place, a] of counted.entries())
    for (const b of counted.slice(place + 1, place + 4)) {
      if (difference) made.push(...differences(a, b));
      if (total) made.push(...products(a, b));
    }
  if (total) made.push(...sums(counted));
  return made.some((quantity) => sameAmount(text, quantity));
}

const make = (of: Quantity, value: number, kind = of.kind, unit = of.unit, bound: Quantity['bound'] = 'exact'): Quantity => ({
  ...of,
  values: [Number(value.toPrecision(12))],
  kind,
  unit,
  bound,
  per: '',
});

const alike = (a: Quantity, b: Quantity) => comparable(a).family === comparable(b).family;

function differences(a: Quantity, b: Quantity): Quantity[] {
  const [x = 0] = a.values;
  const [y = 0] = b.values;
  if (!alike(a, b)) return [];
  const made = [make(a, Math.abs(x - y), a.kind, a.unit, b.bound === 'under' ? 'over' : 'exact')];
  if (a.kind === 'percent') made.push(make(a, Math.abs(x - y), 'points', ''));
  if (x > 0 && y > 0) {
    made.push(make(a, (Math.abs(y - x) / x) * 100, 'percent', ''));
    made.push(make(a, Math.max(x, y) / Math.min(x, y), 'factor', ''));
  }
  return made;
}

function products(a: Quantity, b: Quantity): Quantity[] {
  const value = (a.values[0] ?? 0) * (b.values[0] ?? 0);
  const counts = (of: Quantity) => of.kind === 'time' || (of.kind === 'count' && (of.values[0] ?? 0) <= 60);
  const made: Quantity[] = [];
  if (counts(a)) made.push(make(b, value));
  if (counts(b)) made.push(make(a, value));
  return made;
}

/** 8 + 2, 7 + 3 + 4, a column of a table: numbers of one kind that follow one another. */
function sums(sources: readonly Quantity[]): Quantity[] {
  const made: Quantity[] = [];
  const byFamily = Map.groupBy(sources, (quantity) => comparable(quantity).family);
  for (const run of byFamily.values())
    for (const [from, first] of run.entries()) {
      let sum = first.values[0] ?? 0;
      for (const next of run.slice(from + 1, from + 8)) {
        sum += next.values[0] ?? 0;
        made.push(make(first, sum));
      }
    }
  return made;
}
