import { type Comparator, type Comparison, finding } from './comparison.ts';
import { type DatePoint, datesOf } from './dates-of.ts';
import { factsOf } from './line-facts.ts';
import { sameThing, wordSupport } from './word-support.ts';

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
        !present &&
        year > 1950 &&
        !/^(?:out|set|may|mar|mai|maj|ago|abr|dic|ene)\.?\s+\d{2}$/u.test(text.slice(start, end)),
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
        comparison.kind === 'bullet' &&
        lead.length > 0 &&
        sources[0]?.kind === 'job' &&
        !lead.some(fits) &&
        !isToldThere(date, fits, comparison);
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

/** Two lines in one: the words beside the date stand with it in the other line. */
function isToldThere(
  { start, end }: DatePoint,
  fits: (date: DatePoint) => boolean,
  { tokens, sources, knowledge }: Comparison,
): boolean {
  const at = tokens.find((token) => token.end > start && token.start < end);
  const beside = tokens.filter(
    (token) =>
      token.isContent &&
      at !== undefined &&
      Math.abs(token.clause - at.clause) <= 1 &&
      (token.end <= start || token.start >= end),
  );
  return sources
    .slice(1)
    .some(
      (line) =>
        factsOf(line, knowledge.lexicon).dates.some(fits) &&
        line.kind === 'job' &&
        beside.filter((token) =>
          line.tokens.some((source) => source.isContent && wordSupport(token, source) >= sameThing),
        ).length *
          2 >=
          beside.length,
    );
}

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
