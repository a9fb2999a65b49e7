import { readDate } from '../../language/date-ranges.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { Finding } from '../score.ts';

/** Of 10: every job says from when to when 7, all dates are written in one way 3. */
export function datesCheck({ data }: ReadResume): Finding<'dates'> {
  const jobs = data.experience;
  const dated = jobs.filter(({ startDate, endDate }) => readDate(startDate, endDate) !== undefined);
  const shapes = new Set(
    shapesOf(
      jobs
        .flatMap(({ startDate, endDate }) => [startDate, endDate])
        .filter((date) => date !== '' && !isPresent(date)),
    ),
  );
  const oneWay = shapes.size <= 1 ? 1 : shapes.size === 2 ? 0.5 : 0;
  const undated = jobs.length - dated.length;
  return {
    id: 'dates',
    share:
      jobs.length === 0
        ? undefined
        : (0.7 * dated.length) / jobs.length + (dated.length > 0 ? 0.3 * oneWay : 0),
    notes: [
      ...(undated > 0 ? [{ code: 'dates-missing', count: undated, of: jobs.length } as const] : []),
      ...(shapes.size > 1 ? [{ code: 'dates-mixed' } as const] : []),
    ],
  };
}

/** "Mar 2020", "March 2020", "03/2020" and "2020" are four ways of writing; "May 2020" fits two of them. */
function shapesOf(dates: readonly string[]): string[] {
  const shapes = dates.map(shapeOf);
  return shapes.map(({ month, rest }) => {
    const other = shapes.find((shape) => shape.rest === rest && ['mon', 'month'].includes(shape.month));
    return `${month === 'either' ? (other?.month ?? month) : month}|${rest}`;
  });
}

function shapeOf(date: string): { month: '' | 'mon' | 'month' | 'either'; rest: string } {
  const name = /\p{L}{3,}/u.exec(date)?.[0] ?? '';
  const isEither = /^ma[iyj]$|^june?$|^july?$/i.test(name);
  const rest = date
    .replace(/\p{L}+\.?/gu, '')
    .replace(/\d+/g, (digits) => '9'.repeat(Math.min(digits.length, 4)))
    .replace(/\b99?\b(?=\D)/g, '9')
    .replace(/\s+/g, '');
  return { month: name === '' ? '' : isEither ? 'either' : name.length > 4 ? 'month' : 'mon', rest };
}
