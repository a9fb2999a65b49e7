import { readDate } from '../../language/date-ranges.ts';
import type { Span } from '../../language/span.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import { shapesOf } from '../readability/dates-check.ts';
import type { Edit } from '../score.ts';
import { type Candidate, type FixContext, lineAround } from './candidate.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function dateFixes({ view }: FixContext): Candidate[] {
  return [...oneWayFixes(view), ...missingDates(view)];
}

interface Dated {
  text: string;
  span: Span;
  shape: string;
}

/** All dates as most of them are written already. */
function oneWayFixes(view: ReadResume): Candidate[] {
  const dates = datesIn(view);
  const counts = new Map<string, number>();
  for (const { shape } of dates) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  // "May 2020" would show neither way; the longest of the long forms and the shortest of the others do.
  const [sample] = dates
    .filter(({ shape }) => shape === usual?.[0])
    .map(({ text }) => text)
    .sort((a, b) => (usual?.[0].startsWith('month') ? b.length - a.length : a.length - b.length));
  if (counts.size < 2 || sample === undefined || !view.isEnglish) return [];
  const edits = dates
    .filter(({ shape }) => shape !== usual?.[0])
    .flatMap(({ text, span }): Edit[] => {
      const put = writtenLike(sample, text);
      return put === undefined ? [] : [{ ...span, text: put }];
    });
  if (edits.length === 0) return [];
  const advice = { code: 'dates-one-way', sample } as const;
  return [{ check: 'dates', id: 'dates-one-way', advice, edits, asks: [], hope: 3 }];
}

function datesIn({ data, spanOf, text }: ReadResume): Dated[] {
  const dates = data.experience.flatMap((job, place) =>
    (['startDate', 'endDate'] as const).flatMap((name) => {
      const span = spanOf(`experience.${place}.${name}`);
      const value = job[name];
      if (!span || value === '' || isPresent(value) || text.slice(span.start, span.end) !== value) return [];
      return [{ text: value, span }];
    }),
  );
  const shapes = shapesOf(dates.map((date) => date.text));
  return dates.map((date, place) => ({ ...date, shape: shapes[place] ?? '' }));
}

/** Nothing is made up: a bare year gets no month, and where the others have none, none is taken away. */
function writtenLike(sample: string, date: string): string | undefined {
  const read = readDate(date);
  const name = read?.month === undefined ? undefined : months[read.month - 1];
  if (!read?.month || name === undefined) return undefined;
  if (/^\p{L}{3}\s\d{4}$/u.test(sample)) return `${name.slice(0, 3)} ${read.year}`;
  if (/^\p{L}{3}\.\s\d{4}$/u.test(sample))
    return name.length <= 4 ? `${name} ${read.year}` : `${name.slice(0, 3)}. ${read.year}`;
  if (/^\p{L}{4,}\s\d{4}$/u.test(sample)) return `${name} ${read.year}`;
  if (/^\d{2}\/\d{4}$/.test(sample)) return `${String(read.month).padStart(2, '0')}/${read.year}`;
  return undefined;
}

function missingDates({ data, spanOf, text }: ReadResume): Candidate[] {
  const job = data.experience.findIndex(({ startDate }) => startDate === '');
  const span =
    job === -1 ? undefined : (spanOf(`experience.${job}.title`) ?? spanOf(`experience.${job}.company`));
  const title = data.experience[job]?.title || data.experience[job]?.company;
  if (!span || !title) return [];
  const { end } = lineAround(text, span.end);
  return [
    {
      check: 'dates',
      id: `dates-of-job-${job}`,
      path: `experience.${job}.startDate`,
      advice: { code: 'dates-of-job', job: title },
      edits: [{ start: end, end, text: ', [began] – [left]' }],
      asks: [
        { placeholder: '[began]', fact: { code: 'began' }, example: 'Mar 2019' },
        { placeholder: '[left]', fact: { code: 'left' }, example: 'Jun 2021' },
      ],
      hope: 4,
    },
  ];
}
