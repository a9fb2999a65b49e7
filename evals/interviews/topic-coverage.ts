import { isFunctionWord } from '#domain/language/function-words.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import { stemOf, wordsOf } from '#domain/language/words.ts';

/** British and American spellings as one. */
const americanKey = (key: string): string =>
  key
    .replace(/(?<=[a-z]{2})our(?=s|ed|ing|able|ful|ite|ites|$)/u, 'or')
    .replace(/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|ation$|ations$|er$|ers$)/u, 'iz')
    .replace(/(?<=[a-z])ys(?=e$|es$|ed$|ing$)/u, 'yz')
    .replace(/(?<=[a-z]{2}[tb])re(?=s?$)/u, 'er')
    .replace(/(?<=[a-z])ogue(?=s?$)/u, 'og')
    .replace(/(?<=[a-z]{2})ll(?=ed$|ing$|er$|ers$)/u, 'l')
    .replace(/^programme/u, 'program')
    .replace(/^licen[cs]/u, 'licens')
    .replace(/^(?:defen|offen|preten|practi)c(?=e)/u, (found) => `${found.slice(0, -1)}s`)
    .replace(/^(p|c)aed/u, '$1ed')
    .replace(/^(?:ana|haem)/u, (found) => (found === 'haem' ? 'hem' : found));

const comparable = (key: string) => stemOf(americanKey(key));

/** The stems of a topic's content words. */
const topicStems = (topic: string): string[] => [
  ...new Set(
    wordsOf(topic)
      .filter(({ key }) => !isFunctionWord(key))
      .map(({ key }) => comparable(key)),
  ),
];

/** Says whether a word stands in a question: by its stem, or by that of a synonym of our list. */
export function createTopicReader(lexicon: Lexicon) {
  const groups = new Map<string, Set<string>>();
  for (const group of lexicon.synonyms) {
    const stems = group.filter((word) => !word.includes(' ')).map((word) => comparable(word));
    for (const stem of stems) {
      const known = groups.get(stem) ?? new Set<string>();
      for (const other of stems) known.add(other);
      groups.set(stem, known);
    }
  }
  /** The share of the topic's words that stand in the question. */
  return (topic: string, question: string): number => {
    const named = new Set(wordsOf(question).map(({ key }) => comparable(key)));
    const wanted = topicStems(topic);
    const found = wanted.filter(
      (stem) => named.has(stem) || [...(groups.get(stem) ?? [])].some((other) => named.has(other)),
    );
    return wanted.length === 0 ? 0 : found.length / wanted.length;
  };
}

/** So much of a topic must be in one question. */
export const coveredFrom = 0.5;
