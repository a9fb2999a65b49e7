import { phraseTable } from '../../language/phrase-pattern.ts';

/** What people of a country are called, where it isn't the country's name. */
const demonyms = phraseTable('demonyms/demonyms');

const countries = new Map(
  Object.entries(demonyms).flatMap(([country, words]) =>
    words.split(' ').map((word) => [word, country] as const),
  ),
);

/** The country that a word such as "Canadian" names; EU for the union. */
export const countryOfDemonym = (word: string): string | undefined => countries.get(word.toLowerCase());
