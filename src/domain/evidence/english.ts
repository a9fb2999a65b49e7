import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { keyOf } from '../language/words.ts';

const translations = onceFor(
  (lexicon: Lexicon) =>
    new Map(
      lexicon.translations.flatMap(({ word, english: [first] }) =>
        first ? [[keyOf(word), keyOf(first)]] : [],
      ),
    ),
);

/** The English word for one of another language, where our list has it: resume and posting need not share their language. */
export const englishOf = (key: string, lexicon: Lexicon): string => translations(lexicon).get(key) ?? key;
