import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { isBroader, isSynonym, likeness } from '../language/word-knowledge.ts';
import { keyOf } from '../language/words.ts';
import type { AskedWord } from './asked.ts';
import type { Unit, Units } from './units.ts';

/** How far each field of a resume says what a word that is asked says, 0 to 1, in the order of the fields. */
export type Closeness = (asked: AskedWord) => Float32Array;

const bySynonyms = 0.9;
const bySense = 0.75;
const narrower = 0.7;
const leastAlike = 0.55;

const synonymGroups = onceFor((lexicon: Lexicon): ReadonlyMap<string, ReadonlySet<number>> => {
  const groups = new Map<string, Set<number>>();
  for (const [place, words] of lexicon.synonyms.entries())
    for (const word of words) {
      const key = keyOf(word);
      groups.set(key, (groups.get(key) ?? new Set()).add(place));
    }
  return groups;
});

const rootLength = 5;
const rootShare = 0.7;
/** "Schedule" and "scheduler", not "intermediate" and "interpreter". */
function isSameRoot(a: string, b: string): boolean {
  const length = Math.max(rootLength, Math.ceil(Math.min(a.length, b.length) * rootShare));
  return a.length >= length && b.length >= length && a.slice(0, length) === b.slice(0, length);
}

/** Works out once for a resume how close its words are to each that is asked, however many postings ask for it. */
export const closenessIn = onceFor((units: Units, lexicon: Lexicon): Closeness => {
  const rows = new Map<string, Float32Array>();
  return (asked) => {
    const row = rows.get(asked.key) ?? rowOf(asked, units, lexicon);
    rows.set(asked.key, row);
    return row;
  };
});

function rowOf({ key, stem }: AskedWord, { all, vocabulary }: Units, lexicon: Lexicon): Float32Array {
  const groups = synonymGroups(lexicon);
  const meaning = lexicon.words.meaningOf(key);
  const own = groups.get(key);
  const row = new Float32Array(all.length);
  const nearness = (other: string, otherStem: string): number => {
    if (otherStem === stem) return 1;
    const others = own && groups.get(other);
    if (isSameRoot(otherStem, stem) || (others && [...own].some((group) => others.has(group))))
      return bySynonyms;
    const there = lexicon.words.meaningOf(other);
    const alike = likeness(meaning, there);
    if (alike < leastAlike) return 0;
    const sense = isSynonym(meaning, there) ? bySense : isBroader(meaning, there) ? narrower : 0;
    return Math.max(sense, alike * narrower);
  };
  for (const [other, { stem: otherStem, places }] of vocabulary) {
    const value = nearness(other, otherStem);
    for (const place of places) if (value > (row[place] ?? 0)) row[place] = value;
  }
  return row;
}

/** How much of what is asked some fields say together, by the weight of its words: with near words, and word by word. */
export interface Coverage {
  soft: number;
  exact: number;
  /** Of the word that says most. */
  rarest: number;
}

export const nothing: Coverage = { soft: 0, exact: 0, rarest: 0 };

export function coverage(words: readonly AskedWord[], units: readonly Unit[], close: Closeness): Coverage {
  let [soft, exact, all, rarest, heaviest] = [0, 0, 0, 0, 0];
  for (const word of words) {
    const row = close(word);
    const best = units.reduce((most, { place }) => Math.max(most, row[place] ?? 0), 0);
    all += word.weight;
    soft += best * word.weight;
    exact += best === 1 ? word.weight : 0;
    if (word.weight > heaviest) [heaviest, rarest] = [word.weight, best];
  }
  return all === 0 ? nothing : { soft: soft / all, exact: exact / all, rarest };
}
