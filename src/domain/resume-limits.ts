import type { ResumeData } from './resume.ts';

/** How much of a text is read at once, in characters. What is longer is cut by section, and the person is told. */
export const longestResume = 12_000;
export const longestPosting = 12_000;

/** How much a resume may hold when it is edited by hand. */
const mostCharacters = 48_000;
const mostEntries = 60;
const mostLines = 60;
const mostWords = 300;

/** Whether an edited resume is one that can be kept, printed and scored. */
export function isWithinBounds(data: ResumeData): boolean {
  const { experience, education, skills = [], certifications = [], additional = [] } = data;
  return (
    [experience, education, additional].every((entries) => entries.length <= mostEntries) &&
    experience.every(({ responsibilities }) => responsibilities.length <= mostLines) &&
    [skills, certifications, ...additional.map(({ lines }) => lines)].every(
      (words) => words.length <= mostWords,
    ) &&
    JSON.stringify(data).length <= mostCharacters
  );
}
