import type { Quantity } from '../quantity.ts';
import { comparable, sameAmount } from './compare-quantities.ts';

/**
 * Numbers that follow exactly from others. Small numbers follow from almost anything, so each kind of sum needs
 * its words: a difference is told as one ("22 points more"), a total as a total.
 */
const differenceBefore =
  /(?:\bby|\bor|\bsav(?:es|ed|ing)|\ball but|\badd(?:s|ed|ing)|\b(?:gain|drop|reduction|increase|rise|improvement|difference|gap|saving|cut) of|\btook|\bfor)\s+(?:(?:about|over|more than|nearly|roughly|another|an additional|a further)\s+)?$/iu;
const differenceAfter =
  /^[\s-]*(?:\p{L}+\s+)?(?:percentage\s+)?(?:points?|more|fewer|less|additional|off|extra|saved|of savings)\b/iu;
const totalBefore =
  /(?:\btotal(?:l?ing)? (?:of )?|\bcombined|\baltogether|\b(?:team|staff|group|crew|department|brigade|workforce|total) of|\bworth|\bto|\bof|\bclosed|\ba|\ban|\bin)\s+(?:(?:about|over|more than|nearly|roughly)\s+)?$/iu;
const totalAfter =
  /^[\s-]*(?:\p{L}+[\s-]+){0,6}(?:in total|in all|combined|altogether|overall|person|strong|people|employees|staff|a year|per year|annually|across|over (?:two|three|four|five|\d))\b/iu;

/** `before` and `after` are the words on either side of the number in the text. */
export function derivable(
  text: Quantity,
  before: string,
  after: string,
  sources: readonly Quantity[],
): boolean {
  const counted = sources.filter(({ kind, values }) => kind !== 'year' && (values[0] ?? 0) > 1);
  const made: Quantity[] = [];
  const difference =
    differenceBefore.test(before) ||
    differenceAfter.test(after) ||
    text.kind === 'points' ||
    text.kind === 'percent' ||
    text.kind === 'factor' ||
    text.unit === 'part';
  const total = totalBefore.test(before) || totalAfter.test(after);
  for (const [place, a] of counted.entries())
    for (const b of counted.slice(place + 1, place + 4)) {
      if (difference) made.push(...differences(a, b, text.unit === 'part'));
      if (total) made.push(...products(a, b));
    }
  if (total) made.push(...sums(counted));
  return made.some((quantity) => sameAmount(text, quantity));
}

const make = (
  of: Quantity,
  value: number,
  kind = of.kind,
  unit = of.unit,
  bound: Quantity['bound'] = 'exact',
): Quantity => ({
  ...of,
  values: [Number(value.toPrecision(12))],
  kind,
  unit,
  bound,
  per: '',
});

const alike = (a: Quantity, b: Quantity) => comparable(a).family === comparable(b).family;

function differences(a: Quantity, b: Quantity, asPart: boolean): Quantity[] {
  const [x = 0] = a.values;
  const [y = 0] = b.values;
  if (!alike(a, b)) return [];
  const made = [make(a, Math.abs(x - y), a.kind, a.unit, b.bound === 'under' ? 'over' : 'exact')];
  if (a.kind === 'percent') made.push(make(a, Math.abs(x - y), 'points', ''));
  const [u = 0] = comparable(a).values;
  const [v = 0] = comparable(b).values;
  if (u > 0 && v > 0) {
    if (asPart) made.push(make(a, (Math.min(u, v) / Math.max(u, v)) * 100, 'percent', 'part'));
    made.push(make(a, (Math.abs(v - u) / u) * 100, 'percent', ''));
    made.push(make(a, Math.max(u, v) / Math.min(u, v), 'factor', ''));
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
      for (const next of run.slice(from + 1, from + 5)) {
        sum += next.values[0] ?? 0;
        made.push(make(first, sum));
      }
    }
  return made;
}
