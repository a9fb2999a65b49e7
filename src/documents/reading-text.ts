import { jobFields, leftOverHeading, schoolFields } from '#domain/resume/named-fields.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { orderOfSections } from '#domain/resume/section-order.ts';
import { type ComposedResume, composeResume, sectionName } from './compose-resume.ts';
import { resumeText } from './resume-text.ts';

/**
 * A reading that the person has put right, as a text that is read the same way: each field of a job and of a school has
 * its name before it. What found no place stays so, at the end.
 */
export function readingText(data: ResumeData): string {
  const { experience, education, additional = [] } = data;
  const left = additional.flatMap(({ lines, unplaced }) => (unplaced ? lines : []));
  const others = composeResume({ ...data, experience: [], education: [] }, 'classic');
  const textOf = (part: Partial<ComposedResume>) => resumeText({ ...others, ...part }).trim();
  const nameless = { name: '', contact: [], headlines: [] };
  const entries: Readonly<Record<string, string>> = {
    experience: section('Experience', experience.map(jobText)),
    education: section('Education', education.map(schoolText)),
  };
  const parts = [
    textOf({ sections: [] }),
    ...orderOfSections(data).flatMap((name) => [
      entries[name] ?? '',
      textOf({ ...nameless, sections: others.sections.filter((one) => sectionName(one) === name) }),
    ]),
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
