const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF`;
const spaceBesideEastAsian = new RegExp(String.raw`(?<=[${eastAsian}])\s+|\s+(?=[${eastAsian}])`, 'gu');

/** Marks that only say in which direction text runs; they are no part of the words. */
const directionMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * How texts are compared: compatible code points are one, white space is one space. Chinese and Japanese
 * have no spaces between words, so a line break there means nothing.
 */
export const fold = (text: string): string =>
  text
    .replace(directionMarks, '')
    .replace(spaceBesideEastAsian, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** Headings may be set in capitals, which drop their accents in Greek. */
export const foldHeading = (text: string): string =>
  fold(text).toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Chinese and Japanese words cannot be told apart simply, so each of their signs counts as one. */
const wordOrSign = new RegExp(String.raw`[${eastAsian}]|(?:(?![${eastAsian}])[\p{L}\p{N}])+`, 'gu');

/** The words of a text and how often each occurs, whatever the case, the order and the marks between them. */
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of foldHeading(text).matchAll(wordOrSign)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
