import { type Word, wordsOf } from './words.ts';

/** Where a phrase of a list was found: a run of words of the text. */
export interface Mention<T> {
  value: T;
  /** The phrase as the list has it. */
  phrase: string;
  start: number;
  end: number;
}

interface Entry<T> {
  keys: string[];
  phrase: string;
  value: T;
}

/** Finds the phrases of a list in texts: the longest at each place, none inside another. */
export interface PhraseIndex<T> {
  find(words: readonly Word[]): Mention<T>[];
  /** The value of a phrase that is the whole text. */
  whole(text: string): T | undefined;
}

export function createPhraseIndex<T>(phrases: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  for (const [phrase, value] of phrases) {
    const keys = wordsOf(phrase).map(({ key }) => key);
    const [first] = keys;
    if (first === undefined) continue;
    const entries = byFirst.get(first) ?? [];
    entries.push({ keys, phrase, value });
    byFirst.set(first, entries);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.keys.length - a.keys.length);
  const at = (words: readonly Word[], place: number) =>
    byFirst
      .get(words[place]?.key ?? '')
      ?.find(({ keys }) => keys.every((key, step) => words[place + step]?.key === key));
  return {
    find: (words) => {
      const found: Mention<T>[] = [];
      for (let place = 0; place < words.length; place += 1) {
        const entry = at(words, place);
        const first = words[place];
        if (!entry || !first) continue;
        const last = words[place + entry.keys.length - 1] ?? first;
        found.push({ value: entry.value, phrase: entry.phrase, start: first.start, end: last.end });
        place += entry.keys.length - 1;
      }
      return found;
    },
    whole: (text) => {
      const words = wordsOf(text);
      const entry = at(words, 0);
      return entry && entry.keys.length === words.length ? entry.value : undefined;
    },
  };
}
