import type { Lexicon } from '../language/lexicon.ts';
import { keyOf } from '../language/words.ts';

const tables = new WeakMap<Lexicon, ReadonlyMap<string, string>>();

/** The English word for one of another language, where our list has it: resume and posting need not share their language. */
export function englishOf(key: string, lexicon: Lexicon): string {
  const known = tables.get(lexicon);
  if (known) return known.get(key) ?? key;
  const table = new Map(
    lexicon.translations.flatMap(({ word, english: [first] }) =>
      first ? [[keyOf(word), keyOf(first)]] : [],
    ),
  );
  tables.set(lexicon, table);
  return table.get(key) ?? key;
}
