import { isFunctionWord } from '#domain/language/function-words.ts';
import { stemOf, wordsOf } from '#domain/language/words.ts';

/** Two questions of which so many words are the same ask the same. Counted apart from the rule that plans them. */
const sameFrom = 0.6;

const wordsIn = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(({ key }) => !isFunctionWord(key))
      .map(({ key }) => stemOf(key)),
  );

export function repeatsIn(questions: readonly string[]): [string, string][] {
  return questions.flatMap((one, place) =>
    questions
      .slice(place + 1)
      .filter((other) => likeness(one, other) >= sameFrom)
      .map((other): [string, string] => [one, other]),
  );
}

function likeness(a: string, b: string): number {
  const [own, other] = [wordsIn(a), wordsIn(b)];
  const shared = [...own].filter((word) => other.has(word)).length;
  return shared / Math.max(1, own.size + other.size - shared);
}
