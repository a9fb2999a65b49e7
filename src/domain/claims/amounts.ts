import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import {
  betterSlot,
  changedFrom,
  type Found,
  followsBeside,
  recounted,
  slotFit,
  textOf,
} from './amount-slots.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import { tenureFits } from './dates.ts';
import { follows, periodsFit, sameAmount } from './same-amounts.ts';

/** Every number is the person's own: the same value, unit, period and bound, and it counts the same thing. */
export const compareAmounts: Comparator = (comparison) =>
  comparison.amounts
    .filter(
      ({ kind, values }) => kind !== 'year' && values[0] !== 0 && !(kind === 'count' && values[0] === 1),
    )
    .flatMap((amount) => compareAmount(amount, comparison))
    .concat(comparison.unread.map((amount) => finding(comparison, amount, 'number')));

/** Of the person's numbers that are the same, so many are held against one. */
const maxSame = 200;

function compareAmount(amount: Quantity, comparison: Comparison): Finding[] {
  const { ledger, scope } = comparison;
  const found = ledger.lines.flatMap((line, place) =>
    line.amounts.map((stated) => ({ amount: stated, line, isIn: scope[place] })),
  );
  const own = found.filter(({ isIn }) => isIn);
  const tenure = tenureFits(amount, comparison);
  if (tenure === 'fits') return [];
  const at = (code: Finding['code'], strength: number, source?: Found) => [
    finding(comparison, amount, code, { strength, source: source ? textOf(source) : '' }),
  ];
  const same = own.filter((one) => sameAmount(amount, one.amount));
  const rival = same.length > 0 ? recounted(amount, comparison) : changedFrom(amount, comparison);
  if (rival) return at('number-elsewhere', 1, rival);
  // "Fifty years of experience" doesn't rest on fifty of anything else.
  if (tenure === 'differs' && !same.some((of) => of.amount.kind === 'time')) return at('years', 1);
  if (same.length > 0) return compareSame(amount, same, own, comparison);
  if (derives(amount, comparison, own)) return [];
  const [unit] = own
    .filter((of) => amount.values.some((value) => of.amount.values.includes(value)))
    .sort((a, b) => slotFit(amount, comparison, b) - slotFit(amount, comparison, a));
  if (unit) return at('unit', unitFault(amount, unit.amount, comparison), unit);
  const other = found.find((one) => !one.isIn && sameAmount(amount, one.amount));
  return other ? at('other-job', 1, other) : at('number', isWordy(amount, comparison) ? 0.85 : 1);
}

/** "one", "a half", "twice": words that are often no amount at all. */
const isWordy = (amount: Quantity, { text }: Comparison) => !/\d/.test(text.slice(amount.start, amount.end));

/** A bare number beside one with the unit ("seven days, from 19 to 12") has that unit. */
function unitFault(amount: Quantity, stated: Quantity, comparison: Comparison): number {
  const isBare =
    amount.kind === 'count' &&
    comparison.amounts.some(({ kind, unit }) => kind === stated.kind && unit === stated.unit);
  return isBare ? 0 : stated.kind === 'count' || isWordy(amount, comparison) ? 0.5 : 1;
}

/** The same amount somewhere: in the same place of the sentence, bounded and timed alike? */
function compareSame(
  amount: Quantity,
  same: readonly Found[],
  own: readonly Found[],
  comparison: Comparison,
): Finding[] {
  const fitOf = (one: Found) => (comparison.isForeign ? 1 : slotFit(amount, comparison, one));
  const rated = same
    .slice(0, maxSame)
    .map((one) => ({ of: one, fit: fitOf(one) }))
    .sort((a, b) => b.fit - a.fit);
  const best = rated[0]?.fit ?? 0;
  const near = rated.filter(({ fit }) => fit >= best - 0.05).map(({ of: one }) => one);
  const at = (code: Finding['code'], of = near[0], strength = 1) => [
    finding(comparison, amount, code, { strength, source: of ? textOf(of) : '' }),
  ];
  if (!near.some((of) => periodsFit(amount, of.amount))) return at('unit');
  const rival = comparison.isForeign ? undefined : betterSlot(amount, best, comparison);
  const beyond = Math.min(...near.map((of) => boundFault(amount, of.amount, comparison.text)));
  // With nothing of the person's around it, it may count anything.
  const isLone = best < 0.1 && !comparison.isForeign;
  const isElsewhere = (rival !== undefined || isLone) && !derives(amount, comparison, own);
  return [
    ...(beyond > 0 ? at('rounded', near[0], beyond) : []),
    ...(isElsewhere ? at('number-elsewhere', rival ?? near[0], rival ? 1 : 0.15) : []),
  ];
}

/** "About 90" is not "more than 90", and "up to 50" is not 50; but "over eleven weeks" is how long. */
function boundFault({ bound, values, start, kind }: Quantity, source: Quantity, text: string): number {
  if (bound === 'exact') return /^(?:about|upto)$/u.test(source.bound) ? 0.5 : 0;
  const isHowLong = kind === 'time' && /\bover\s*$/iu.test(text.slice(0, start));
  const isMore = bound === 'over' && source.bound !== 'over' && source.range !== 'from';
  return isMore && values[0] === source.values[0] && !isHowLong ? 1 : 0;
}

/** From the numbers beside it, or from those of a line it rests on. */
const derives = (amount: Quantity, { amounts, sources }: Comparison, own: readonly Found[]): boolean =>
  followsBeside(amount, amounts) ||
  sources.some(({ field }) =>
    follows(
      amount,
      own.filter(({ line }) => line.field === field).map((one) => one.amount),
    ),
  );

const nouns: Readonly<Record<string, RegExp>> = {
  hour: /\b(?:hours?|hrs?)\b/iu,
  day: phrasePattern.iu`\b(?:${'amounts/nouns-day'})\b`,
  shift: /\bshifts?\b/iu,
  week: phrasePattern.iu`\b(?:weeks?|wks?|(?:every|each|on) (?:${'amounts/nouns-week'})days?|semanas?|semaines?|wochen?|tygod\p{L}*)\b`,
  month: /\b(?:months?|mos?|mes|meses|mois|monate?|mês|miesi\p{L}*)\b/iu,
  quarter: /\bquarters?\b/iu,
  year: /\b(?:years?|yrs?|yearly|annual\p{L}*|años?|ans?|jahre?|anos?|rok\p{L}*)\b/iu,
};

const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /\b(?:hourly|(?:an|per|each|every)\s+hour)\b/giu],
  ['day', phrasePattern.giu`\b(?:${'amounts/periods-day'})\b|每天|毎日`],
  ['shift', /\b(?:(?:a|per|each|every)\s+shift|por turno|pro Schicht)\b/giu],
  ['week', phrasePattern.giu`\b(?:${'amounts/periods-week'})\b|每周|毎週`],
  ['month', phrasePattern.giu`\b(?:${'amounts/periods-month'})\b|每月|毎月`],
  ['quarter', phrasePattern.giu`\b(?:${'amounts/periods-quarter'})\b|每季`],
  ['year', phrasePattern.giu`\b(?:${'amounts/periods-year'})\b|每年|毎年`],
  ['each', phrasePattern.giu`\bper\s+(?!${'amounts/periods-each'})\p{L}+`],
];

/** "Per section" for "each section", "a section" or "by section". */
const saysEach = (found: string, text: string) =>
  new RegExp(`\\b(?:per|each|every|an?|by|one)\\s+${found.split(/\s+/u)[1] ?? ''}`, 'iu').test(
    text.replace(/[-/]/gu, ' '),
  );

/** How often a thing is, the person says so: a week is no month, and a total is not each year's. */
export const comparePeriods: Comparator = (comparison) =>
  periods.flatMap(([period, pattern]) => {
    const [found] = comparison.text.matchAll(pattern);
    if (!found) return [];
    const isSaid = comparison.sources.some(({ text }) =>
      period === 'each'
        ? saysEach(found[0], text)
        : new RegExp(pattern.source, pattern.flags).test(text.replace(/[-/]/gu, ' ')),
    );
    if (isSaid || /\b(?:within|in|over|for|than)\s+$/iu.test(comparison.text.slice(0, found.index)))
      return [];
    const isNamed = comparison.sources.some(({ text }) => nouns[period]?.test(text));
    const strength = isNamed ? 0.2 : comparison.amounts.length > 0 ? 0.8 : 0.15;
    return [finding(comparison, spanOf(found), 'unit', { strength })];
  });
