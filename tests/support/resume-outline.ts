import { readFileSync } from 'node:fs';
import type { ResumeData } from '#domain/resume/resume.ts';

/** A file of the invented resumes that the product was tried with; they lie beside the project. */
export const readCase = (name: string): Buffer =>
  readFileSync(new URL(`../../../shared/cases/${name}`, import.meta.url));

/** What an outline says of a resume that has nothing but jobs and education. */
export const onlyEntries = { summary: '', skills: '', certifications: [], additional: [], lost: '' };

/**
 * A resume in few strings, so that a test can be held against the paper. `lost` are the words of the text that the
 * data no longer has; `dropped` are words that nobody would miss: standard headings, furniture, "at" and "to".
 */
export function outlineOf(text: string, data: ResumeData, dropped: string) {
  const { personalInfo, summary, experience, education, skills, certifications, additional } = data;
  return {
    contact: personalInfo,
    summary,
    jobs: experience.map(({ title, company, location, startDate, endDate, responsibilities }) => [
      `${title} @ ${company}${placeOf(location)} | ${startDate} – ${endDate}`,
      ...responsibilities,
    ]),
    education: education.map(
      ({ degree, institution, location, graduationDate }) =>
        `${degree} @ ${institution}${placeOf(location)} | ${graduationDate}`,
    ),
    skills: (skills ?? []).join(' · '),
    certifications: certifications ?? [],
    additional: (additional ?? []).flatMap(({ heading, lines }) =>
      lines.map((line) => `[${heading}] ${line}`),
    ),
    lost: lostWords(text, data, dropped),
  };
}

const placeOf = (location: string | undefined) => (location === undefined ? '' : ` | ${location}`);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function lostWords(text: string, { language: _, ...data }: ResumeData, dropped: string): string {
  const kept = new Map<string, number>();
  for (const word of wordsOf(`${valuesOf(data).join('\n')}\n${dropped}`))
    kept.set(word, (kept.get(word) ?? 0) + 1);
  const isLost = (word: string) => {
    const left = kept.get(word) ?? 0;
    kept.set(word, left - 1);
    return left <= 0;
  };
  return wordsOf(text).filter(isLost).join(' ');
}

const valuesOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(valuesOf) : [];
};
