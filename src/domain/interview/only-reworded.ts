import { isFunctionWord } from '../language/function-words.ts';
import { numberWord } from '../language/number-words.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';

const joining = phrasePattern.u`^(?:${'only-reworded/joining'})$`;

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
