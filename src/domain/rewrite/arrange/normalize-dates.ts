import { readDate } from '../../language/date-ranges.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const dash = ' – ';
const may = /^May \d{4}$/u;

/** All dates of jobs and schools as most of them are written, but for those that can't be read; nothing where all are so. */
export function normalizeDates(data: ResumeData): string | undefined {
  if (!(data.language ?? 'en').startsWith('en')) return undefined;
  const before = fieldAt(data, 'dates') ?? '';
  const lines = before.split('\n').map((line) => ({ line, ends: endsOf(line) }));
  // "'18 – '20" beside "Jan 2021" would be less even than before.
  if (lines.some(({ line, ends }) => !isReadable(ends) && /['’]\d\d\b/u.test(line))) return undefined;
  const dates = lines.flatMap(({ ends }) => (isReadable(ends) ? ends.map(inFull(ends)) : []));
  const styles = dates.map(styleOf).filter((style) => style !== 'any');
  const isShort = lines.some(({ ends }) => isReadable(ends) && ends.some((end) => /^\d{2}$/u.test(end)));
  const isLoose = dates.some((date) => isPresent(date) && !usualPresent.test(date));
  if (new Set(styles).size < 2 && !styles.includes('unusual') && !isShort && !isLoose) return undefined;
  const style = usualOf(styles);
  const after = lines
    .map(({ line, ends }) =>
      isReadable(ends)
        ? ends
            .map(inFull(ends))
            .map((date) => written(date, style))
            .join(dash)
        : line,
    )
    .join('\n');
  return after === before ? undefined : after;
}

const usualPresent = /^(?:present|current)$/iu;

const isReadable = (ends: readonly string[]): boolean =>
  ends.map(inFull(ends)).every((date) => isPresent(date) || isPlainDate(date));

/** The "16" of "2013 – 16" is 2016: no job ends before it begins. */
const inFull =
  (ends: readonly string[]) =>
  (end: string): string => {
    const [start = ''] = ends;
    const [, century = '', from = ''] = /(\d{2})(\d{2})$/u.exec(start.trim()) ?? [];
    return ends.length === 2 && end === ends[1] && /^\d{2}$/u.test(end) && from !== '' && end >= from
      ? `${century}${end}`
      : end;
  };

const endsOf = (line: string): string[] => line.split(dash).filter((end) => end.trim() !== '');

/** "2010/11" is a school year, as likely as it's November. */
function isYearSpan(date: string): boolean {
  const [, year, next] = /^\d{2}(\d{2})[/-](\d{2})$/u.exec(date) ?? [];
  return year !== undefined && Number(next) === (Number(year) + 1) % 100;
}

/** A month and a year and nothing else: no day, no season, no "expected", no second date. */
const isPlainDate = (date: string): boolean =>
  /^(?:\p{L}{3,9}\.?,?\s(?:['’])?\d{2,4}|\p{L}{3,9}['’]\d{2}|\p{L}{3,9}\.?[\s-]?\d{4}|\d{1,2}[/.-]\d{4}|\d{1,2}\/\d{2}|\d{4}[/.-]\d{1,2}|\d{4})$/u.test(
    date.trim(),
  ) &&
  !isYearSpan(date.trim()) &&
  isRead(date.trim());

function isRead(date: string): boolean {
  const read = readDate(date);
  return read !== undefined && (/^\d{4}$/.test(date) || read.month !== undefined);
}

const usualStyles = ['short', 'long', 'numbers'] as const;
type UsualStyle = (typeof usualStyles)[number];
type Style = UsualStyle | 'any' | 'unusual';

function styleOf(date: string): Style {
  const text = date.trim();
  // A bare year has no month to write, "May" is both long and short, and a capital alone is no style.
  if (/^\d{4}$/.test(text) || isPresent(text) || may.test(text)) return 'any';
  if (/^\d{2}\/\d{4}$/.test(text)) return 'numbers';
  if (/^[A-Z][a-z]{2} \d{4}$/.test(text)) return 'short';
  return months.some((month) => text === `${month} ${text.slice(-4)}`) ? 'long' : 'unusual';
}

/** The one that most dates have; of equals the shorter. */
function usualOf(styles: readonly Style[]): UsualStyle {
  const countOf = (style: UsualStyle) => styles.filter((each) => each === style).length;
  return usualStyles.reduce((best, style) => (countOf(style) > countOf(best) ? style : best));
}

function written(date: string, style: UsualStyle): string {
  if (isPresent(date)) return 'Present';
  const { year, month } = readDate(date.trim()) ?? {};
  if (month === undefined) return date.trim();
  if (style === 'numbers') return `${String(month).padStart(2, '0')}/${year}`;
  const name = months[month - 1] ?? '';
  return `${style === 'short' ? name.slice(0, 3) : name} ${year}`;
}
