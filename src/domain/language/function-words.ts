import { phraseList } from './phrase-pattern.ts';

/**
 * Words that hold sentences together in the languages resumes are read in. Prose has many of them, lists of
 * keywords have none. Without accents, as words are compared.
 */
const functionWords = new Set(phraseList('function-words/all'));

export const isFunctionWord = (key: string): boolean => functionWords.has(key);

/** Words that every posting uses whatever the job is: they say nothing about fit. */
const postingWords = new Set(phraseList('function-words/of-postings'));

export const saysNothingAboutFit = (key: string): boolean =>
  functionWords.has(key) || postingWords.has(key) || /^\d/.test(key) || key.length < 3;
