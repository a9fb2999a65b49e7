import type { Quantity } from '../quantities.ts';

const monthsIn: Readonly<Record<string, number>> = { decade: 120, year: 12, month: 1 };
const hoursIn: Readonly<Record<string, number>> = { week: 168, day: 24, hour: 1, minute: 1 / 60, second: 1 / 3600, ms: 1 / 3_600_000 };

/** One value in comparable units: years and months in months, weeks to seconds in hours. */
export function comparable(quantity: Quantity): { family: string; values: number[] } {
  const { kind, unit, values } = quantity;
  if (kind === 'time') {
    const months = monthsIn[unit];
    const hours = hoursIn[unit];
    if (months) return { family: 'months', values: values.map((value) => value * months) };
    if (hours) return { family: 'hours', values: values.map((value) => value * hours) };
  }
  if (kind === 'money') return { family: `money ${unit}`, values: [...values] };
  if (kind === 'measure') return { family: `measure ${unit}`, values: [...values] };
  return { family: kind, values: [...values] };
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-6);

/** A bare number may count anything; a unit may not turn into another one. */
function familiesFit(text: Quantity, source: Quantity): boolean {
  const a = comparable(text).family;
  const b = comparable(source).family;
  if (a === b) return true;
  if (a === 'count' && source.kind !== 'year') return source.kind === 'factor' || source.kind === 'measure';
  if (b === 'count' && text.kind !== 'year') return text.kind === 'factor' || text.kind === 'measure' || text.kind === 'time';
  return false;
}

export const periodsFit = (text: Quantity, source: Quantity): boolean =>
  text.per === '' || source.per === '' || text.per === source.per;

/** The same amount, or a safe bound of it: "more than 60" for 64, "about 13" for 13.2. */
export function sameAmount(text: Quantity, source: Quantity): boolean {
  if (!familiesFit(text, source)) return false;
  const a = comparable(text);
  const b = a.family === comparable(source).family ? comparable(source) : { family: '', values: [...source.values] };
  const own = a.family === b.family ? a.values : [...text.values];
  return own.some((value) => b.values.some((of) => allows(text.bound, value, of, source.bound)));
}

function allows(bound: Quantity['bound'], value: number, of: number, sourceBound: Quantity['bound']): boolean {
  if (near(value, of)) return !(bound === 'over' && sourceBound === 'under') && !(bound === 'under' && sourceBound === 'over');
  if (of === 0) return false;
  if (bound === 'over') return value < of && value >= of * 0.7 && sourceBound !== 'under';
  if (bound === 'under') return value > of && value <= of * 1.3;
  if (bound === 'about') return Math.abs(value - of) <= Math.abs(of) * 0.05;
  return false;
}

/** Exact sums, differences, products and changes of numbers that stand together. */
export function derivable(text: Quantity, sources: readonly Quantity[]): boolean {
  const counted = sources.filter(({ kind }) => kind !== 'year');
  const made: Quantity[] = [];
  for (const [place, a] of counted.entries())
    for (const b of counted.slice(place + 1)) made.push(...pairs(a, b));
  made.push(...runSums(counted));
  return made.some((quantity) => sameAmount(text, quantity));
}

function pairs(a: Quantity, b: Quantity): Quantity[] {
  const [x = 0] = a.values;
  const [y = 0] = b.values;
  const like = comparable(a).family === comparable(b).family;
  const made: Quantity[] = [];
  const add = (value: number, kind: Quantity['kind'], unit: string, bound: Quantity['bound'] = 'exact') =>
    made.push({ ...a, values: [Number(value.toPrecision(12))], kind, unit, bound, per: '' });
  if (like) {
    add(x + y, a.kind, a.unit);
    const bound = b.bound === 'under' ? 'over' : 'exact';
    add(Math.abs(x - y), a.kind, a.unit, bound);
    if (a.kind === 'percent') add(Math.abs(x - y), 'points', '');
    if (x > 0 && y > 0) {
      add((Math.abs(y - x) / x) * 100, 'percent', '');
      add(Math.max(x, y) / Math.min(x, y), 'factor', '');
      add((Math.min(x, y) / Math.max(x, y)) * 100, 'percent', '');
    }
  }
  if (a.kind === 'time' || a.kind === 'count') add(x * y, b.kind, b.unit);
  if (b.kind === 'time' || b.kind === 'count') add(x * y, a.kind, a.unit);
  return made;
}

/** 7 + 3 + 4, or a column of a table: sums of three and more numbers of one kind that follow one another. */
function runSums(sources: readonly Quantity[]): Quantity[] {
  const made: Quantity[] = [];
  const byFamily = new Map<string, Quantity[]>();
  for (const quantity of sources) {
    const { family } = comparable(quantity);
    byFamily.set(family, [...(byFamily.get(family) ?? []), quantity]);
  }
  for (const run of byFamily.values())
    for (let from = 0; from < run.length; from += 1) {
      let sum = run[from]?.values[0] ?? 0;
      for (let to = from + 1; to < Math.min(run.length, from + 8); to += 1) {
        sum += run[to]?.values[0] ?? 0;
        const first = run[from];
        if (first && to > from + 1) made.push({ ...first, values: [Number(sum.toPrecision(12))], bound: 'exact', per: '' });
      }
    }
  return made;
}
