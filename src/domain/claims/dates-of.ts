import { findDateRanges, readDate, type WrittenDate } from '../language/date-ranges.ts';
import type { Span } from '../language/span.ts';
import { isPresent } from '../resume/job-years.ts';

export type DatePoint = WrittenDate & Span;

/** Every date of a text, also both ends of a range. */
export const datesOf = (text: string): DatePoint[] =>
  findDateRanges(text).flatMap(({ from, startText, startAt, to, endText, endAt }) => [
    ...(from ? [{ ...from, start: startAt, end: startAt + startText.length }] : []),
    ...(to ? [{ ...to, start: endAt, end: endAt + endText.length }] : []),
  ]);

/** How long a job lasted; without an end where it goes on. */
export interface JobRange {
  from: WrittenDate;
  to: WrittenDate | undefined;
}

export function jobRange(startDate: string, endDate: string): JobRange | undefined {
  const from = readDate(startDate, endDate);
  return from && { from, to: isPresent(endDate) ? undefined : (readDate(endDate, startDate) ?? from) };
}

export interface Months {
  year: number;
  month: number;
}

/** How many months a range may last: the least and the most its words allow. */
export function monthsOf({ from, to }: JobRange, now: Months): { least: number; most: number } {
  const end = to ?? now;
  const years = (end.year - from.year) * 12;
  if (from.month === undefined || end.month === undefined)
    return { least: Math.max(0, years - 11), most: years + 12 };
  const exact = years + end.month - from.month;
  return { least: exact, most: exact + 1 };
}
