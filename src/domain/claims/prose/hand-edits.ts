import { cleanText } from '../../language/readable-text.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { type ResumeChange, withChanges } from '../../resume/resume-changes.ts';
import type { Confirmed } from '../resume-evidence.ts';
import { proseLines } from './prose-lines.ts';

interface EditedResume {
  /** As it reads now. */
  data: ResumeData;
  /** As it was pasted. */
  parsed: ResumeData;
  changes: readonly ResumeChange[];
}

/**
 * What the person wrote into the resume by hand: what it says now, and neither as it was pasted nor with the changes
 * that stand. It's theirs, so it's evidence.
 */
export function handEdits({ data, parsed, changes }: EditedResume): Confirmed[] {
  const standing = changes.filter(({ state }) => state !== 'rejected');
  const known = new Set(
    [
      ...textsOf(parsed),
      ...textsOf(withChanges(parsed, standing)),
      ...standing.flatMap(({ after }) => after.split('\n').map((text) => ({ text }))),
    ].map(({ text }) => cleanText(text)),
  );
  return textsOf(data).filter(({ text }) => !known.has(cleanText(text)));
}

const textsOf = (data: ResumeData): Confirmed[] => [
  ...proseLines(data)
    .filter(({ path }) => path !== 'skills')
    .map(({ text, place }) => ({ text, job: place })),
  ...(data.skills ?? []).map((text) => ({ text, job: '' })),
];
