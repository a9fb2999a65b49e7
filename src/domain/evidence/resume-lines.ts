import type { Confirmed } from '../claims/resume-evidence.ts';
import { isPresent } from '../resume/job-years.ts';
import { type ResumeData, schoolLine } from '../resume/resume.ts';

type LineSection =
  | 'place'
  | 'summary'
  | 'job'
  | 'bullet'
  | 'education'
  | 'skills'
  | 'credential'
  | 'other'
  | 'answer'
  /** What somebody filled in beside their resume. */
  | 'form';

/** A line of a resume as somebody else is asked about it, and the fields that it is made of. */
export interface ResumeLine {
  /** Counted from 1. */
  number: number;
  section: LineSection;
  /** The job it stands under, counted from 0; null for none. */
  job: number | null;
  text: string;
  paths: readonly string[];
  /** Of a job: whether it goes on. */
  isCurrent?: boolean;
}

type Unnumbered = Omit<ResumeLine, 'number'>;

/**
 * All that a resume says and its person has confirmed, line by line, but for the name and contact details. The same words
 * always make the same lines: quotes are held against them, and answers name them by number.
 */
export function resumeLines(data: ResumeData, confirmed: readonly Confirmed[] = []): ResumeLine[] {
  const { personalInfo, summary } = data;
  return [
    loose('place', 'personalInfo.location', placeOf(personalInfo.location)),
    loose('summary', 'summary', summary),
    ...jobLines(data),
    ...otherLines(data),
    ...answerLines(data, confirmed),
  ]
    .map((line) => ({ ...line, text: line.text.replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .map((line, place) => ({ number: place + 1, ...line }));
}

/** The town is a fact to weigh; street, house and postal code are nobody's business. */
function placeOf(location: string): string {
  const parts = location.split(',').map((part) => part.trim());
  const towns = parts.filter((part) => !/^(?:#|\p{N})/u.test(part));
  const town = towns.map((part) => part.replace(/\s*\S*\p{N}\S*/gu, '').trim()).filter(Boolean);
  return town.length === 0 ? '' : `Lives in: ${town.join(', ')}`;
}

const loose = (section: ResumeLine['section'], path: string, text: string): Unnumbered => ({
  section,
  job: null,
  text,
  paths: [path],
});

const jobLines = ({ experience }: ResumeData): Unnumbered[] =>
  experience.flatMap(({ title, company, location = '', startDate, endDate, responsibilities }, job) => [
    {
      section: 'job' as const,
      job,
      text: joined(title, company, location, [startDate, endDate].filter(Boolean).join(' – ')),
      paths: [`experience.${job}.title`, `experience.${job}.company`],
      isCurrent: isPresent(endDate),
    },
    ...responsibilities.map((text, line) => ({
      section: 'bullet' as const,
      job,
      text,
      paths: [`experience.${job}.responsibilities.${line}`],
    })),
  ]);

const otherLines = ({ education, skills = [], certifications = [], additional = [] }: ResumeData) => [
  ...education.map(
    (school, place): Unnumbered => ({
      section: 'education',
      job: null,
      text: schoolLine(school),
      paths: [`education.${place}.degree`, `education.${place}.institution`],
    }),
  ),
  ...(skills.length === 0
    ? []
    : [
        {
          section: 'skills' as const,
          job: null,
          text: `Skills: ${skills.join(', ')}`,
          paths: skills.map((_, place) => `skills.${place}`),
        },
      ]),
  ...certifications.map((text, place) => loose('credential', `certifications.${place}`, text)),
  ...additional.flatMap(({ heading, lines }, section) =>
    lines.map((line, place) =>
      loose('other', `additional.${section}.lines.${place}`, heading === '' ? line : `${heading}: ${line}`),
    ),
  ),
];

/** What was said of an employer stands under each job there. */
const answerLines = ({ experience }: ResumeData, confirmed: readonly Confirmed[]): Unnumbered[] =>
  confirmed.flatMap(({ text, job: company }) => {
    const jobs = experience.flatMap((job, place) => (job.company === company ? [place] : []));
    const under = company === '' ? [null] : jobs;
    return under.map((job) => ({ section: 'answer' as const, job, text, paths: [] }));
  });

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
