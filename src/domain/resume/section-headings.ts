import words from '../../../public-data/section-headings.json' with { type: 'json' };
import { foldLabel } from '../language/fold.ts';

/** The sections of structured resume data that have a heading. */
export const sectionIds = ['summary', 'experience', 'education', 'skills', 'certifications'] as const;

export type SectionId = (typeof sectionIds)[number];

type Headings = Readonly<Record<SectionId, string>>;

/** How each language calls the sections. A resume in another language gets English headings. */
const headings: Readonly<Record<string, Headings>> = words.printed;

/** Words that headings are made of, so that a heading typed with a space after every letter can be read. */
const headingWords = new Set(
  [
    ...Object.values(headings).flatMap((language) => Object.values(language)),
    ...Object.values(words.meant).flat(),
    ...words.words,
  ].flatMap((phrase) => phrase.toLowerCase().split(/\s+/)),
);

export function sectionHeading(section: SectionId, language: string | undefined): string {
  const known = headings[(language ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? headings.en;
  return known?.[section] ?? section;
}

const sectionOfWords = new Map<string, SectionId>(
  sectionIds.flatMap((section) => [
    ...Object.values(headings).map((language): [string, SectionId] => [
      foldLabel(language[section]),
      section,
    ]),
    ...words.meant[section].map((phrase): [string, SectionId] => [foldLabel(phrase), section]),
  ]),
);

/** Which of the standard sections a person's own heading means, if any. */
export function sectionOfHeading(heading: string): SectionId | undefined {
  return sectionOfWords.get(foldLabel(closeSpacedLetters(heading)));
}

/** No heading is longer; telling words apart takes time with the square of the letters. */
const maxSpacedLetters = 100;

/**
 * "P R O F I L E" is a heading drawn with spaces; machines read it as seven letters. The spaces between its
 * words cannot be told from those between its letters, so the words are found among those headings are made of.
 */
export function closeSpacedLetters(heading: string): string {
  const letters = heading.trim().split(/\s+/);
  if (letters.length < 4 || letters.length > maxSpacedLetters) return heading;
  if (!letters.every((letter) => /^[\p{L}&]$/u.test(letter))) return heading;
  const joined = letters.join('');
  return splitIntoHeadingWords(joined)?.join(' ') ?? joined;
}

function splitIntoHeadingWords(joined: string): string[] | undefined {
  if (joined === '') return [];
  for (let length = joined.length; length > 0; length -= 1) {
    const word = joined.slice(0, length);
    if (!headingWords.has(word.toLowerCase()) && word !== '&') continue;
    const rest = splitIntoHeadingWords(joined.slice(length));
    if (rest) return [word, ...rest];
  }
  return undefined;
}
