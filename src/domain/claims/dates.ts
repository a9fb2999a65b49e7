import { findDateRanges, type WrittenDate } from '../language/date-ranges.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import { datesOf, type JobRange, type Months, monthsOf } from './dates-of.ts';
import type { LedgerLine } from './ledger.ts';
import { factsOf } from './line-facts.ts';
import { monthsIn } from './same-amounts.ts';

/** Every date is the person's, and said of the same thing. */
export const compareDates: Comparator = (comparison) => {
  const { text, ledger, scope, sources, knowledge } = comparison;
  const datesIn = (line: LedgerLine | undefined) => (line ? factsOf(line, knowledge.lexicon).dates : []);
  const own = ledger.lines.filter((_, place) => scope[place]).flatMap(datesIn);
  const [line] = sources;
  const lead = line?.kind === 'job' ? datesIn(line) : [];
  const dates = datesOf(text).filter(({ start, end }) => !isCount.test(text.slice(start, end)));
  return dates.flatMap((date): Finding[] => {
    const fits = (of: WrittenDate) =>
      of.year === date.year &&
      (date.month === undefined || of.month === undefined || of.month === date.month);
    if (since.test(text.slice(0, date.start)) && !startsThen(date.year, comparison))
      return [finding(comparison, date, 'date', { strength: 0.8 })];
    if (!own.some(fits)) return [finding(comparison, date, 'date')];
    return lead.length > 0 && !lead.some(fits)
      ? [finding(comparison, date, 'date', { strength: 0.5, source: line?.text ?? '' })]
      : [];
  });
};

/** "2014 – 2021" is one range of the resume, not the start of one job and the end of another. */
export const compareRanges: Comparator = (comparison) => {
  const { text, ledger, jobs, knowledge } = comparison;
  const told = ledger.lines.filter(({ kind }) => kind !== 'header');
  const hasYear = (line: LedgerLine, { year }: WrittenDate) =>
    factsOf(line, knowledge.lexicon).dates.some((date) => date.year === year);
  return findDateRanges(text).flatMap(({ from, to, start, end, single }) => {
    if (single || !from) return [];
    const ends = [from, ...(to ? [to] : [])];
    const isOfJob = ledger.jobs.some(
      ({ range }, job) =>
        (jobs === undefined || jobs.includes(job)) &&
        range?.from.year === from.year &&
        range.to?.year === to?.year,
    );
    const isTold = told.some((line) => ends.every((date) => hasYear(line, date)));
    return isOfJob || isTold ? [] : [finding(comparison, { start, end }, 'date')];
  });
};

/** "Going out 60 days": "out" is October in Portuguese. */
const isCount = phrasePattern.u`^(?:${'dates/compare-dates'})\.?\s+\d{2}$`;
const since = /\b(?:since|depuis|seit|desde|od)\s*$/iu;

/** "Since 2019" for what the person says began then, or for a job that still lasts. */
const startsThen = (year: number, { ledger, sources }: Comparison): boolean =>
  ledger.jobs.some(({ range }) => range?.from.year === year && range.to === undefined) ||
  sources.some((line) =>
    new RegExp(
      `(?:since|depuis|seit|desde|od|ab)\\s+(?:\\p{L}+\\s+|\\d{1,2}[./])?${year}|${year}\\s*[–-]\\s*(?:present|now|current|$)`,
      'iu',
    ).test(line.text),
  );

/** A span of working life: does it follow from what the resume says outright, or from its dates? */
export function tenureFits(amount: Quantity, comparison: Comparison): 'fits' | 'differs' | 'other' {
  const factor = monthsIn[amount.unit];
  if (amount.kind !== 'time' || factor === undefined) return 'other';
  const { ledger, jobs, text, scope, sources, knowledge } = comparison;
  const [count = 0] = amount.values;
  const fits = (range: Lasting) => spanFits(count * factor, amount, text, range);
  const isLasting = (ranges: readonly JobRange[]) =>
    ranges.some((range) => fits(monthsOf(range, ledger.now)));
  const isBetween = sources.some((line) => {
    const years = factsOf(line, knowledge.lexicon).dates.map(({ year }) => year);
    return years.some((a) => years.some((b) => (b - a) * 12 === count * factor && a !== b));
  });
  if (isBetween || isLasting(sources.flatMap(({ job }) => ledger.jobs[job]?.range ?? []))) return 'fits';
  const isOfCareer = isCareer(amount, comparison);
  const isToldOutright = ledger.lines.some(
    ({ kind, amounts }) =>
      (kind === 'summary' || kind === 'other') &&
      amounts.some((of) => of.kind === 'time' && /^(?:year|decade)$/u.test(of.unit)),
  );
  if (jobs === undefined && isOfCareer && isToldOutright) return 'differs';
  const ranges = ledger.jobs.flatMap(({ range }, place) =>
    range && (jobs === undefined || jobs.includes(place)) ? [range] : [],
  );
  if (isLasting(ranges)) return 'fits';
  const isSaid = ledger.lines.some(
    ({ amounts }, place) =>
      scope[place] && amounts.some(({ unit, values }) => unit === amount.unit && values[0] === count),
  );
  if (isSaid) return 'other';
  if (careerOf(ranges, ledger.now).some(fits)) return 'fits';
  return isOfCareer ? 'differs' : 'other';
}

interface Lasting {
  least: number;
  most: number;
}

/** From the first start to the last end, and the time actually worked. */
function careerOf(ranges: readonly JobRange[], now: Months): Lasting[] {
  const lasting = ranges.map((range) => monthsOf(range, now));
  const at = ({ year, month = 6 }: WrittenDate) => year * 12 + month;
  const [first] = ranges.toSorted((a, b) => at(a.from) - at(b.from));
  const [last] = ranges.toSorted((a, b) => at(b.to ?? now) - at(a.to ?? now));
  if (!first || !last) return [];
  const whole = monthsOf({ from: first.from, to: last.to }, now);
  const worked = {
    least: lasting.reduce((sum, { least }) => sum + least, 0),
    most: lasting.reduce((sum, { most }) => sum + most, 0),
  };
  // Nobody works longer than from the first day to the last, however years are rounded.
  return [whole, { ...worked, most: Math.min(whole.most, worked.most) }];
}

const careerWords = phrasePattern.iu`^\W*(?:of\s+)?(?:\p{L}+[\s-]+){0,4}(?:${'dates/career-words'})`;

const careerMonths = /^\W*(?:of\s+)?(?:\p{L}+[\s-]+){0,3}(?:experience|expertise)/iu;

const isCareer = ({ end, unit, start }: Quantity, { text }: Comparison) =>
  (unit === 'month' ? careerMonths : careerWords).test(text.slice(end, end + 70)) &&
  !/\ball but\s+$/iu.test(text.slice(0, start));

function spanFits(months: number, { start, bound }: Quantity, text: string, { least, most }: Lasting) {
  const before = text.slice(Math.max(0, start - 24), start);
  if (bound === 'over') return months <= most && months >= least * 0.6;
  if (/(?:nearly|almost|close to)\s+(?:a\s+)?$/i.test(before))
    return months >= least && months <= most * 1.12 + 2;
  return months >= least - 2 && months <= most + 3;
}
