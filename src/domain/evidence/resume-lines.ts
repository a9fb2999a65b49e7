import type { ResumeData } from '../resume/resume.ts';

/** A line of a resume as somebody else is asked about it, and the fields that it is made of. */
export interface ResumeLine {
  /** Counted from 1. */
  number: number;
  /** The job it stands under, counted from 0; null for none. */
  job: number | null;
  text: string;
  paths: readonly string[];
}

type Unnumbered = Omit<ResumeLine, 'number'>;

/**
 * All that a resume says, line by line, but for the name and contact details. The same words always make the same lines:
 * quotes are held against them.
 */
export function resumeLines(data: ResumeData): ResumeLine[] {
  const { personalInfo, summary } = data;
  return [
    loose('personalInfo.location', personalInfo.location === '' ? '' : `Lives in: ${personalInfo.location}`),
    loose('summary', summary),
    ...jobLines(data),
    ...otherLines(data),
  ]
    .map((line) => ({ ...line, text: line.text.replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .map((line, place) => ({ number: place + 1, ...line }));
}

const loose = (path: string, text: string): Unnumbered => ({ job: null, text, paths: [path] });

const jobLines = ({ experience }: ResumeData): Unnumbered[] =>
  experience.flatMap(({ title, company, location = '', startDate, endDate, responsibilities }, job) => [
    {
      job,
      text: joined(title, company, location, [startDate, endDate].filter(Boolean).join(' – ')),
      paths: [`experience.${job}.title`, `experience.${job}.company`],
    },
    ...responsibilities.map((text, line) => ({
      job,
      text,
      paths: [`experience.${job}.responsibilities.${line}`],
    })),
  ]);

const otherLines = ({ education, skills = [], certifications = [], additional = [] }: ResumeData) => [
  ...education.map(
    ({ degree, institution, location = '', graduationDate }, place): Unnumbered => ({
      job: null,
      text: joined(degree, institution, location, graduationDate),
      paths: [`education.${place}.degree`, `education.${place}.institution`],
    }),
  ),
  ...(skills.length === 0
    ? []
    : [
        {
          job: null,
          text: `Skills: ${skills.join(', ')}`,
          paths: skills.map((_, place) => `skills.${place}`),
        },
      ]),
  ...certifications.map((text, place) => loose(`certifications.${place}`, text)),
  ...additional.flatMap(({ heading, lines }, section) =>
    lines.map((line, place) =>
      loose(`additional.${section}.lines.${place}`, heading === '' ? line : `${heading}: ${line}`),
    ),
  ),
];

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
