import type { ResumeData } from '../../resume/resume.ts';

/** A line that prose about a person may be built on, by the number that a writer names it with. */
export interface ProseLine {
  number: number;
  text: string;
  /** The employer that it stands under; '' for what is about no job. */
  place: string;
  path: string;
}

/** All lines of a resume as it reads now, numbered from 1 in the order of the page. */
export function proseLines(data: ResumeData): ProseLine[] {
  const { summary, experience, education, skills = [], certifications = [], additional = [] } = data;
  const lines = [
    { path: 'summary', text: summary, place: '' },
    ...experience.flatMap(({ title, company, startDate, endDate, responsibilities }, job) => [
      {
        path: `experience.${job}.title`,
        text: [title, company, [startDate, endDate].filter(Boolean).join(' – ')].filter(Boolean).join(', '),
        place: company,
      },
      ...responsibilities.flatMap((text, line) =>
        text.split('\n').map((part) => ({
          path: `experience.${job}.responsibilities.${line}`,
          text: part,
          place: company,
        })),
      ),
    ]),
    ...education.map(({ degree, institution, graduationDate }, school) => ({
      path: `education.${school}.degree`,
      text: [degree, institution, graduationDate].filter(Boolean).join(', '),
      place: '',
    })),
    { path: 'skills', text: skills.join(', '), place: '' },
    ...certifications.map((text, place) => ({ path: `certifications.${place}`, text, place: '' })),
    ...additional.flatMap(({ lines: own }, section) =>
      own.map((text, line) => ({ path: `additional.${section}.lines.${line}`, text, place: '' })),
    ),
  ];
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map((line, place) => ({ ...line, number: place + 1 }));
}
