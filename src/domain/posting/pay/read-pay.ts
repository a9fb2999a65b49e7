import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Pay, PayPeriod } from '../source/job-posting.ts';
import { currencyOf, currencyOfCountry, currencyPattern, inDollars } from './currencies.ts';

const space = String.raw`[ \u00A0\u202F\u2009]`;
/** No pay has more digits; without an end to them a text of nothing else would be read over and over. */
const digits = String.raw`\d{1,3}(?:,\d{2}){1,5},\d{3}(?!\d)|\d{1,3}(?:(?:[.,'’]|${space})\d{3}){1,5}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,15}(?:[.,]\d{1,15})?`;
const size = String.raw`k(?![a-z])|tys\.?|lakhs?|lacs?|LPA|L(?![A-Za-z])|万|mil(?![a-z])|m(?![a-z])`;
const amount = `(?:(${currencyPattern})${space}*)?(${digits})${space}*(${size})?(?:${space}*(${currencyPattern}))?`;
const perShort = String.raw`(?:${space}*(?:/|per|an?)${space}*(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum)\b)?`;
const between = String.raw`${perShort}\s*(?:-|–|—|−|to|bis|à|a|do|until|and|〜|～|~)\s*`;

const single = new RegExp(amount, 'gi');
const range = new RegExp(`${amount}${between}${amount}`, 'gi');

interface Amount {
  value: number;
  currency: string | undefined;
  size: string | undefined;
}

/** What a text says is paid, such as "$128,000 - $140,000", "A$105k + super", "€45.000–52.000 brutto/Jahr" or "12 LPA". */
export function readPay(text: string, country: string | null): Pay | null {
  const found = rangeIn(text) ?? singleIn(text);
  if (!found) return null;
  const isRupees = found.some(({ size: unit }) => /^(?:l|lakh|lac)/i.test(unit ?? ''));
  const sign = found.map((part) => part.currency).find((part) => part !== undefined);
  const currency = sign ? currencyOf(sign, country) : isRupees ? 'INR' : currencyOfCountry(country);
  if (currency === null) return null;
  const [first, second] = found;
  const values = second ? [first.value, second.value].toSorted((a, b) => a - b) : [first.value];
  const [low = 0, high = low] = values;
  const period = periodOf(text) ?? likelyPeriod(high, currency);
  const bound = second ? undefined : boundOf(text);
  return payOf({
    min: bound === 'most' ? null : low,
    max: bound === 'least' ? null : high,
    currency,
    period,
  });
}

/** A range of money and the words beside it, which tell the period. */
export function payRangeIn(text: string): string | undefined {
  for (const { 0: found, index } of text.matchAll(range)) {
    if (/[\p{Sc}]|[A-Z]{3}|zł|kr|万|LPA/u.test(found))
      return text.slice(Math.max(0, index - 15), index) + found + besideOf(text.slice(index + found.length));
  }
  return undefined;
}

const payWord = phrasePattern.iu`\b(?:${'read-pay/pay-words'})\W+(?:\p{L}+\W+){0,3}$`;
const payPeriod = new RegExp(`^${perShort.slice(0, -1)}`, 'iu');

/** One sum by the hour, alone with its period, or behind a word for pay; any other may be anything. */
export function lonePayIn(text: string): string | undefined {
  for (const { 0: found, 1: sign, index } of text.matchAll(single)) {
    const before = text.slice(Math.max(0, index - 40), index);
    const after = text.slice(index + found.length);
    // "Raises $90,000 a year" is no pay; by the hour hardly anything else is told.
    const isPaid =
      payPeriod.test(after) && (/^[/\s]*(?:per|an?)?\s*h/iu.test(after) || !/\p{L}/u.test(before));
    if (sign && (isPaid || payWord.test(before))) return before.slice(-20) + found + besideOf(after);
  }
  return undefined;
}

/** "a year", and not what comes on top of it. */
const besideOf = (after: string): string =>
  after.slice(0, 25).split(/[,;+]|(?:^| )(?:plus|and|sur) /)[0] ?? '';

interface StatedPay {
  min?: number | null | undefined;
  max?: number | null | undefined;
  currency?: string | null | undefined;
  period?: PayPeriod | null | undefined;
}

/** Pay of figures that a source gives by field; null where they can't be meant. */
export function payOf({ min, max, currency, period }: StatedPay): Pay | null {
  const code = currency?.toUpperCase() ?? '';
  const low = sensible(min);
  const high = sensible(max);
  if ((low === null && high === null) || !/^[A-Z]{3}$/.test(code)) return null;
  if (low !== null && high !== null && (high < low || high > low * 10)) {
    // Fields in the wrong order are seen; a range tenfold wide is two different things.
    return high < low && low <= high * 10 ? payOf({ min: high, max: low, currency, period }) : null;
  }
  return { min: low, max: high, currency: code, period: period ?? likelyPeriod(high ?? low ?? 0, code) };
}

const sensible = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e10 ? value : null;

function rangeIn(text: string): [Amount, Amount] | undefined {
  for (const found of text.matchAll(range)) {
    const [, sign, number = '', unit, after, otherSign, otherNumber = '', otherUnit, otherAfter] = found;
    const currency = sign ?? after ?? otherSign ?? otherAfter;
    // "100-120k" means both; "2-3 years" and "Band 5 to 6" mean no money.
    const firstUnit = unit ?? (Number.parseFloat(number) < 1_000 ? otherUnit : undefined);
    const first = amountOf(number, firstUnit, currency);
    const second = amountOf(
      otherNumber,
      otherUnit ?? (unit && Number.parseFloat(otherNumber) < 1_000 ? unit : undefined),
      currency,
    );
    if (first && second && (currency ?? otherUnit ?? unit ?? isLarge(second.value))) return [first, second];
  }
  return undefined;
}

function singleIn(text: string): [Amount] | undefined {
  for (const [, sign, number = '', unit, after] of text.matchAll(single)) {
    const found = amountOf(number, unit, sign ?? after);
    if (found && (found.currency ?? unit ?? isLarge(found.value))) return [found];
  }
  return undefined;
}

const isLarge = (value: number): true | undefined => (value >= 10_000 ? true : undefined);

function amountOf(text: string, unit: string | undefined, currency: string | undefined): Amount | undefined {
  const value = numberOf(text) * factorOf(unit);
  return value > 0 ? { value, currency, size: unit } : undefined;
}

/** "45.000", "45 000", "45,000.50", "12,00,000": the last mark parts cents only where fewer than three digits follow. */
function numberOf(text: string): number {
  const marks = text.match(/[.,]/g) ?? [];
  const cents = /[.,](\d{1,2})$/.exec(text)?.[1];
  const isCents = cents !== undefined && (marks.length === 1 || /[.,' \u00A0]\d{3}[.,]\d{1,2}$/.test(text));
  const whole = isCents ? text.slice(0, -cents.length - 1) : text;
  return Number(`${whole.replace(/\D/g, '')}.${isCents ? cents : '0'}`);
}

function factorOf(unit: string | undefined): number {
  const small = unit?.toLowerCase() ?? '';
  if (small === '') return 1;
  if (small === 'k' || small.startsWith('tys') || small === 'mil') return 1_000;
  if (/^(?:l|lakh|lac)/.test(small)) return 100_000;
  return small === '万' ? 10_000 : 1_000_000;
}

const periods: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', phrasePattern.iu`${'read-pay/periods-hour'}`],
  ['day', phrasePattern.iu`${'read-pay/periods-day'}`],
  ['week', /\bweekly\b|\/ ?w(?:ee)?k\b|\b(?:a|per) week\b|\bp\.?w\.?(?=\s|$)|pro woche|par semaine|週給/iu],
  ['month', phrasePattern.iu`${'read-pay/periods-month'}`],
  ['year', phrasePattern.iu`${'read-pay/periods-year'}`],
];

function periodOf(text: string): PayPeriod | undefined {
  return periods
    .map(([period, words]) => ({ period, at: text.search(words) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)[0]?.period;
}

function likelyPeriod(amountPaid: number, currency: string): PayPeriod {
  const dollars = inDollars(amountPaid, currency);
  if (dollars < 150) return 'hour';
  if (dollars < 1_000) return 'day';
  return dollars < 12_000 ? 'month' : 'year';
}

const boundOfWords2 = phrasePattern.iu`\b(?:${'read-pay/bound-of-2'})(?![\p{L}])|\d\s*k?\+(?!\s*\p{L})`;

const boundOfWords = phrasePattern.iu`\b(?:${'read-pay/bound-of'})(?![\p{L}])|(?:^|\s)do \d`;

function boundOf(text: string): 'least' | 'most' | undefined {
  if (boundOfWords.test(text)) return 'most';
  return boundOfWords2.test(text) ? 'least' : undefined;
}
