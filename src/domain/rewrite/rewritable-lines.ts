import type { ResumeData } from '../resume.ts';

/** A field that may be rewritten. Lists are one item a line. */
export interface RewritableLine {
  path: string;
  text: string;
}

/** The summary, every line under a job, and the order of the skills: all else is the person's alone. */
export function rewritableLines({ summary, experience, skills = [] }: ResumeData): RewritableLine[] {
  return [
    { path: 'summary', text: summary },
    ...experience.flatMap(({ responsibilities }, job) =>
      responsibilities.map((text, line) => ({ path: `experience.${job}.responsibilities.${line}`, text })),
    ),
    { path: 'skills', text: skills.length > 1 ? skills.join('\n') : '' },
  ].filter(({ text }) => text.trim() !== '');
}
