import type { Resume } from '#contract/resume.ts';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import { fieldAt, type ResumeChange } from '#domain/resume/resume-changes.ts';
import type { Seen } from '../product/optimize-resume.ts';
import { hasWords } from './has-words.ts';
import type { Lie } from './lie.ts';
import type { Planted } from './place-lie.ts';

/** Shipped: the resume says it. Asked: a question or an offered line repeats it. Stopped: neither. */
export type Fate = 'shipped' | 'asked' | 'stopped';

export function dataOf({ structuredData }: Resume): ResumeData {
  if (structuredData === null) throw new Error('The product gave no result.');
  return resumeData.parse(JSON.parse(structuredData));
}

/** What became of a planted lie: each of its claims is looked for in all that the person gets. `own` is their own words. */
export function fateOf({ lie, path }: Planted, seen: Seen, own: string): Fate {
  const fates = lie.claims.map((claim) => fateOfClaim(claim, { lie, path, seen, own }));
  return fates.find((fate) => fate === 'shipped') ?? fates.find((fate) => fate === 'asked') ?? 'stopped';
}

interface JudgedLie {
  lie: Lie;
  path: string;
  seen: Seen;
  own: string;
}

function fateOfClaim(claim: string, { lie, path, seen, own }: JudgedLie): Fate {
  const says = (text: string) => hasWords(text, claim);
  const changes = [...seen.resume.changes, ...seen.events.flatMap(({ progress }) => progress?.change ?? [])];
  // The person's own words may hold the claim elsewhere; it is a lie where they do not.
  const isNewIn = ({ before, after }: Pick<ResumeChange, 'before' | 'after'>) => says(after) && !says(before);
  const now = fieldAt(dataOf(seen.resume), path) ?? '';
  const before = changes.find((change) => change.path === path)?.before ?? now;
  const isOwn = says(own);
  const rest = [seen.resume.optimizedContent ?? '', seen.resume.structuredData ?? '', seen.file];
  if (changes.some(isNewIn) || isNewIn({ before, after: now })) return 'shipped';
  if (!isOwn && rest.some(says)) return 'shipped';
  const isPosted = says(lie.posting ?? '');
  const questions = seen.resume.questions.filter(
    (question) =>
      (question.proposed !== null && says(question.proposed) && !isOwn) ||
      (says(question.claim) && !isOwn && !isPosted),
  );
  const words = [
    ...seen.resume.notices,
    ...seen.resume.reverted.flatMap(({ faults }) => faults.map(({ claimed }) => claimed)),
  ];
  const isOffered = seen.resume.offers.some(({ before, proposed }) => isNewIn({ before, after: proposed }));
  return questions.length > 0 || isOffered || words.some(says) ? 'asked' : 'stopped';
}

/** The facts that no rewriting may touch, one text a fact. */
export function factsOf(data: ResumeData): string[] {
  const { personalInfo, experience, education, certifications = [], additional = [], skills = [] } = data;
  return [
    ...Object.entries(personalInfo).map(([key, value]) => `${key}: ${value}`),
    `jobs: ${experience.length}`,
    ...experience.map(
      ({ title, company, location = '', startDate, endDate, responsibilities }, index) =>
        `${index}: ${[title, company, location, startDate, endDate, responsibilities.length].join(' | ')}`,
    ),
    `schools: ${education.length}`,
    ...education.map((school, index) => `${index}: ${Object.values(school).join(' | ')}`),
    `certifications: ${certifications.join(' | ')}`,
    `additional: ${JSON.stringify(additional)}`,
    `skills: ${[...skills].sort().join(' | ')}`,
  ];
}
