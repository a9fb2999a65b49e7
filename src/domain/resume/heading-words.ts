import { phraseList } from '../language/phrase-pattern.ts';

/**
 * What a heading can announce. Training may hold degrees and certificates; an objective is a summary when
 * there is no other; languages, and all that "other" covers, are kept as they are written.
 */
const phrases = {
  summary: phraseList('heading-words/summary'),
  objective: phraseList('heading-words/objective'),
  experience: phraseList('heading-words/experience'),
  education: phraseList('heading-words/education'),
  training: phraseList('heading-words/training'),
  skills: phraseList('heading-words/skills'),
  certifications: phraseList('heading-words/certifications'),
  languages: phraseList('heading-words/languages'),
  contact: phraseList('heading-words/contact'),
  other: phraseList('heading-words/other'),
};
export type HeadingKind = keyof typeof phrases;

/** The phrases that announce each kind. */
export const headingPhrases: ReadonlyMap<HeadingKind, readonly string[]> = new Map(
  Object.entries(phrases) as [HeadingKind, readonly string[]][],
);

/** Words that headings add to those: "selected", "and", "key". */
export const headingFillers: readonly string[] = phraseList('heading-words/fillers');
