import type { WordForms } from '../../guard/word-forms.ts';
import type { Quantity } from '../../quantity.ts';
import { wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { endOf } from './number-ends.ts';
import { tellingStems } from './telling-stems.ts';
import { isTenure } from './tenure.ts';

interface Placed {
  of: Quantity;
  text: string;
  /** The other numbers of the same text. */
  all: readonly Quantity[];
}

/** A number stays bound to what it counts, to its period, and to its end of a change: "by 3%" is not "to 3%". */
export function checkNumberBonds(line: ChangedLine): RevertKind[] {
  const { kind, source, after, own } = line;
  const { was: ofLine, is } = line.amounts();
  const was = kind === 'summary' ? own.lines.flatMap(({ quantities }) => quantities) : ofLine;
  const isSaid = (of: Quantity) => ofLine.some(({ values }) => values[0] === of.values[0]);
  const isLoose = is
    .filter((of) => of.kind !== 'year')
    .some((of) => {
      // Years that the summary did not have: the guard works them out from the dates of the jobs.
      if (kind === 'summary' && of.unit === 'year' && !isSaid(of)) return !isTenure(of, line);
      const same = was.filter((other) => other.values[0] === of.values[0] && other.kind !== 'year');
      const now = { of, text: after, all: is };
      return (
        same.length > 0 && !same.some((other) => isBound(now, { of: other, text: source, all: was }, line))
      );
    });
  return isLoose || addsPeriod(line) ? ['number'] : [];
}

/** "twice a week to forty a day" is not "twice a day to forty a day". */
function addsPeriod({ source, after }: ChangedLine): boolean {
  const timesIn = (text: string, period: RegExp) => text.match(new RegExp(period.source, 'giu'))?.length ?? 0;
  return Object.values(periods).some((period) => timesIn(after, period) > timesIn(source, period));
}

const isBound = (now: Placed, then: Placed, line: ChangedLine): boolean =>
  (now.of.kind === 'points') === (then.of.kind === 'points') &&
  keepsEnd(now, then) &&
  keepsPeriod(now, then) &&
  (line.kind === 'bullet' || keepsSpan(now, then, line.own.forms)) &&
  keepsNoun(now, then, line.own.forms);

function keepsEnd(now: Placed, then: Placed): boolean {
  const [is, was] = [endOf(now), endOf(then)];
  return is === was || is === '' || (is === 'by' && was === '');
}

const periods: Readonly<Record<string, RegExp>> = {
  year: /annual|yearly|(?:an?|per|each|every) year/iu,
  quarter: /quarterly|(?:an?|per|each|every) quarter/iu,
  month: /monthly|(?:an?|per|each|every) month/iu,
  week: /weekly|(?:an?|per|each|every) week/iu,
  day: /daily|nightly|(?:an?|per|each|every) (?:day|night|nite)/iu,
  hour: /hourly|(?:an?|per|each|every) hour/iu,
};

/** "$11.2 million a year" is not "$11.2 million"; "eleven a quarter to two" is "from eleven to two a quarter". */
function keepsPeriod(now: Placed, then: Placed): boolean {
  const [is, was] = [now.of.per, then.of.per];
  if (is === was) return true;
  if (is === '') return periods[was]?.test(now.text) ?? true;
  if (!(is in periods)) return true;
  return then.all.some(({ kind, per }) => kind === then.of.kind && per === is);
}

/** "seven years on acute wards" are not seven years of what the next clause tells. */
function keepsSpan(now: Placed, then: Placed, forms: WordForms): boolean {
  if (now.of.kind !== 'time') return true;
  const stemsOf = (text: string) => tellingStems(text, forms);
  const [next] = stemsOf(now.text.slice(now.of.end).split(/[,;:.()]/u)[0] ?? '');
  if (next === undefined || !stemsOf(then.text).includes(next)) return true;
  const before =
    then.text
      .slice(0, then.of.start)
      .split(/[,;:.()]\s|\n/u)
      .at(-1) ?? '';
  const after = then.text.slice(then.of.end).split(/[,;:()]|\.(?=\s|$)|\n\s*\n/u)[0] ?? '';
  return stemsOf(`${before} ${after}`).includes(next);
}

const links = /^[\s-]*(?:(?:of|the|a|an|its|our|their|my|her|his)\s+)*$/iu;
const ahead = 3;

/** The word that follows a number directly followed it before, or stood before it as "a team of 12" does. */
function keepsNoun(now: Placed, then: Placed, forms: WordForms): boolean {
  if (
    now.of.kind === 'percent' &&
    ofThem.test(now.text.slice(now.of.end)) &&
    !ofThem.test(then.text.slice(then.of.end))
  )
    return false;
  const next = contentAfter(now, forms, nounEnd);
  const [noun] = next;
  if (!noun || !links.test(now.text.slice(now.of.end, noun.start))) return true;
  const source = new Set(wordsOf(then.text).map(({ key }) => forms.stem(key)));
  const stemsOf = (words: readonly { key: string }[]) => words.map(({ key }) => forms.stem(key));
  const [stem = ''] = stemsOf([noun]);
  if (!source.has(stem)) return true;
  const later = stemsOf(contentAfter(then, forms, nounEnd)).slice(0, ahead);
  if (later.includes(stem) || nounsBefore(then, forms).includes(stem)) return true;
  // "two Fife sites" for "two sites in Fife".
  const head = stemsOf(next.slice(0, ahead));
  const clause = new Set(stemsOf(contentAfter(then, forms, clauseEnd)));
  return later.includes(head.at(-1) ?? '') && head.every((of) => clause.has(of));
}

const ofThem = /^\s+of (?:them|which|whom)\b/iu;
const clauseEnd = /[,;:]|\.(?=\s|$)|\n\s*\n/u;
const nounEnd = /[,;:)]|\.(?=\s|$)|\n\s*\n|\s(?=(?:to|for|in|on|with|from|by|at|across|that|which|who)\s)/u;

/** The words up to the next clause, number, or word such as "for" and "in". */
function contentAfter({ of, text, all }: Placed, forms: WordForms, end: RegExp) {
  const next = Math.min(...all.filter(({ start }) => start >= of.end).map(({ start }) => start), of.end + 80);
  const rest = text.slice(of.end, next).split(end)[0] ?? '';
  return wordsOf(rest)
    .filter(({ key }) => !forms.isSmall(key))
    .map((word) => ({ ...word, start: word.start + of.end }));
}

const groupBefore =
  /((?:\p{L}+[\s-]+){1,4})(?:of|worth|valued at|totall?ing|:|at|is|was|were|reached|to)?\s*(?:about|around|over|up to|more than|nearly)?\s*$/iu;

function nounsBefore({ of, text }: Placed, forms: WordForms): string[] {
  const near = text.slice(Math.max(0, of.start - 60), of.start);
  const lead = of.kind === 'money' ? near.replace(/\($/u, '') : near;
  const found = groupBefore.exec(lead)?.[1] ?? '';
  const most = of.kind === 'money' ? ahead : /\bof\s*$/iu.test(lead) ? 2 : 1;
  const words = wordsOf(found).filter(({ key }) => !forms.isSmall(key) && key !== 'worth');
  const isNext = of.kind === 'money' || !/\b(?:on|in|with|for|and|from|by)\s*$/iu.test(found);
  return isNext ? words.slice(-most).map(({ key }) => forms.stem(key)) : [];
}
