import { wordFormsOf } from '../claims/knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { onceFor } from './memoize.ts';
import type { Span } from './span.ts';
import { type Word, wordsOf } from './words.ts';

/** Whether a word is one of everyday English, as far as our lists have it: no name, no slip, nothing made up. */
function isPlainWord(key: string, lexicon: Lexicon): boolean {
  const forms = wordFormsOf(lexicon);
  return (
    forms.isSmall(key) ||
    forms.isFrame(key) ||
    plainStems(lexicon).has(forms.stem(key)) ||
    lexicon.actionVerbs.whole(key) !== undefined
  );
}

/** Which words of a text are everyday ones, of our lists (and of `more` of them), or short numbers. */
export function knownWords(
  words: readonly Word[],
  lexicon: Lexicon,
  more: readonly Findable[] = [],
): (word: Word) => boolean {
  const { skills, certifications, titles, degrees, actionVerbs } = lexicon;
  const lists: readonly Findable[] = [skills, certifications, titles, degrees, actionVerbs, ...more];
  const listed = lists.flatMap((list) => list.find(words));
  return ({ key, start }) =>
    listed.some((name) => start >= name.start && start < name.end) ||
    isPlainWord(key, lexicon) ||
    /^\d{1,4}\+?$/u.test(key);
}

interface Findable {
  find(words: readonly Word[]): readonly Span[];
}

const plainStems = onceFor((lexicon: Lexicon): ReadonlySet<string> => {
  const { stem } = wordFormsOf(lexicon);
  const texts = [
    ...lexicon.synonyms.flat(),
    ...lexicon.softWords.map(({ word }) => word),
    ...lexicon.translations.flatMap(({ english }) => english),
  ];
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ key }) => stem(key))));
});
