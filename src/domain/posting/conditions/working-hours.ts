import type { Reason } from '../../jobs/must-have-reasons.ts';
import type { Wish } from '../../jobs/read-wishes.ts';
import { numberWord } from '../../language/number-words.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';

/** From when to when one works, in hours of the day; past midnight it's more than 24. */
interface Span {
  from: number;
  to: number;
}

export interface WorkingHours {
  spans: (Span & { quote: string })[];
  /** Hours a week, where they're told. */
  weekly: { hours: number; quote: string } | null;
}

const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.?|p\.m\.?)?`;
const range = new RegExp(
  String.raw`(?<![\d€$£.,])\b${clock}\s*(?:-|–|—|to|until|till|and|bis)\s*${clock}(?!\s*(?:%|k\b|years?|hours?|days?|people|staff|beds|weeks?|months?|euro))`,
  'u',
);
const week =
  /\b(\d{2}(?:\.\d+)?)[- ](?:paid )?(?:hours?|hrs?)(?:[- ]|,| )?(?:(?:a|per|each|every) )?(?:week(?:ly)?)?\b(?! ?(?:days?|shifts?|notice|response|turnaround))/u;

const hourOf = (hour: string | undefined, minute: string | undefined, half: string | undefined): number => {
  const plain = Number(hour) + Number(minute ?? 0) / 60;
  if (half?.startsWith('p')) return plain < 12 ? plain + 12 : plain;
  return half?.startsWith('a') && plain >= 12 ? plain - 12 : plain;
};

/** "Half ten", "noon" and "one in the morning" in figures. */
const inFigures = (lower: string): string =>
  lower
    .replace(/\bmidnight\b/gu, '24:00')
    .replace(/\b(?:noon|midday)\b/gu, '12:00')
    .replace(/\bhalf (?:past )?([a-z]+)\b/gu, (all, hour: string) => figure(hour, ':30') ?? all)
    .replace(
      /\b([a-z]+) (?:in the morning|o'clock in the morning)\b/gu,
      (all, hour: string) => figure(hour, ' am') ?? all,
    )
    .replace(
      /\b([a-z]+) (?:in the (?:evening|afternoon)|at night)\b/gu,
      (all, hour: string) => figure(hour, ' pm') ?? all,
    );

function figure(word: string, end: string): string | undefined {
  const hour = numberWord(word, 'en');
  return hour === undefined || hour < 1 || hour > 12 ? undefined : `${hour}${end}`;
}

/** A range of the clock; nothing where it may be a range of something else. */
function spanIn(lower: string): Span | undefined {
  const found = range.exec(inFigures(lower));
  if (!found) return undefined;
  const [, hour, minute, half, endHour, endMinute, endHalf] = found;
  const isTold =
    half !== undefined || endHalf !== undefined || (minute !== undefined && endMinute !== undefined);
  if (!isTold || Number(hour) > 24 || Number(endHour) > 24) return undefined;
  const to = hourOf(endHour, endMinute, endHalf);
  // "3 to 11:30 pm": the afternoon is meant for both where that's the shorter.
  const plain = hourOf(hour, minute, half);
  const from =
    half === undefined && endHalf?.startsWith('p') === true && plain < 12 && plain + 12 < to
      ? plain + 12
      : plain;
  if (to > from) return { from, to };
  // "8.30 to 4.30" ends in the afternoon, "10 pm to 7 am" on the next day.
  return {
    from,
    to: endHalf === undefined && half === undefined && from < 12 && to < 12 ? to + 12 : to + 24,
  };
}

const isOfWorkWords = phrasePattern.u`\b(?:${'working-hours/read-working-hours-spans-is-of-work'})\b`;

export function readWorkingHours(sentences: readonly Sentence[]): WorkingHours {
  const spans = sentences.flatMap((sentence) => {
    const span = spanIn(sentence.lower);
    const isOfWork = !isOfWorkWords.test(sentence.lower);
    return span && isOfWork ? [{ ...span, quote: quoteOf(sentence) }] : [];
  });
  const told = sentences.find(
    ({ lower }) =>
      week.test(lower) &&
      /week|contract|\bhours?\b/u.test(lower) &&
      !/overtime|within \d+ hours|24 hours|48 hours/u.test(lower),
  );
  const hours = told ? Number(week.exec(told.lower)?.[1]) : Number.NaN;
  return { spans, weekly: told && hours >= 8 && hours <= 60 ? { hours, quote: quoteOf(told) } : null };
}

/** Between when and when somebody can work, and how many hours they need. */
export interface WantedHours {
  earliest: number;
  latest: number;
  leastWeekly: number;
  mostWeekly: number;
}

const untilWords = new RegExp(
  String.raw`\b(?:done|finish(?:ed)?|home|end(?:s|ing)?|off|out)?\s*(?:by|before|until|till|no later than|not after|latest)\s+${clock}`,
  'u',
);
const fromWords = new RegExp(
  String.raw`\b(?:not before|from|after|start(?:s|ing)?(?: at| after| from)?|no earlier than|earliest)\s+${clock}`,
  'u',
);
const lateWords = new RegExp(String.raw`\b(?:after|past|later than|beyond)\s+${clock}`, 'u');
const earlyWords = new RegExp(String.raw`\b(?:before|earlier than)\s+${clock}`, 'u');
/** Of a week, not of a day or of a drive. */
const weekly = String.raw`\s+(\d{1,2})\s*(?:hours?|hrs?)(?=\s*(?:$|[^\s\w]|(?:(?:a|per|each|every|in a) )?week|contract|work|or\b|and\b))`;
const leastHours = new RegExp(String.raw`\b(?:at least|minimum(?: of)?|min\.?|more than|over)${weekly}`, 'u');
const mostHours = new RegExp(
  String.raw`\b(?:at most|max(?:imum)?(?: of)?|up to|under|less than|fewer than)${weekly}`,
  'u',
);

/** Minutes or a half of the day must be told: "from 3" may be anything. */
function timeIn(pattern: RegExp, lower: string): number | undefined {
  const [, hour, minute, half] = pattern.exec(lower) ?? [];
  return minute === undefined && half === undefined ? undefined : hourOf(hour, minute, half);
}

export function readWantedHours(wishes: readonly Wish[]): WantedHours | undefined {
  const wanted: WantedHours = { earliest: 0, latest: 99, leastWeekly: 0, mostWeekly: 99 };
  for (const { kind, lower } of wishes) {
    if (kind === 'avoid') {
      // "No finish after 11 pm" tells the end as well.
      wanted.latest = timeIn(lateWords, lower) ?? wanted.latest;
      wanted.earliest = timeIn(earlyWords, lower) ?? wanted.earliest;
      continue;
    }
    const span = spanIn(lower);
    if (span) Object.assign(wanted, { earliest: span.from, latest: span.to });
    else {
      const until = timeIn(untilWords, lower);
      wanted.latest = until ?? wanted.latest;
      wanted.earliest = (until === undefined ? timeIn(fromWords, lower) : undefined) ?? wanted.earliest;
    }
    wanted.leastWeekly = Number(leastHours.exec(lower)?.[1] ?? wanted.leastWeekly);
    wanted.mostWeekly = Number(mostHours.exec(lower)?.[1] ?? wanted.mostWeekly);
  }
  const isTold =
    wanted.earliest > 0 || wanted.latest < 99 || wanted.leastWeekly > 0 || wanted.mostWeekly < 99;
  return isTold ? wanted : undefined;
}

/** Half an hour more is borne. */
const slack = 0.5;

export function brokenHours(
  { earliest, latest, leastWeekly, mostWeekly }: WantedHours,
  { spans, weekly }: WorkingHours,
): Reason | undefined {
  const other = spans.find(({ from, to }) => to > latest + slack || from < earliest - slack);
  if (other) return { code: 'hours', quote: other.quote };
  if (weekly && (weekly.hours < leastWeekly || weekly.hours > mostWeekly))
    return { code: 'weekly-hours', hours: weekly.hours, quote: weekly.quote };
  return undefined;
}
