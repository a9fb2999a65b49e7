import type { Quantity } from '../quantity.ts';

const monthsIn: Readonly<Record<string, number>> = { decade: 120, year: 12, month: 1 };
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
  if (b === 'count' && text.kind !== 'year')
    return text.kind === 'factor' || text.kind === 'measure' || text.kind === 'time';
  return false;
}

export const periodsFit = (text: Quantity, source: Quantity): boolean =>
  text.per === '' || source.per === '' || text.per === source.per;

/** The same amount, or a safe bound of it: "more than 60" for 64, "about 13" for 13.2. */
export function sameAmount(text: Quantity, source: Quantity): boolean {
  if (text.unit === 'part' || source.unit === 'part') return samePart(text, source);
  if (!familiesFit(text, source)) return false;
  const a = comparable(text);
  const b =
    a.family === comparable(source).family ? comparable(source) : { family: '', values: [...source.values] };
  const own = a.family === b.family ? a.values : [...text.values];
  return own.some((value) => b.values.some((of) => allows(text.bound, value, of, source.bound)));
}

/** Only rounding may change a number: 60 stands for 61.4, 62 does not. */
const isRounder = (value: number, of: number) => significant(value) < significant(of);
const significant = (value: number) =>
  String(Number(value.toPrecision(8)))
    .replace(/^0\.0*|\.|-/g, '')
    .replace(/0+$/, '').length;

function allows(
  bound: Quantity['bound'],
  value: number,
  of: number,
  sourceBound: Quantity['bound'],
): boolean {
  if (near(value, of))
    return !(bound === 'over' && sourceBound === 'under') && !(bound === 'under' && sourceBound === 'over');
  if (of === 0) return false;
  if (bound === 'over')
    return value < of && value >= of * 0.7 && sourceBound !== 'under' && isRounder(value, of);
  if (bound === 'under') return value > of && value <= of * 1.3 && isRounder(value, of);
  if (bound === 'about') return Math.abs(value - of) <= Math.abs(of) * 0.05 && isRounder(value, of);
  return false;
}

/** "doubled" for a factor of 2.04, "a third" for 32 %. */
const samePart = (text: Quantity, source: Quantity) =>
  text.kind === source.kind &&
  text.values.some((value) =>
    source.values.some(
      (of) => Math.abs(value - of) <= Math.max(of, value) * 0.06 || (text.bound === 'over' && of >= value),
    ),
  );
