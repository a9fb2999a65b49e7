import { rowsOf } from '../language/tsv-rows.ts';
import { type Word, wordsOf } from '../language/words.ts';

/** Small words that decide what a line claims; the list is `public-data/claim-words.tsv`. */
export type ClaimWordKind =
  | 'helper'
  | 'coordinator'
  | 'team'
  | 'own'
  | 'lead'
  | 'wider'
  | 'narrow'
  | 'level-high'
  | 'level-low'
  | 'negation'
  | 'unfinished'
  | 'finished'
  | 'wish'
  | 'increase'
  | 'decrease'
  | 'cause'
  | 'light';

export interface ClaimWord {
  kind: ClaimWordKind;
  /** Places in the list of words that was searched. */
  from: number;
  to: number;
}

export interface ClaimWords {
  find(words: readonly Word[], language: string): ClaimWord[];
}

interface Entry {
  kind: ClaimWordKind;
  keys: string[];
  /** Written with a star: the last word may go on. */
  isStem: boolean;
}

export function createClaimWords(text: string): ClaimWords {
  const byFirst = new Map<string, Entry[]>();
  for (const { word: phrase = '', kind, language = '' } of rowsOf(text)) {
    const keys = wordsOf(phrase).map(({ key }) => key);
    const isStem = phrase.endsWith('*');
    const [first = ''] = keys;
    if (first === '') continue;
    // Stems are found by their first letters, whole words by themselves.
    const start = `${language} ${isStem && keys.length === 1 ? first.slice(0, 3) : first}`;
    const at = byFirst.get(start) ?? [];
    at.push({ kind: kind as ClaimWordKind, keys, isStem });
    byFirst.set(start, at);
  }
  const fits = (words: readonly Word[], place: number, { keys, isStem }: Entry) =>
    keys.every((key, step) => {
      const other = words[place + step]?.key ?? '';
      return isStem && step === keys.length - 1 ? other.startsWith(key) : other === key;
    });
  return {
    find: (words, language) =>
      words.flatMap(({ key }, place) =>
        [
          ...new Set(
            [`${language} ${key}`, `${language} ${key.slice(0, 3)}`].flatMap(
              (start) => byFirst.get(start) ?? [],
            ),
          ),
        ]
          .filter((entry) => fits(words, place, entry))
          .map(({ kind, keys }) => ({ kind, from: place, to: place + keys.length })),
      ),
  };
}
