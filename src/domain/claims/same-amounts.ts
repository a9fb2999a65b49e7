import type { Quantity } from '../language/quantity.ts';

export const monthsIn: Readonly<Record<string, number>> = { decade: 120, year: 12, month: 1 };
const hoursIn: Readonly<Record<string, number>> = {
  week: 168,
  day: 24,
  hour: 1,
  minute: 1 / 60,
  second: 1 / 3600,
  ms: 1 / 3_600_000,
};

/** One value in comparable units: years and months in months, weeks to seconds in hours. */
export function comparable(quantity: Quantity): { family: string; values: number[] } {
  const { kind, unit, values } = quantity;
  if (kind === 'time') {
    const months = monthsIn[unit];
    const hours = hoursIn[unit];
    if (months) return { family: 'months', values: values.map((value) => value * months) };
    if (hours) return { family: 'hours', values: values.map((value) => value * hours) };
  }
  return { family: kind === 'money' || kind === 'measure' ? `${kind} ${unit}` : kind, values: [...values] };
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-6);

/** "Nine years, the last six as chief": the unit is said once. But forty of something are no forty years. */
const isLong = ({ unit, values }: Quantity) => unit === 'year' && (values[0] ?? 0) > 12;

/** A bare number may count anything; a unit may not turn into another one. */
function familiesFit(text: Quantity, source: Quantity): boolean {
  const a = comparable(text).family;
  const b = comparable(source).family;
  if (a === b) return true;
  if (a === 'count' && source.kind !== 'year') return source.kind === 'factor' || source.kind === 'measure';
  if (b === 'count' && text.kind !== 'year')
    return text.kind === 'factor' || text.kind === 'measure' || (text.kind === 'time' && !isLong(text));
  return false;
}

export const periodsFit = (text: Quantity, source: Quantity): boolean =>
  text.per === '' || source.per === '' || text.per === source.per;

/** The same amount, or a safe bound of it: "more than 60" for 64, "about 13" for 13.2. */
export function sameAmount(text: Quantity, source: Quantity): boolean {
  if (text.unit === 'part' || source.unit === 'part') return samePart(text, source);
  if (!familiesFit(text, source)) return false;
  const [a, b] = [comparable(text), comparable(source)];
  const [own, others] = a.family === b.family ? [a.values, b.values] : [text.values, source.values];
  return own.some((value) => others.some((stated) => allows(text.bound, value, stated, source.bound)));
}

/** Only rounding may change a number: 60 stands for 61.4, 62 does not. */
const isRounder = (value: number, stated: number) => significant(value) < significant(stated);
const significant = (value: number) =>
  String(Number(value.toPrecision(8)))
    .replace(/^0\.0*|\.|-/g, '')
    .replace(/0+$/, '').length;

type Bound = Quantity['bound'];

function allows(bound: Bound, value: number, stated: number, sourceBound: Bound): boolean {
  if (near(value, stated))
    return !(bound === 'over' && sourceBound === 'under') && !(bound === 'under' && sourceBound === 'over');
  if (stated === 0) return false;
  if (bound === 'over')
    return value < stated && value >= stated * 0.7 && sourceBound !== 'under' && isRounder(value, stated);
  if (bound === 'under') return value > stated && value <= stated * 1.3 && isRounder(value, stated);
  if (bound === 'about')
    return Math.abs(value - stated) <= Math.abs(stated) * 0.05 && isRounder(value, stated);
  return false;
}

/** "doubled" for a factor of 2.04, "a third" for 32 %. */
const samePart = (text: Quantity, source: Quantity) =>
  text.kind === source.kind &&
  text.values.some((value) =>
    source.values.some(
      (stated) =>
        Math.abs(value - stated) <= Math.max(stated, value) * 0.06 ||
        (text.bound === 'over' && stated >= value),
    ),
  );

/** Whether an amount follows exactly, or as a safe bound, from others that stand together. */
export function follows(amount: Quantity, others: readonly Quantity[]): boolean {
  const counted = others.filter(({ kind }) => kind !== 'year').slice(0, maxAmounts);
  return (
    pairsOf(counted).some(([a, b]) => resultsOf(a, b).some((made) => fits(amount, made))) ||
    sumsOf(counted).some((made) => fits(amount, made))
  );
}

/** "2 hours 15 minutes", "9 min 10 s", "three years and seven months": one span of time. */
export function withJoinedTimes(amounts: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const factor = last && smaller[`${last.unit} ${amount.unit}`];
    const isJoined =
      last?.kind === 'time' &&
      amount.kind === 'time' &&
      factor !== undefined &&
      (amount.values[0] ?? 0) < factor &&
      /^,?\s+(?:and\s+)?$/iu.test(text.slice(last.end, amount.start));
    if (isJoined)
      joined[joined.length - 1] = {
        ...amount,
        ...{ values: [(last.values[0] ?? 0) * factor + (amount.values[0] ?? 0)], start: last.start },
        bound: last.bound,
      };
    else joined.push(amount);
  }
  return joined;
}

const smaller: Readonly<Record<string, number>> = {
  'year month': 12,
  'day hour': 24,
  'hour minute': 60,
  'minute second': 60,
};

const maxAmounts = 10;

const pairsOf = (amounts: readonly Quantity[]) =>
  amounts.flatMap((a, place) => amounts.slice(place + 1).map((b): [Quantity, Quantity] => [a, b]));

const make = (amount: Quantity, value: number, kind = amount.kind, unit = amount.unit): Quantity => ({
  ...amount,
  ...{ values: [Number(value.toPrecision(10))], kind, unit, per: '', bound: 'exact', range: '' },
});

/** Rounded to as many places as it's written with; "more than 80%" for 80.5. */
function fits(amount: Quantity, made: Quantity): boolean {
  const [value = 0] = amount.values;
  if (value < least && amount.kind === 'count') return false;
  if (comparable(amount).family !== comparable(made).family) return false;
  const [own = 0] = comparable(amount).values;
  const [derived = 0] = comparable(made).values;
  if (amount.bound === 'over') return own <= derived * 1.0001 && own >= derived * 0.75;
  if (amount.bound === 'under' || amount.bound === 'upto') return own >= derived && own <= derived * 1.3;
  if (amount.bound === 'about') return Math.abs(own - derived) <= derived * 0.06;
  return sameAmount(amount, made);
}

/** Ones and twos follow from anything. */
const least = 3;
/** "From roughly 45 queries a month to 20", in characters. */
const farthest = 40;

function resultsOf(a: Quantity, b: Quantity): Quantity[] {
  const [x = 0] = a.values;
  const [y = 0] = b.values;
  const [u, v] = [comparable(a), comparable(b)];
  const counts = (amount: Quantity) =>
    amount.kind === 'count' || amount.kind === 'time' || amount.kind === 'factor';
  const products = counts(a) || counts(b) ? [make(counts(a) ? b : a, x * y)] : [];
  const isBare = counts(a) && counts(b);
  if (u.family !== v.family && !isBare) return products;
  const [small = 0, large = 0] = [isBare ? x : (u.values[0] ?? 0), isBare ? y : (v.values[0] ?? 0)].sort(
    (one, other) => one - other,
  );
  const results = [make(a, Math.abs(x - y)), ...products];
  if (a.kind === 'percent' || a.kind === 'count') results.push(make(a, Math.abs(x - y), 'points', ''));
  // Nearly any share follows from one or two of something, or from two numbers that have nothing to do with each other.
  const isPair = a.kind === b.kind && Math.abs(b.start - a.end) <= farthest;
  if (small >= least && isPair)
    for (const share of [small / large, 1 - small / large, large / small - 1, large / small])
      results.push(make(a, share * 100, 'percent', ''), make(a, share * 100, 'percent', 'part'));
  if (small > 0) results.push(make(a, large / small, 'factor', ''), make(a, large / small, 'factor', 'part'));
  return results;
}

/** 8 + 2, 7 + 3 + 4, a column of a table: amounts of one kind that follow one another. */
export function sumsOf(amounts: readonly Quantity[]): Quantity[] {
  const byFamily = Map.groupBy(amounts, (amount) => comparable(amount).family);
  return [...byFamily.values()].flatMap((run) =>
    run.flatMap((first, from) => {
      let sum = first.values[0] ?? 0;
      return run.slice(from + 1, from + 6).map((next) => {
        sum += next.values[0] ?? 0;
        return make(first, sum);
      });
    }),
  );
}
