import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, finding } from './comparison.ts';
import { type DateRange, datesOf, monthsOf } from './dates-of.ts';
import { factsOf } from './line-facts.ts';

const compareDatesWords = phrasePattern.u`^(?:${'dates/compare-dates'})\.?\s+\d{2}$`;

/** Every date is the person's, and said of the same thing. */
export const compareDates: Comparator = (comparison) => {
  const { text, ledger, scope, sources } = comparison;
  const own = datesIn(comparison, (place) => scope[place] === true);
  const all = datesIn(comparison, () => true);
  const { lexicon } = comparison.knowledge;
  const near = sources.flatMap((line) => factsOf(line, lexicon).dates);
  const leading = sources[0] ? factsOf(sources[0], lexicon).dates : [];
  return datesOf(text)
    .filter(
      ({ present, year, start, end }) =>
        !present && year > 1950 && !compareDatesWords.test(text.slice(start, end)),
    )
    .flatMap((date) => {
      const fits = (of: { year: number; month: number | undefined }) =>
        of.year === date.year &&
        (date.month === undefined || of.month === undefined || of.month === date.month);
      const before = text.slice(Math.max(0, date.start - 10), date.start);
      const isSince =
        /\b(?:since|depuis|seit|desde|od)\s*$/iu.test(before) && comparison.kind !== 'education';
      if (isSince && !startsThen(date.year, comparison))
        return [finding(comparison, date, 'date', { strength: 0.8 })];
      const lead = leading.filter(({ present }) => !present);
      const isMoved =
        comparison.kind === 'bullet' && lead.length > 0 && sources[0]?.kind === 'job' && !lead.some(fits);
      if (isMoved && own.some(fits))
        return [finding(comparison, date, 'date', { strength: 0.5, source: sources[0]?.text ?? '' })];
      if (near.some(fits) || own.some(fits)) return [];
      return [
        finding(comparison, date, 'date', { strength: all.some(fits) && ledger.jobs.length > 0 ? 0.8 : 1 }),
      ];
    });
};

const datesIn = ({ ledger, knowledge }: Comparison, isIn: (place: number) => boolean) =>
  ledger.lines.flatMap((line, place) => (isIn(place) ? factsOf(line, knowledge.lexicon).dates : []));

/** "Since 2019" for what the person says began then, or for a job that still lasts. */
function startsThen(year: number, { ledger, jobs, sources, tokens, knowledge }: Comparison): boolean {
  const said = sources.some((line) =>
    new RegExp(`(?:since|depuis|seit|desde|od|ab)\\s+(?:\\p{L}+\\s+|\\d{1,2}[./])?${year}`, 'iu').test(
      line.text,
    ),
  );
  const isTrade =
    jobs === undefined &&
    knowledge.lexicon.titleWords.find(tokens).length === 0 &&
    ledger.jobs.some(({ range }) => range?.from.year === year) &&
    ledger.jobs.some(({ range }) => range?.to.present);
  return (
    said ||
    isTrade ||
    ledger.jobs.some(
      ({ range }, place) =>
        (jobs === undefined || jobs.includes(place)) && range?.from.year === year && range.to.present,
    ) ||
    ledger.lines.some(
      ({ kind, text }) =>
        kind === 'other' && new RegExp(`${year}\\s*[–-]\\s*(?:present|now|current)`, 'iu').test(text),
    )
  );
}

const monthsIn: Readonly<Record<string, number>> = { decade: 120, year: 12, month: 1 };

/** A span of working life: does it follow from what the resume says outright, or from its dates? */
export function tenureFits(amount: Quantity, comparison: Comparison): 'fits' | 'differs' | 'other' {
  const factor = monthsIn[amount.unit];
  if (amount.kind !== 'time' || factor === undefined) return 'other';
  const { ledger, jobs, text, scope } = comparison;
  const months = (amount.values[0] ?? 0) * factor;
  const fits = (range: { least: number; most: number }) => spanFits(months, amount, text, range);
  const own = ledger.jobs.filter((_, place) => jobs === undefined || jobs.includes(place));
  const ranges = own.flatMap(({ range }) => range ?? []);
  const said = ledger.lines
    .flatMap((line, place) => (scope[place] ? line.amounts : []))
    .filter((of) => of.kind === 'time' && of.unit === amount.unit);
  const outright = ledger.lines
    .filter(({ kind }) => kind === 'summary' || kind === 'other')
    .flatMap(({ amounts }) => amounts)
    .filter((of) => of.kind === 'time' && /^(?:year|decade)$/u.test(of.unit));
  const isOwnCareer = jobs === undefined && isCareer(amount, comparison);
  const spans = comparison.sources.map((line) =>
    factsOf(line, comparison.knowledge.lexicon).dates.map(({ year }) => year),
  );
  if (
    factor === 12 &&
    spans.some((years) => years.some((a) => years.some((b) => b - a === amount.values[0])))
  )
    return 'fits';
  const near = comparison.sources.flatMap(({ job }) => ledger.jobs[job]?.range ?? []);
  if (near.some((range) => fits(monthsOf(range, ledger.now)))) return 'fits';
  if (isOwnCareer && outright.length > 0) return 'differs';
  if (ranges.some((range) => fits(monthsOf(range, ledger.now)))) return 'fits';
  if (said.some((of) => Math.abs((of.values[0] ?? 0) - (amount.values[0] ?? 0)) < 1e-9)) return 'other';
  const career = careerOf(ranges, ledger.now);
  if (career.some(fits)) return 'fits';
  return isCareer(amount, comparison) ? 'differs' : 'other';
}

/** From the first start to the last end, and the time actually worked. */
function careerOf(ranges: readonly DateRange[], now: { year: number; month: number }) {
  if (ranges.length === 0) return [];
  const lasting = ranges.map((range) => monthsOf(range, now));
  const first = ranges.reduce((a, b) =>
    a.from.year * 12 + (a.from.month ?? 6) <= b.from.year * 12 + (b.from.month ?? 6) ? a : b,
  );
  const endOf = ({ to }: DateRange) =>
    to.present ? now.year * 12 + now.month : to.year * 12 + (to.month ?? 6);
  const last = ranges.reduce((a, b) => (endOf(a) >= endOf(b) ? a : b));
  const whole = monthsOf({ ...first, to: last.to }, now);
  return [
    whole,
    {
      least: lasting.reduce((sum, { least }) => sum + least, 0),
      // Nobody works longer than from the first day to the last, however years are rounded.
      most: Math.min(
        whole.most,
        lasting.reduce((sum, { most }) => sum + most, 0),
      ),
    },
  ];
}

const careerWords = phrasePattern.iu`^\W*(?:of\s+)?(?:\p{L}+[\s-]+){0,4}(?:${'dates/career-words'})`;

const careerMonths = /^\W*(?:of\s+)?(?:\p{L}+[\s-]+){0,3}(?:experience|expertise)/iu;

const isCareer = ({ end, unit, start }: Quantity, { text }: Comparison) =>
  (unit === 'month' ? careerMonths : careerWords).test(text.slice(end, end + 70)) &&
  !/\ball but\s+$/iu.test(text.slice(0, start));

function spanFits(
  months: number,
  { start, bound }: Quantity,
  text: string,
  { least, most }: { least: number; most: number },
) {
  const before = text.slice(Math.max(0, start - 24), start);
  if (bound === 'over' || /just over\s+(?:a\s+)?$/i.test(before))
    return months <= most && months >= least * 0.6;
  if (/(?:nearly|almost|close to)\s+(?:a\s+)?$/i.test(before))
    return months >= least && months <= most * 1.12 + 2;
  return months >= least - 2 && months <= most + 3;
}
