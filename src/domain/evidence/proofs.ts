import { isFunctionWord } from '../language/function-words.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';

/**
 * What shows what, as a recruiter of the trade knows it: who ran EKS has used Kubernetes, and bargaining units are a
 * unionized workplace. Each row is a thing that postings ask for; its words and those that show it are compared by their stems.
 */
export interface Proofs {
  /** The things that a text asks for, by number. */
  askedIn(words: readonly Word[]): ReadonlySet<number>;
  /** The things that a text shows, by name or by what proves them. */
  shownIn(words: readonly Word[]): ReadonlySet<number>;
}

type Index = ReadonlyMap<string, readonly number[]>;

const longestPhrase = 5;

export function createProofs(
  rows: readonly { asked: readonly string[]; shown: readonly string[] }[],
): Proofs {
  const names = new Map<string, number[]>();
  const proofs = new Map<string, number[]>();
  const add = (index: Map<string, number[]>, phrase: string, row: number) => {
    const key = stemsOf(wordsOf(phrase)).join(' ');
    if (key !== '') index.set(key, [...(index.get(key) ?? []), row]);
  };
  for (const [row, { asked, shown }] of rows.entries()) {
    for (const phrase of asked) add(names, phrase, row);
    for (const phrase of shown) add(proofs, phrase, row);
  }
  return {
    askedIn: (words) => found(names, words),
    shownIn: (words) => new Set([...found(names, words), ...found(proofs, words)]),
  };
}

function found(index: Index, words: readonly Word[]): Set<number> {
  const stems = stemsOf(words);
  const rows = new Set<number>();
  for (let from = 0; from < stems.length; from += 1) {
    let key = '';
    for (let length = 0; length < longestPhrase && from + length < stems.length; length += 1) {
      key = length === 0 ? (stems[from] ?? '') : `${key} ${stems[from + length]}`;
      for (const row of index.get(key) ?? []) rows.add(row);
    }
  }
  return rows;
}

/** Small words are no part of a name: "point of sale" is "point sale". */
const stemsOf = (words: readonly Word[]) =>
  words.flatMap(({ key }) => (isFunctionWord(key) && key.length < 4 ? [] : [stemOf(key)]));
