import { keyOf, wordsOf } from './words.ts';

/** A text as its words alone, each in the form in which words are compared, with a space before and after. */
export const foldWords = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ key }) => key)
    .join(' ')} `;

/** A heading or a label: compared without case, accents, apostrophes and the marks around its words. */
export const foldLabel = (text: string): string =>
  keyOf(text)
    .replace(/['’]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/[^\p{L}\p{N}&+・#-]+/gu, ' ')
    .trim();

/** As it was written, but for white space, kinds of quotation marks and kinds of the same letter. */
export const foldMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
