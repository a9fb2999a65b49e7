import type { ResumeData } from '#domain/resume/resume.ts';
import { inFirstPerson } from '../prose/first-person.ts';

const enoughLines = 6;

/** What a person could say in an interview and be believed: lines of their resume, told as sentences. */
export function answerOf({ experience }: ResumeData, first: readonly string[] = []): string {
  const lines = experience.flatMap(({ responsibilities }) => responsibilities);
  const all = [...new Set([...first, ...lines])];
  const told = all.filter((line) => first.includes(line) || inFirstPerson(line) !== line);
  return (told.length > 0 ? told : [...all, 'I did what was asked'])
    .slice(0, Math.max(enoughLines, first.length))
    .map((line) => inFirstPerson(line).replace(/[.;,\s]*$/u, '.'))
    .join(' ')
    .slice(0, 7_900);
}
