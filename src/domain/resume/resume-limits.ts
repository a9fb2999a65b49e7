import type { ResumeData } from './resume.ts';

/** How much of a text is read at once, in characters. What is longer is cut by section, and the person is told. */
export const maxResumeLength = 12_000;
export const maxPostingLength = 12_000;

/** What a person may say in answer to a question. */
export const maxAnswerLength = 600;

/** What a person may write in place of an offered line. A summary of several paragraphs is one line. */
export const maxLineLength = 4_000;

/** What a person may call a document. */
export const maxTitleLength = 120;

/** How much a resume may hold when it is edited by hand: more than is read from the longest text that may be pasted. */
const maxCharacters = 96_000;
const maxEntries = 200;
const maxLines = 1_000;

/** Whether an edited resume is one that can be kept, printed and scored. */
export function isWithinBounds(data: ResumeData): boolean {
  const { experience, education, skills = [], skillGroups = [], certifications = [], additional = [] } = data;
  return (
    [experience, education, additional, skillGroups].every((entries) => entries.length <= maxEntries) &&
    experience.every(({ responsibilities }) => responsibilities.length <= maxLines) &&
    [skills, certifications, ...additional.map(({ lines }) => lines)].every(
      (lines) => lines.length <= maxLines,
    ) &&
    JSON.stringify(data).length <= maxCharacters
  );
}
