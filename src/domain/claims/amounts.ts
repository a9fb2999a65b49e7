import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { betterSlot, changedFrom, type Found, recounted, slotFit, textOf } from './amount-slots.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import { tenureFits } from './dates.ts';
import type { LedgerLine } from './ledger.ts';
import { comparable, fits, follows, periodsFit, sameAmount, sumsOf } from './same-amounts.ts';

/** Every number is the person's own: the same value, unit, period and bound, and it counts the same thing. */
export const compareAmounts: Comparator = (comparison) =>
  comparison.amounts
    .filter(
      ({ kind, values, unit }) =>
        kind !== 'year' && values[0] !== 0 && !(kind === 'count' && unit === '' && values[0] === 1),
    )
    .flatMap((amount) => compareAmount(amount, comparison))
    .concat(comparison.unread.map((amount) => finding(comparison, amount, 'number')));

/** Of the person's numbers that are the same, so many are held against one. */
const mostSame = 200;

function compareAmount(amount: Quantity, comparison: Comparison): Finding[] {
  const { ledger, scope } = comparison;
  const found = ledger.lines.flatMap((line, place) =>
    line.amounts.map((of) => ({ amount: of, line, isIn: scope[place] })),
  );
  const own = found.filter(({ isIn }) => isIn);
  const tenure = tenureFits(amount, comparison);
  if (tenure === 'fits') return [];
  const same = own.filter((of) => sameAmount(amount, of.amount));
  if (own.some((of) => isOneMore(amount, of)) || comparison.sources.some((line) => isTwice(amount, line)))
    return [];
  const rival = same.length > 0 ? recounted(amount, comparison) : changedFrom(amount, comparison);
  if (rival) return [finding(comparison, amount, 'number-elsewhere', { source: textOf(rival) })];
  if (same.length > 0) return compareSame(amount, same, own, comparison);
  if (derives(amount, comparison, own)) return [];
  const at = (code: Finding['code'], strength: number, of?: Found) => [
    finding(comparison, amount, code, { strength, source: of ? textOf(of) : '' }),
  ];
  if (tenure === 'differs') return at('years', 1);
  const unit = own
    .filter((of) => sameValue(amount, of.amount))
    .sort((a, b) => slotFit(amount, comparison, b) - slotFit(amount, comparison, a))[0];
  if (unit) return at('unit', unitFault(amount, unit.amount, comparison), unit);
  const other = found.find((of) => !of.isIn && sameAmount(amount, of.amount));
  const isSmall = amount.kind === 'count' && (amount.values[0] ?? 0) <= 3;
  if (other) return at('other-job', isSmall ? 0.3 : 1, other);
  const near = own.find((of) => isNear(amount, of.amount) && slotFit(amount, comparison, of) > 0.4);
  if (near) return at('rounded', 1, near);
  return at('number', isSmall ? 0.4 : amount.unit === 'part' ? 0.5 : isWordy(amount, comparison) ? 0.85 : 1);
}

/** "one", "a half", "twice": words that are often no amount at all. */
const isWordy = (amount: Quantity, { text }: Comparison) => !/\d/.test(text.slice(amount.start, amount.end));

/** A bare number beside one with the unit ("seven days, from 19 to 12") has that unit. */
function unitFault(amount: Quantity, of: Quantity, comparison: Comparison): number {
  if (isWordy(amount, comparison)) return 0.4;
  const isBare =
    amount.kind === 'count' &&
    comparison.amounts.some(({ kind, unit }) => kind === of.kind && unit === of.unit);
  return isBare ? 0 : of.kind === 'count' ? 0.5 : 1;
}

function sameValue(a: Quantity, b: Quantity): boolean {
  return a.values.some((value) => b.values.includes(value));
}

function isNear(a: Quantity, b: Quantity): boolean {
  const [x, y] = [comparable(a), comparable(b)];
  const [u = 0] = x.values;
  const [v = 0] = y.values;
  return x.family === y.family && v !== 0 && Math.abs(u - v) <= Math.abs(v) * 0.15;
}

/** The same amount somewhere: in the same place of the sentence, bounded and timed alike? */
function compareSame(
  amount: Quantity,
  same: readonly Found[],
  own: readonly Found[],
  comparison: Comparison,
): Finding[] {
  const fitOf = (of: Found) => (comparison.isForeign ? 1 : slotFit(amount, comparison, of));
  const rated = same
    .slice(0, mostSame)
    .map((of) => ({ of, fit: fitOf(of) }))
    .sort((a, b) => b.fit - a.fit);
  const best = rated[0]?.fit ?? 0;
  const near = rated.filter(({ fit }) => fit >= best - 0.05).map(({ of }) => of);
  const source = near[0];
  const at = (code: Finding['code'], strength: number, of = source) => [
    finding(comparison, amount, code, { strength, source: of ? textOf(of) : '' }),
  ];
  if (!near.some((of) => periodsFit(amount, of.amount))) return at('unit', 1);
  if (best < 0.5 && amount.kind !== source?.amount.kind && derives(amount, comparison, own)) return [];
  const bound = Math.min(...near.map((of) => boundFault(amount, of.amount, comparison.text)));
  const rival = comparison.isForeign ? undefined : betterSlot(amount, best, comparison);
  const isOurs = rival !== undefined && !changedFrom(amount, comparison) && derives(amount, comparison, own);
  const elsewhere =
    rival && !isOurs
      ? at('number-elsewhere', 1, rival)
      : best < 0.1 && !comparison.isForeign && !derives(amount, comparison, own)
        ? at('number-elsewhere', 0.15)
        : [];
  return bound > 0 ? [...at('rounded', bound), ...elsewhere] : elsewhere;
}

/** "About 90" is not "more than 90", and "up to 50" is not 50. */
function boundFault({ bound, values, start, kind }: Quantity, source: Quantity, text: string): number {
  if (bound === source.bound || bound === 'upto') return 0;
  const isSame = values[0] === source.values[0];
  // "Over eleven weeks" is how long; "at least 70" is true of 70 to 90.
  const before = text.slice(0, start);
  if (bound === 'over' && /\bover\s*$/iu.test(before)) {
    if (
      kind === 'time' ||
      /^\P{L}*\p{L}+\s+(?:seasons?|winters?|summers?|semesters?|quarters?|shifts?)\b/iu.test(
        text.slice(start),
      )
    )
      return 0;
    // "Lead over 14 people": whom they lead, not how many more.
    if (
      /\b(?:lead|leader|supervisor|manager|charge|chief|responsib\p{L}+|authority)\s+over\s*$/iu.test(before)
    )
      return 0;
  }
  if (bound === 'over') return isSame && source.bound !== 'over' && source.range !== 'from' ? 1 : 0;
  if (bound === 'exact') return { about: 0.5, upto: 0.6, under: 0.4, over: 0, exact: 0 }[source.bound];
  return 0;
}

/** From the numbers beside it, or from those of a line it rests on. */
function derives(amount: Quantity, comparison: Comparison, own: readonly Found[]): boolean {
  const { amounts, sources } = comparison;
  if (
    follows(
      amount,
      amounts.filter((other) => other !== amount),
    )
  )
    return true;
  const inField = sources.map(({ field }) =>
    own.filter(({ line }) => line.field === field).map((one) => one.amount),
  );
  if (inField.some((of) => follows(amount, of))) return true;
  // A column of short rows: "34 sides", "27 sides", "25 sides".
  const rows = own.filter(
    ({ line }) =>
      line.tokens.length <= 8 && sources.some(({ job, kind }) => job === line.job && kind === line.kind),
  );
  return sumsOf(rows.map((one) => one.amount)).some((made) => fits(amount, made));
}

/** "One of four technicians" for "with three other technicians". */
const isOneMore = ({ kind, values }: Quantity, { amount, line }: Found) =>
  kind === 'count' &&
  values[0] === (amount.values[0] ?? 0) + 1 &&
  (/^\s+other/iu.test(line.text.slice(amount.end)) || /\bwith\s+$/iu.test(line.text.slice(0, amount.start)));

/** "44 stops a week" for "22 stops, twice a week". */
const isTwice = ({ values }: Quantity, line: LedgerLine) =>
  /\btwice an?\b/iu.test(line.text) && line.amounts.some((of) => (of.values[0] ?? 0) * 2 === values[0]);

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
    if (isNamed)
      return [
        finding(comparison, spanOf(found), 'unit', {
          strength: 0.2,
        }),
      ];
    const other = comparison.sources
      .slice(0, 2)
      .some(({ text }) => periods.some(([, of]) => new RegExp(of.source, of.flags).test(text)));
    const span = spanOf(found);
    return [
      finding(comparison, span, 'unit', { strength: comparison.amounts.length > 0 || other ? 0.8 : 0.15 }),
    ];
  });
