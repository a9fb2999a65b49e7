import { phrasePattern, phraseTable } from './phrase-pattern.ts';

type Numbers = ReadonlyMap<string, number>;

const numbersIn = (table: Readonly<Record<string, string>>): Numbers =>
  new Map(Object.entries(table).map(([word, value]) => [word, Number(value)]));

/** Number words by language, in the form in which words are compared. */
const numbers: Readonly<Record<string, Numbers>> = {
  en: numbersIn(phraseTable('number-words/en')),
  es: numbersIn(phraseTable('number-words/es')),
  fr: numbersIn(phraseTable('number-words/fr')),
  de: numbersIn(phraseTable('number-words/de')),
  pt: numbersIn(phraseTable('number-words/pt')),
  pl: numbersIn(phraseTable('number-words/pl')),
};

const multipliers: Readonly<Record<string, Numbers>> = {
  en: numbersIn(phraseTable('number-words/multipliers-en')),
  es: numbersIn(phraseTable('number-words/multipliers-es')),
  fr: numbersIn(phraseTable('number-words/multipliers-fr')),
  de: numbersIn(phraseTable('number-words/multipliers-de')),
  pt: numbersIn(phraseTable('number-words/multipliers-pt')),
  pl: numbersIn(phraseTable('number-words/multipliers-pl')),
};

/** Ends that make a number word an adjective: "sechsköpfig", "siedmioletni", "zehnjährig". */
const adjectiveEnds: Readonly<Record<string, RegExp>> = {
  de: phrasePattern.plain`^(.+?)(?:${'number-words/adjective-ends-de'})(?:e[rmsn]?)?$`,
  pl: phrasePattern.plain`^(.+?)(?:letni|osobow|miesieczn|dniow|tygodniow|krotn)(?:${'number-words/adjective-ends-pl'})?$`,
};

export const isMultiplier = (key: string, language: string) => multipliers[language]?.get(key);

/** What a single word says as a number, if anything. */
export const numberWord = (key: string, language: string): number | undefined =>
  numbers[language]?.get(key) ?? numbers[language]?.get(adjectiveEnds[language]?.exec(key)?.[1] ?? '');
