import type { ResumeData } from '../resume/resume.ts';
import { maxResumeLength } from '../resume/resume-limits.ts';

/** A field that may be rewritten. Lists are one item a line. */
export interface RewritableLine {
  path: string;
  text: string;
}

/**
 * A certificate, what is told of a school, or a line of a part with a heading of its own: somebody who reads like a person
 * may put it better.
 */
export function isOtherLine({ additional = [] }: ResumeData, path: string): boolean {
  if (/^(?:certifications\.\d+|education\.\d+\.details)$/.test(path)) return true;
  const section = additional[Number(/^additional\.(\d+)\.lines\.\d+$/.exec(path)?.[1])];
  return section !== undefined && section.heading !== '' && !section.unplaced;
}

/** Lines are reviewed, scored and decided on one by one. No resume that is read has more. */
const maxLines = 300;

/**
 * The summary, every line under a job, and the order of the skills: what our own rules may touch. Beyond what is read at
 * once whole jobs are left as they are.
 */
export function rewritableLines(data: ResumeData): { lines: RewritableLine[]; isCut: boolean } {
  const { summary, experience, skills = [] } = data;
  const sections = [
    [{ path: 'summary', text: summary }],
    ...experience.map(({ responsibilities }, job) =>
      responsibilities.map((text, line) => ({ path: `experience.${job}.responsibilities.${line}`, text })),
    ),
    [{ path: 'skills', text: skills.length > 1 ? skills.join('\n') : '' }],
  ].map((section) => section.filter(({ text }) => text.trim() !== ''));
  let length = 0;
  let count = 0;
  const kept = sections.filter((section) => {
    const own = section.reduce((sum, { text }) => sum + text.length, 0);
    if (length + own > maxResumeLength || count + section.length > maxLines) return false;
    length += own;
    count += section.length;
    return true;
  });
  return { lines: kept.flat(), isCut: kept.length < sections.length };
}
