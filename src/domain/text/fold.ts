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

/** As it was written, but for case, white space and kinds of quotation marks. */
export const foldQuotes = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
