import { numberWord } from '../number-words.ts';
import { isFunctionWord } from '../score/function-words.ts';
import { stemOf, type Word, wordsOf } from '../text/words.ts';

const joining =
  /^(?:and|but|then|the|that|this|which|who|with|without|for|from|was|were|are|into|onto|when|while|after|before|because|our|their|them|they|she|him|her|his)$/u;

const isFigure = ({ key }: Word) => /\d/u.test(key) || numberWord(key, 'en') !== undefined;

/** How far behind a figure the word for what it counts may be. */
const reach = 3;

/**
 * Whether a sentence only says in other words what was said: at most one word of its own, no name, and never one that
 * tells what a figure counts ("ten days" is not "ten hours").
 */
export function isOnlyReworded(sentence: string, said: string): boolean {
  const known = new Set(wordsOf(said).map(({ key }) => stemOf(key)));
  const words = wordsOf(sentence);
  const isNew = ({ key }: Word) => key.length > 2 && !joining.test(key) && !known.has(stemOf(key));
  const added = words.filter((word) => isNew(word) && !isFunctionWord(word.key));
  const isName = (word: Word) => /^\p{Lu}/u.test(word.text) && word !== words[0];
  const isCounted = (word: Word, place: number) =>
    isNew(word) && words.slice(Math.max(0, place - reach), place).some(isFigure);
  return added.length <= 1 && !added.some(isName) && !words.some(isCounted);
}
