import type { Lexicon } from '../lexicon.ts';
import { keyOf } from '../text/words.ts';

/**
 * Whether people are called by a word: (g)iven name, (f)amily name, (b)oth, or nothing. Chinese and Japanese names
 * begin with the family's, without a space (c).
 */
export function personNameOf(word: string, { personNames }: Lexicon): string {
  if (!/^\p{L}/u.test(word)) return '';
  const parts = keyOf(word).replace(/[.']/g, '').split('-');
  const known = parts.map((part) => personNames.get(part)).find((kind) => kind !== undefined);
  if (known || !/^\p{Script=Han}{2,4}$/u.test(word)) return known?.[0] ?? '';
  return personNames.has(word.slice(0, 1)) || personNames.has(word.slice(0, 2)) ? 'c' : '';
}

/** How the words of a line would do as a name, word by word: given name, family name, initial, no known name. */
export const namePattern = (words: readonly string[], lexicon: Lexicon): string =>
  words.length > 5
    ? '-'
    : words.map((word) => personNameOf(word, lexicon) || (/^\p{Lu}\.?$/u.test(word) ? 'i' : '0')).join('');
