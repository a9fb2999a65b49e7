import type { Lexicon } from '../language/lexicon.ts';
import { keyOf } from '../language/words.ts';
import { isBroader, isSynonym, likeness } from '../language/word-knowledge.ts';
import type { AskedWord } from './asked.ts';
import type { Unit, Units } from './units.ts';

/** How far a word of the resume says the same as one that is asked, 0 to 1. */
export type Closeness = (asked: AskedWord, key: string) => number;

const bySynonyms = 0.9;
const bySense = 0.75;
const narrower = 0.7;
const leastAlike = 0.55;

const groupsOf = new WeakMap<Lexicon, ReadonlyMap<string, ReadonlySet<number>>>();

function synonymGroups(lexicon: Lexicon): ReadonlyMap<string, ReadonlySet<number>> {
  const old = groupsOf.get(lexicon);
  if (old) return old;
  const groups = new Map<string, Set<number>>();
  for (const [place, words] of lexicon.synonyms.entries())
    for (const word of words) {
      const key = keyOf(word);
      groups.set(key, (groups.get(key) ?? new Set()).add(place));
    }
  groupsOf.set(lexicon, groups);
  return groups;
}

const rootLength = 5;
const isSameRoot = (a: string, b: string) =>
  a.length >= rootLength && b.length >= rootLength && a.slice(0, rootLength) === b.slice(0, rootLength);

/** Works the closeness of two words out once for a resume. */
export function closenessIn({ vocabulary }: Units, lexicon: Lexicon): Closeness {
  const groups = synonymGroups(lexicon);
  const rows = new Map<string, Map<string, number>>();
  const rowOf = ({ key, stem }: AskedWord) => {
    const meaning = lexicon.words.meaningOf(key);
    const own = groups.get(key);
    const row = new Map<string, number>();
    for (const [other, otherStem] of vocabulary) {
      const value = (() => {
        if (otherStem === stem) return 1;
        const others = groups.get(other);
        if (own && others && [...own].some((group) => others.has(group))) return bySynonyms;
        if (isSameRoot(otherStem, stem)) return bySynonyms;
        const there = lexicon.words.meaningOf(other);
        const alike = likeness(meaning, there);
        if (alike < leastAlike) return 0;
        const sense = isSynonym(meaning, there) ? bySense : isBroader(meaning, there) ? narrower : 0;
        return Math.max(sense, alike * narrower);
      })();
      if (value > 0) row.set(other, value);
    }
    return row;
  };
  return (asked, key) => {
    let row = rows.get(asked.key);
    if (!row) {
      row = rowOf(asked);
      rows.set(asked.key, row);
    }
    return row.get(key) ?? 0;
  };
}

/** How much of what is asked some fields say together, by the weight of its words: with near words, and word by word. */
export function coverage(
  words: readonly AskedWord[],
  units: readonly Unit[],
  close: Closeness,
): { soft: number; exact: number; rarest: number } {
  let [soft, exact, all, rarest, heaviest] = [0, 0, 0, 0, 0];
  for (const word of words) {
    let best = 0;
    for (const unit of units) {
      for (const key of unit.keys) {
        const value = close(word, key);
        if (value > best) best = value;
      }
      if (best === 1) break;
    }
    all += word.weight;
    soft += best * word.weight;
    exact += best === 1 ? word.weight : 0;
    if (word.weight > heaviest) [heaviest, rarest] = [word.weight, best];
  }
  return all === 0 ? { soft: 0, exact: 0, rarest: 0 } : { soft: soft / all, exact: exact / all, rarest };
}

const dimensions = 100;

/** The mean meaning of some words, the rare ones counting more. */
function meanOf(keys: Iterable<string>, lexicon: Lexicon): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const key of keys) {
    const { vector, length } = lexicon.words.meaningOf(key);
    if (!vector) continue;
    const weight = Math.log(Math.min(lexicon.words.rankOf(key), 30_000) + 2) / length;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight;
  }
  return sum;
}

function cosine(a: Float64Array, b: Float64Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = 0; at < dimensions; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

const means = new WeakMap<Unit, Float64Array>();

/** How near the whole of what is asked is in meaning to the nearest line and to the nearest field of a list. */
export function meaningSigns(words: readonly AskedWord[], { all }: Units, lexicon: Lexicon) {
  const asked = meanOf(
    words.map(({ key }) => key),
    lexicon,
  );
  const near = (some: readonly Unit[]) =>
    some
      .map((unit) => {
        const mean = means.get(unit) ?? meanOf(unit.keys, lexicon);
        means.set(unit, mean);
        return cosine(asked, mean);
      })
      .sort((a, b) => b - a);
  const lines = near(all.filter(({ kind }) => kind === 'line' || kind === 'title' || kind === 'other'));
  const lists = near(all.filter(({ kind }) => kind === 'list' || kind === 'summary'));
  return {
    'meaning line': lines[0] ?? 0,
    'meaning third line': lines[2] ?? 0,
    'meaning list': lists[0] ?? 0,
  };
}
