import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';
import { keyOf } from '../language/words.ts';

/** A month counted from year 0, so that durations are differences; `month` is unknown for bare years. */
export interface DatePoint {
  year: number;
  month: number | undefined;
  present: boolean;
  start: number;
  end: number;
}

export interface DateRange {
  from: DatePoint;
  to: DatePoint;
  start: number;
  end: number;
}

const months = phraseList('dates-of/months');
const monthByName = new Map(
  months.flatMap((names, place) => names.split('|').map((name) => [name, place + 1])),
);

const present =
  "present|current|currently|now|today|date|ongoing|heute|aktuell|laufend|présent|aujourd’hui|aujourd'hui|ce jour|à ce jour|actualidad|actual|presente|atual|hoje|obecnie|teraz|nadal|至今|现在|現在";
const dateText = `(?:(?<name>\\p{L}{3,12})\\.?[ ,’']{1,2}(?<y1>(?:19|20)\\d{2}|\\d{2}(?!\\d))|(?<m2>\\d{1,2})[/.-](?<y2>(?:19|20)\\d{2}|\\d{2}(?![\\d/%.,]))|(?<y3>(?:19|20)\\d{2})(?:[./-](?<m3>\\d{1,2})(?!\\d)|年(?<m4>\\d{1,2})月)?|['’](?<y4>\\d{2})(?!\\d)|(?<now>${present}))`;

const datePattern = new RegExp(`(?<![\\p{L}\\d#])${dateText}(?![\\p{L}\\d%])`, 'giu');
/** Most lines hold none: a quick look first. */
const mayHoldDate = new RegExp(`\\d{2}|${present}`, 'iu');

/** Every date of a text: "Mar 2020", "03/2013", "2019.07", "06/21", "2018", "present". */
export function datesOf(text: string): DatePoint[] {
  if (!mayHoldDate.test(text)) return [];
  return [...text.matchAll(datePattern)].flatMap((found) => {
    const g = found.groups ?? {};
    const start = found.index;
    const end = start + found[0].length;
    if (g.now) return [{ year: 0, month: undefined, present: true, start, end }];
    const month = g.name ? monthByName.get(keyOf(g.name)) : Number(g.m2 ?? g.m3 ?? g.m4 ?? 0) || undefined;
    if (g.name && month === undefined) return bareYear(text, found[0], start);
    const written = g.y1 ?? g.y2 ?? g.y3 ?? g.y4 ?? '';
    if (month !== undefined && (month > 12 || month < 1)) return [];
    const year =
      written.length === 2 ? 2000 + Number(written) - (Number(written) > 60 ? 100 : 0) : Number(written);
    if (/[$€£]/.test(text[start - 1] ?? '')) return [];
    return [{ year, month, present: false, start, end }];
  });
}

/** "Summer 2019": the word was no month, the year still is one. */
function bareYear(text: string, found: string, start: number): DatePoint[] {
  const year = /(?:19|20)\d{2}$/.exec(found);
  if (!year) return [];
  const at = start + year.index;
  return /[\d$€£,.]/.test(text[at - 1] ?? '')
    ? []
    : [{ year: Number(year[0]), month: undefined, present: false, start: at, end: at + 4 }];
}

const between = phrasePattern.iu`^\s*(?:${'dates-of/between'})\s*$`;

export function dateRangesOf(text: string, dates: readonly DatePoint[] = datesOf(text)): DateRange[] {
  const ranges: DateRange[] = [];
  for (const [place, from] of dates.entries()) {
    const to = dates[place + 1];
    const since = /(?:since|depuis|seit|desde|od)\s*$/iu.test(
      text.slice(Math.max(0, from.start - 8), from.start),
    );
    const joined = to ? text.slice(from.end, to.start) : '';
    const spans =
      between.test(joined) || (/^\s+and\s+$/.test(joined) && /between\s+$/i.test(text.slice(0, from.start)));
    if (!from.present && to && spans) ranges.push({ from, to, start: from.start, end: to.end });
    else if (!from.present && since)
      ranges.push({ from, to: { ...from, present: true }, start: from.start, end: from.end });
    else {
      const short = from.present ? null : /^\s?[–-]\s?(\d{2})(?!\d)/.exec(text.slice(from.end, from.end + 6));
      if (short && from.month === undefined)
        ranges.push({
          from,
          to: { ...from, year: 2000 + Number(short[1]) },
          start: from.start,
          end: from.end + short[0].length,
        });
    }
  }
  return ranges;
}

/** How many months a range may last: the least and the most its words allow. */
export function monthsOf(
  range: DateRange,
  now: { year: number; month: number },
): { least: number; most: number } {
  const end = range.to.present ? { year: now.year, month: now.month } : range.to;
  const years = (end.year - range.from.year) * 12;
  if (range.from.month !== undefined && end.month !== undefined) {
    const exact = years + end.month - range.from.month;
    return { least: exact, most: exact + 1 };
  }
  return { least: Math.max(0, years - 11), most: years + 12 };
}
