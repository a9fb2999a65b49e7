import type { WordKnowledge } from '../language/word-knowledge.ts';
import { wordsOf } from '../language/words.ts';

/** A slip or two of the hand. */
const maxSlips = 2;
const shortest = 4;

/**
 * Whether a text is another one spelled as it should be: word for word the same, but for words that no dictionary has and
 * that nearly are the ones in their place.
 */
export function isRespelled(before: string, after: string, words: Pick<WordKnowledge, 'isWord'>): boolean {
  const [was, is] = [keysOf(before), keysOf(after)];
  const isMended = (old: string, key: string) =>
    key.length >= shortest && !words.isWord(old) && !/\d/u.test(old + key) && distance(old, key) <= maxSlips;
  return (
    was.length > 0 &&
    was.length === is.length &&
    figuresOf(before) === figuresOf(after) &&
    was.every((old, at) => old === is[at] || isMended(old, is[at] ?? ''))
  );
}

/** With their signs, each where it stands: pounds aren't euros, and 5% isn't 5. */
const figuresOf = (text: string): string =>
  (text.match(/(?:[-–−](?=\p{N}))?[\p{Sc}\p{N}%+<>~≈±‰≤≥°]+(?:[.,:/–−-]\p{N}+)*[\p{Sc}%+°]?/gu) ?? []).join(
    ' ',
  );

const keysOf = (text: string) => wordsOf(text).map(({ key }) => key);

/** How many letters have to be put, taken or changed to make one word of another. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > maxSlips) return maxSlips + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, sign] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sign === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
