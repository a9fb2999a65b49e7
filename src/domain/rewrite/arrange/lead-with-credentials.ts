import type { Lexicon } from '../../language/lexicon.ts';
import { wordsOf } from '../../language/words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';
import type { ResumeData } from '../../resume/resume.ts';

/**
 * Whether the posting demands a credential that the person's list of them has: then the list comes before the jobs. One
 * that would only be welcome is no reason to put the work behind it, and neither is a list that holds something else.
 */
export function leadsWithCredentials(
  { certifications = [], credentialsFirst }: ResumeData,
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): boolean {
  if (credentialsFirst || certifications.length === 0) return false;
  const asked = requirements
    .filter(({ kind, level }) => kind === 'certification' && level === 'must')
    .flatMap(({ quote }) => namesIn(quote, lexicon));
  const held = certifications.map((line) => namesIn(line, lexicon));
  return asked.some((name) => held.flat().includes(name)) && held.every((names) => names.length > 0);
}

const namesIn = (text: string, { certifications, skills }: Lexicon): string[] => {
  const words = wordsOf(text);
  return [
    ...certifications.find(words).map(({ value }) => value.name),
    ...skills
      .find(words)
      .filter(({ value }) => value.type === 'credential')
      .map(({ value }) => value.name),
  ];
};
