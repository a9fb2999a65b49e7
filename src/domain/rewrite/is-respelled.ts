import { lettersApart } from '../language/letters-apart.ts';
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
    key.length >= shortest &&
    !words.isWord(old) &&
    !/\d/u.test(old + key) &&
    lettersApart(old, key, maxSlips) <= maxSlips;
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
