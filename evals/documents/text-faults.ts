import type { ResumeData } from '#domain/resume/resume.ts';
import { fold } from './fold.ts';

/** Ligatures, private use, the replacement character and NUL: letters that a reader cannot know. */
const bad = /[\uFB00-\uFB06\uFFFD\0]|\p{Co}/gu;

export const badCodePoints = (text: string): string[] => text.match(bad) ?? [];

const spacedRun = /(?<![^\s])(?:\p{L}\p{M}* ){2,}\p{L}\p{M}*(?![^\s])/gu;

/** Words that are read letter by letter, unless a person wrote such letters in a sentence. Headings never are. */
export function letterSpacedRuns(text: string, data: ResumeData): string[] {
  const written = fold(sentencesOf(data).join('\n'));
  return (text.match(spacedRun) ?? []).filter((run) => !written.includes(fold(run)));
}

/** Everything a person wrote but the headings, whose words a template may choose. */
export function sentencesOf(data: ResumeData): string[] {
  const { name, email, phone, location, linkedin = '', github = '', website = '' } = data.personalInfo;
  return [
    ...[name, email, phone, location, linkedin, github, website, data.summary],
    ...data.experience.flatMap((job) => [
      ...[job.title, job.company, job.location ?? '', job.startDate, job.endDate],
      ...job.responsibilities,
    ]),
    ...data.education.flatMap((study) => [
      ...[study.degree, study.institution, study.location ?? '', study.graduationDate],
    ]),
    ...(data.skills ?? []),
    ...(data.certifications ?? []),
    ...(data.additional ?? []).flatMap(({ lines }) => lines),
  ];
}
