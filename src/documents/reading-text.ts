import { jobFields, leftOverHeading, schoolFields } from '#domain/resume/named-fields.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { composeResume } from './compose-resume.ts';
import { resumeText } from './resume-text.ts';

/**
 * A reading that the person has put right, as a text that is read the same way: each field of a job and of a school has
 * its name before it. What found no place stays so, at the end.
 */
export function readingText(data: ResumeData): string {
  const { experience, education, additional = [] } = data;
  const left = additional.flatMap(({ lines, unplaced }) => (unplaced ? lines : []));
  const others = resumeText(composeResume({ ...data, experience: [], education: [] }, 'classic')).trimEnd();
  const end = others.indexOf('\n\n') < 0 ? others.length : others.indexOf('\n\n');
  const parts = [
    others.slice(0, end),
    section('Experience', experience.map(jobText)),
    section('Education', education.map(schoolText)),
    others.slice(end).trim(),
    section(leftOverHeading, left.length > 0 ? [points(left)] : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const section = (heading: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `${heading}\n\n${entries.join('\n\n')}`;

const points = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const named = (names: readonly string[], values: readonly (string | undefined)[]): string =>
  names.map((name, at) => `${name}: ${values[at] ?? ''}`.trimEnd()).join('\n');

type Job = ResumeData['experience'][number];

const jobText = ({ title, company, location, startDate, endDate, responsibilities }: Job): string =>
  [named(jobFields, [title, company, location, startDate, endDate]), points(responsibilities)]
    .filter((part) => part !== '')
    .join('\n');

type School = ResumeData['education'][number];

const schoolText = ({ degree, institution, location, graduationDate }: School): string =>
  named(schoolFields, [degree, institution, location, graduationDate]);
