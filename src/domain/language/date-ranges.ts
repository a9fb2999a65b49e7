import {
  monthOfWord,
  monthPattern,
  presentCjkPattern,
  presentPattern,
  seasonPattern,
  sincePattern,
  toPattern,
  toPresentPattern,
} from './date-words.ts';
import { memoize } from './memoize.ts';
import { keyOf } from './words.ts';

/** A point in time as far as it was written. */
export interface WrittenDate {
  year: number;
  month?: number;
}

/** A date or a range of dates found in a text. `start` and `end` bound the whole of it. */
export interface DateRange {
  start: number;
  end: number;
  /** Exactly as written, and where; "" with an empty span when there is none. */
  startText: string;
  startAt: number;
  endText: string;
  endAt: number;
  from: WrittenDate | undefined;
  to: WrittenDate | undefined;
  /** Goes on: ended by a word such as "present", or begun by "since", or left open by a dash. */
  open: boolean;
  /** One date only, not a range. */
  single: boolean;
}

const year = `(?:19[4-9]\\d|20[0-4]\\d)`;
const shortYear = `['’‘]\\d{2}`;
const cjkDate = `(?:(?:明治|大正|昭和|平成|令和)\\s?(?:\\d{1,2}|元)年|${year}\\s?年度?)(?:\\s?\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?`;
const named = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?[\\s-](?:de\\s)?)?(?:${monthPattern})\\.?,?(?:\\s\\d{1,2},)?\\s?(?:/|-|de\\s|del\\s)?\\s?(?:${year}|${shortYear}|\\d{2}(?![\\d.,:%]))`;
const numeric = [
  `(?:XI{0,2}|IX|IV|V?I{1,3}|V|X)\\s${year}`,
  `\\d{1,2}[./-]\\d{1,2}[./-](?:${year})`,
  `${year}[./-](?:1[0-2]|0?[1-9])[./-](?:3[01]|[12]\\d|0?[1-9])`,
  `(?:1[0-2]|0?[1-9])\\s?[./-]\\s?${year}`,
  `${year}\\s?[./-]\\s?(?:1[0-2]|0[1-9])(?!\\d)`,
  `${year}/[1-9](?!\\d)`,
  `(?:1[0-2]|0?[1-9])/\\d{2}(?![\\d/])`,
  `(?:1[0-2]|0?[1-9])[-/.](?:3[01]|[12]\\d|0?[1-9])[-/.]\\d{2}(?!\\d)`,
].join('|');
const season = `(?:${seasonPattern})[\\s-](?:of\\s|de\\s|d'|del\\s)?(?:${year}(?:/\\d{2,4})?|${shortYear})`;
const expected = `(?:(?:expected|anticipated|est\\.|exp\\.|voraussichtlich|vsl\\.|pr[eé]vue?|previst[oa]|planowane)(?:\\s(?:graduation|completion))?:?\\s(?:in\\s)?)?`;
const approximate = `(?:(?:ca\\.|c\\.|circa|about|around|approx\\.|env\\.|vers|ok\\.)\\s)?`;
const oneDate = `${cjkDate}|${season}|${named}|${numeric}|${year}年?|${shortYear}`;
const bareMonth = `(?:${monthPattern})\\.?|${seasonPattern.split('|').slice(0, 5).join('|')}`;
const dash = `\\s{0,3}(?:[-–—−‐‑~〜～→⟶➔›>ー|｜\\t]|至(?!今)|-{2,3}|->|到|から|\\.{2,3}|…)\\s{0,3}`;
const to = `(?:${dash}|\\s(?!${toPresentPattern})(?:${toPattern})\\s|,?\\s(?:${dash.trim()})\\s|\\s(?=${toPresentPattern})|(?=(?:至|迄)今)|\\s\\/\\s)(?:(?!(?:${presentPattern}))(?:${toPattern})\\s)?`;
const present = `(?:${presentPattern})(?![\\p{L}\\p{N}])|${presentCjkPattern}`;

const before = `(?<![\\p{L}\\p{N}$€£#/.,-]|\\d[–—])`;
const after = `(?![\\p{L}\\p{N}%]|[.,]\\d)`;

const pattern = new RegExp(
  [
    `${before}(?:(?:from|between|von|vom|de|du|del|da|od|desde|depuis)\\s)?(?<from>${approximate}(?:${oneDate}))${to}(?<to>(?:${present})|${approximate}(?:${oneDate})${after})`,
    `${before}(?:between|entre|zwischen|pomi[eę]dzy)\\s(?<from>${oneDate})\\s(?:and|y|et|e|und|a)\\s(?<to>${oneDate})${after}`,
    `${before}(?<from>${year})\\s?/\\s?(?<to>${year})${after}`,
    `${before}(?<!${year}\\s)(?<from>${year})\\s(?<to>${year})(?!\\s${year})${after}`,
    `${before}(?<from>${bareMonth})${to}(?<to>${named}|${season})${after}`,
    `${before}(?<from>${year})\\s?[-–—/]\\s?(?<to>\\d{2})(?![\\d\\p{L}%/.-]|[.,]\\d)`,
    `${before}(?:${sincePattern})\\s(?<since>${approximate}(?:${oneDate}))${after}`,
    `${before}(?<begun>${oneDate})(?:\\s?[–—-](?=\\s*$|\\s{2,}|\\t|\\s?[|｜,)])|\\s?(?:から|起|以降|[~〜～](?=\\s|$)))`,
    `${before}(?<single>${expected}${approximate}(?:${oneDate}))${after}`,
  ].join('|'),
  'giu',
);

/** Every date has a year of four digits, one of two, or one of an era. Looking for these first is quick, the pattern is not. */
const mayHoldDate = /19[4-9]\d|20[0-4]\d|(?<!\d)\d\d(?!\d)|\d年|元年/;

/** As `matchAll`, which would make a copy of a large pattern for every line. */
function* matchesOf(pattern: RegExp, text: string) {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}

/** All dates and ranges of dates in a line, in order. The texts are exactly as written. */
export function findDateRanges(text: string): readonly DateRange[] {
  return mayHoldDate.test(text) ? rangesIn(text) : [];
}

/** The same lines are asked about again and again while a resume is read. */
const rangesIn = memoize<readonly DateRange[]>(
  (text) => [...matchesOf(pattern, text)].map((match) => yearAndMonth(rangeOf(match))),
  2_000,
  Number.POSITIVE_INFINITY,
);

/** "2020-08" is a month: nothing that begins in 2020 ends in 2008. */
function yearAndMonth(range: DateRange): DateRange {
  const { startText, endText, startAt, endAt, from } = range;
  const isMonth =
    /^\d{2}$/.test(endText) && /^\d{4}$/.test(startText) && Number(endText) < Number(startText.slice(2));
  if (!isMonth || Number(endText) > 12 || Number(endText) === 0) return range;
  const length = endAt + endText.length - startAt;
  return {
    ...range,
    startText: `${startText}-${endText}`.slice(0, length),
    ...{ endText: '', endAt: startAt + length, to: undefined, open: false, single: true },
    from: from && { ...from, month: Number(endText) },
  };
}

function rangeOf(found: RegExpMatchArray): DateRange {
  const groups = found.groups ?? {};
  const at = found.index ?? 0;
  const { from: first, to: last = '', since, begun, single } = groups;
  const startText = (first ?? since ?? begun ?? single ?? '').trim();
  const endText = last.trim();
  const startAt = at + found[0].indexOf(startText);
  const endAt = endText === '' ? startAt + startText.length : at + found[0].lastIndexOf(endText);
  const to = endText === '' ? undefined : readDate(endText, startText);
  const from = readDate(startText, endText);
  const isOpen = since !== undefined || begun !== undefined || (endText !== '' && to === undefined);
  return {
    start: at,
    end: at + found[0].trimEnd().length,
    ...{ startText, startAt, endText, endAt, from, to },
    open: isOpen,
    single: single !== undefined,
  };
}

/** Two-digit years are of the century that makes sense for a working life. */
const fullYear = (digits: number) => (digits < 50 ? 2000 + digits : 1900 + digits);

const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

/** Reads one written date; the other end of its range lends the year that "Mar – Aug 2020" leaves out. */
export function readDate(text: string, other = ''): WrittenDate | undefined {
  const month = monthOf(text);
  const withMonth = (year: number): WrittenDate => (month === undefined ? { year } : { year, month });
  const era = /(明治|大正|昭和|平成|令和)\s?(\d{1,2}|元)/.exec(text);
  if (era) return withMonth((eras[era[1] ?? ''] ?? 0) + (era[2] === '元' ? 1 : Number(era[2])));
  const full = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text);
  if (full) return withMonth(Number(full[0]));
  const short = /['’‘](\d{2})(?!\d)|[/.\s-](\d{2})$|^(\d{2})$/.exec(text);
  if (short) return withMonth(fullYear(Number(short[1] ?? short[2] ?? short[3])));
  if (month === undefined) return undefined;
  const lent = /(?:19|20)\d{2}/.exec(other);
  return lent ? withMonth(Number(lent[0])) : undefined;
}

function monthOf(text: string): number | undefined {
  for (const word of keyOf(text).split(/[^a-z]+/)) {
    const month = monthOfWord.get(word);
    if (month !== undefined) return month;
  }
  const cjk = /(\d{1,2})\s?月/.exec(text);
  const digits =
    cjk?.[1] ??
    /^\d{1,2}[./-](\d{1,2})[./-]\d{4}$/.exec(text)?.[1] ??
    /^(\d{1,2})\s?[./-]\s?(?:\d{4}|\d{2})$/.exec(text)?.[1] ??
    /^\d{4}\s?[./-]\s?(\d{1,2})/.exec(text)?.[1];
  const month = Number(digits);
  return month >= 1 && month <= 12 ? month : undefined;
}

const unit =
  'years?|yrs?|y|months?|mos?|m|jahre?n?|j|monate?n?|ans?|ann[eé]es?|mois|a[nñ]os?|m[eê]s(?:es)?|anos?|lat(?:a)?|rok|miesi[aą]c(?:e|y|ów)?|mies\\.?|年|ヶ月|か月|个月|個月';
const durationPattern = new RegExp(
  `[(（]?(?<![\\p{L}\\d])\\d{1,2}\\+?\\s?(?:${unit})\\.?(?:,?\\s?(?:and|und|et|y|e|i)?\\s?\\d{1,2}\\s?(?:${unit})\\.?)?(?![\\p{L}\\d])[)）]?`,
  'giu',
);

/** How long something lasted, as some pages print beside the dates: "(2 yrs 3 mos)". */
export const findDurations = (text: string): { start: number; end: number }[] =>
  /\d/.test(text)
    ? [...matchesOf(durationPattern, text)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
      }))
    : [];
