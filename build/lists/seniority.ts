import { createPhraseIndex, type PhraseIndex } from '#domain/language/phrase-index.ts';
import { keyOf, wordsOf } from '#domain/language/words.ts';
import type { Row } from './tables.ts';

/** By the ranks of title-words.tsv. */
const levels = ['intern', 'entry', 'mid', 'senior', 'lead', 'manager', 'director', 'vp', 'executive'];

/**
 * The level that a title stands for. A title of ours at its end knows it best ("Account Manager" looks after
 * accounts); words of rank before it raise or lower plain work only: an assistant sales manager is a manager.
 */
export function createSeniority(
  titles: Row[],
  titleWords: Row[],
): (title: string, language: string) => string {
  const known = new Map<string, string>();
  for (const { title = '', language = '', seniority = '', aliases = '' } of titles)
    for (const form of [title, ...aliases.split('|')]) known.set(titleKey(form, language), seniority);
  const ranks = ranksByLanguage(titleWords);
  return (title, language) => {
    const words = wordsOf(title);
    for (const [place, { start }] of words.entries()) {
      const level = known.get(titleKey(title.slice(start), language));
      if (level === undefined) continue;
      const isPlain = level === 'mid' || level === 'entry';
      const before = place > 0 && isPlain ? ranks(title.slice(0, start), language) : undefined;
      return levels[before ?? -1] ?? level;
    }
    if (/\b(?:owner|founder|proprietor)\b/i.test(title)) return 'owner';
    return levels[ranks(title, language) ?? 2] ?? 'mid';
  };
}

const titleKey = (title: string, language: string) =>
  `${language} ${wordsOf(title)
    .map(({ key }) => key)
    .join(' ')}`;

/** The rank that the words of a title give it: the highest above the middle, else the lowest. */
function ranksByLanguage(titleWords: Row[]) {
  const indexes = new Map<string, PhraseIndex<number>>();
  const endings = titleWords.filter(({ word = '', rank }) => word.startsWith('-') && rank);
  for (const language of new Set(titleWords.map((row) => row.language ?? ''))) {
    const own = titleWords.filter((row) => row.language === language && row.rank);
    indexes.set(language, createPhraseIndex(own.map(({ word = '', rank }) => [word, Number(rank)] as const)));
  }
  return (title: string, language: string): number | undefined => {
    const words = wordsOf(title);
    const found = (indexes.get(language)?.find(words) ?? []).map(({ value }) => value);
    for (const { word = '', rank, language: its } of endings)
      if (its === language && words.some(({ key }) => key.endsWith(keyOf(word.slice(1)))))
        found.push(Number(rank));
    const high = Math.max(...found);
    return found.length === 0 ? undefined : high > 2 ? high : Math.min(...found);
  };
}
