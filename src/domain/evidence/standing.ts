import { type DateRange, findDateRanges, readDate, type WrittenDate } from '../language/date-ranges.ts';
import { numberWord } from '../language/number-words.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';

/** denied: not held, or too long ago to say that it still is. */
export type Standing = 'held' | 'in-progress' | 'expired' | 'denied';

/** Not held yet: enrolled, booked, a part of it passed. */
export const pending =
  /\b(?:pending|in[- ]progress|on[- ]?going|registered for|booked|scheduled|enrolled|(?:working|studying) (?:toward|on|for)|towards?|studying|study book|preparing|planning|should finish|to finish|under ?way|provisional|currently (?:taking|doing)|candidate|eligible|eligibility|appl(?:ied|ying) (?:for|to)|application|(?:paperwork|file|forms?|papers) (?:filed|opened|sent)|waiting (?:for|on)|(?:class|course|exam) (?:next|in)|exam (?:voucher|planned)|not (?:yet|done|finished|passed)|yet to|expected|anticipated|pursuing|part(?:ly)? (?:done|passed)|units? (?:left|to go)|self-paced|will (?:take|sit|test)|to be taken|sitting (?:for|the)|hours? short|starts? in|seats? (?:reserved|booked)|plan(?:s|ned|ning)? to|started|began|will start|wish|want to|await(?:ing|ed)|submitted|permit holder|(?:learner|trainee|apprentice)(?:['’]s)?|graduating|did not (?:sit|take|pass)|knowledge test|(?:road|driving|skills) test|hours done)\b|\b(?:\d+|one|two|three|four|five) (?:of|out of) (?:the )?(?:\d+|two|three|four|five|six)\b(?! years)|\(learning\b/iu;

export const lapsed = phrasePattern.iu`\b(?:${'standing/lapsed'})\b`;

const denied =
  /^(?:no|not|without|never)\b|\b(?:don['’]t|do not|doesn['’]t|haven['’]t|have no|never|without|not (?:held|licensed|certified|a))\b/iu;

const untilDate =
  /(?<!\p{L})(?:exp(?:\.|ires?|ired|iry|iration)?(?: date)?|(?:valid|good|current|active|renewed|runs|card)? ?(?:until|through|thru|till|to)|(?<!\blast )(?:renew(?:al|s)?|recert\w*|next)(?: due| by)?|due|gültig bis|hasta(?: el)?|jusqu['’](?:en|au|à)|échéance)\W*(?:on |in )?$/iu;

/** The reader of dates takes it along. */
const expiry = /^exp(?:\.|ires?|ired)?:?\s*(?:in\s)?/iu;

/** How long a card holds: "good for two years", "3 year card". */
const term =
  /\b(?:(?:good|valid|valide|lasts)(?: for)? |\()(\d|one|two|three|four|five|deux|trois)[ -](?:years?|yrs?|ans)\b|\b(\d|two|three|four|five)[ -](?:year|yr) (?:card|certificate)/iu;

/** Cards are renewed every few years; what was last renewed before that can't be called current. */
const lastTime = /\blast (?:renewed|renewal|card|taken|certified|updated)\b/iu;
const maxYearsAgo = 4;

const monthsOf = ({ year, month = 12 }: WrittenDate) => year * 12 + month;
const today = (now: Date) => now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;

/** A month has passed when the next has begun, a bare year when the next has. */
const isPast = (date: WrittenDate, now: Date) => monthsOf(date) < today(now);
const isAhead = (date: WrittenDate, now: Date) => monthsOf({ ...date, month: date.month ?? 1 }) > today(now);

/** "05/14/2026": a month, a day and a year. */
const americanDate = /^(\d{1,2})\/\d{1,2}\/(\d{4})$/u;

function dated(text: string): WrittenDate | undefined {
  const [, month, year] = americanDate.exec(text) ?? [];
  return year && Number(month) <= 12 ? { year: Number(year), month: Number(month) } : readDate(text);
}

interface DatedMention {
  range: DateRange;
  date: WrittenDate | undefined;
  /** The date is one until which it holds. */
  isUntil: boolean;
  /** The date is one on which something happens: "exam in May 2027". */
  isDay: boolean;
}

const datesIn = (said: string): DatedMention[] =>
  findDateRanges(said).map((range) => {
    const before = said.slice(Math.max(0, range.startAt - 28), range.startAt);
    return {
      range,
      date: dated(range.startText.replace(expiry, '')) ?? range.from,
      isUntil: expiry.test(range.startText) || untilDate.test(before),
      isDay: /\b(?:in|on|for|course:|exam:)\s$/iu.test(before),
    };
  });

function hasEnded(
  { range: { start, startAt, single, to }, date, isUntil }: DatedMention,
  now: Date,
): boolean {
  if (isUntil || (start === startAt && single)) return isUntil && date !== undefined && isPast(date, now);
  return to !== undefined && isPast(to, now);
}

/** Its last date is still to come, or it goes on. */
export const isAheadIn = (said: string, now: Date): boolean =>
  findDateRanges(said).some(({ from, to, open, single }) => {
    const last = single ? from : to;
    return open || (last !== undefined && isAhead(last, now));
  });

/** A study that hasn't come to its end. */
export const isOpenStudy = (said: string, now: Date): boolean =>
  isAheadIn(said, now) || standingOf(said, now).standing === 'in-progress';

/** "A1 A5 A6 (A5 is expired)": what brackets say of one of several things is no word about the others. */
const withoutOne = (text: string): string =>
  text.replace(/\s*\(([\p{L}\p{N}]+) [^)]*\)/gu, (aside, name: string, at: number) =>
    wordsOf(text.slice(0, at)).some((word) => word.text === name) ? '' : aside,
  );

/** How somebody stands with what a sentence names, today. */
export function standingOf(text: string, now: Date): { standing: Standing; expiredOn: string | undefined } {
  const said = withoutOne(text);
  const dates = datesIn(said);
  const ended = dates.find((one) => hasEnded(one, now));
  if (ended) {
    const { startText, endText } = ended.range;
    return { standing: 'expired', expiredOn: endText === '' ? startText.replace(expiry, '') : endText };
  }
  const singles = dates.filter(({ range, isUntil }) => range.single && !isUntil);
  // A day that is still to come, and isn't its last one.
  const isComing = singles.some(({ date, isDay }) => isDay && date && isAhead(date, now));
  if (lapsed.test(said)) return { standing: 'expired', expiredOn: undefined };
  const isOpen = pending.test(said) || isComing;
  const days = singles.flatMap(({ date }) => date ?? []);
  return { standing: isOpen ? 'in-progress' : agedStanding(said, days, now), expiredOn: undefined };
}

function agedStanding(said: string, days: readonly WrittenDate[], now: Date): Standing {
  const newest = days.toSorted((a, b) => monthsOf(b) - monthsOf(a))[0];
  if (newest && isOver(said, newest, now)) return 'expired';
  const isOld = newest && lastTime.test(said) && today(now) - monthsOf(newest) > maxYearsAgo * 12;
  return isOld || denied.test(said) ? 'denied' : 'held';
}

function isOver(text: string, from: WrittenDate, now: Date): boolean {
  const [, long, short] = term.exec(text) ?? [];
  const said = (long ?? short ?? '').toLowerCase();
  const years = numberWord(said, 'en') ?? numberWord(said, 'fr') ?? Number(said);
  return years > 0 && isPast({ ...from, year: from.year + years }, now);
}
