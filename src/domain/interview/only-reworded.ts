import { isFunctionWord } from '../language/function-words.ts';
import { numberWord } from '../language/number-words.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';

const joining =
  /^(?:and|but|then|the|that|this|which|who|with|without|for|from|was|were|are|into|onto|when|while|after|before|because|our|their|them|they|she|him|her|his)$/u;

const isFigure = ({ key }: Word) => /\d/u.test(key) || numberWord(key, 'en') !== undefined;

/** How far behind a figure the word for what it counts may be. */
const reach = 3;

/**
 * Whether a sentence only says in other words what lines say: at most one word of its own, no name, and what a figure
 * counts is what it counts in a line ("ten days" is not "ten hours").
 */
export function isOnlyReworded(sentence: string, said: readonly string[]): boolean {
  const lines = said.map((line) => new Set(wordsOf(line).flatMap(({ key }) => [key, stemOf(key)])));
  const isSaid = (stem: string) => lines.some((line) => line.has(stem));
  const isTelling = ({ key }: Word) => key.length > 2 && !joining.test(key);
  const words = wordsOf(sentence);
  const added = words.filter(
    (word) => isTelling(word) && !isFunctionWord(word.key) && !isSaid(stemOf(word.key)),
  );
  const isName = (word: Word) => /^\p{Lu}/u.test(word.text) && word !== words[0];
  const keepsCount = (figure: Word, place: number) =>
    words
      .slice(place + 1, place + 1 + reach)
      .filter((word) => isTelling(word) && !isFigure(word))
      .every((word) => lines.some((line) => line.has(figure.key) && line.has(stemOf(word.key))));
  return (
    added.length <= 1 &&
    !added.some(isName) &&
    words.every((word, place) => !isFigure(word) || keepsCount(word, place))
  );
}
