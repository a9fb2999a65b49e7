import { wordFormsOf } from '../claims/knowledge.ts';
import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../text/words.ts';

const made = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Whether a word is one of everyday English, as far as our lists have it: no name, no slip, nothing made up. */
export function isPlainWord(key: string, lexicon: Lexicon): boolean {
  const forms = wordFormsOf(lexicon);
  const stems = made.get(lexicon) ?? plainStems(lexicon);
  made.set(lexicon, stems);
  return (
    forms.isSmall(key) ||
    forms.isFrame(key) ||
    stems.has(forms.stem(key)) ||
    lexicon.actionVerbs.whole(key) !== undefined
  );
}

function plainStems(lexicon: Lexicon): Set<string> {
  const { stem } = wordFormsOf(lexicon);
  const texts = [
    ...lexicon.synonyms.flat(),
    ...lexicon.softWords.map(({ word }) => word),
    ...lexicon.translations.flatMap(({ english }) => english),
  ];
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ key }) => stem(key))));
}
