import type { Word } from '../text/words.ts';

/** A run of words that an acronym may stand for. */
interface Spelled<W> {
  words: W[];
  /** Two letters, or a letter taken from inside a word, fit by chance: such runs need more in common. */
  weak: boolean;
}

/** "MFA" for "multi-factor authentication", "HCA" for "healthcare assistant", "B2B" for "business-to-business". */
export function spelledRuns<W extends Word>(
  words: readonly W[],
  text: string,
  offset: number,
  letters: string,
  isSmall: (key: string) => boolean,
): Spelled<W>[] {
  const bare = letters.replace(/(?<=\p{L})[24](?=\p{L})/gu, '');
  if (bare.length < 2) return [];
  const gapFits = (a: W, b: W) =>
    (bare.length >= 4 ? /^[\s'’&,/-]*$/ : /^[\s'’&/-]*$/).test(text.slice(a.end - offset, b.start - offset));
  const runs: Spelled<W>[] = [];
  for (const [from, first] of words.entries()) {
    if (first.key[0] !== bare[0] || first.key.length < 2 || isSmall(first.key)) continue;
    for (const inner of bare.length > 2 ? [0, 1] : [0]) {
      const length = spellFrom(words.slice(from, from + bare.length * 2), bare, inner, isSmall, gapFits);
      if (length === 0) continue;
      runs.push({ words: words.slice(from, from + length), weak: inner > 0 || bare.length === 2 });
      break;
    }
  }
  return runs;
}

/** How many of the words the letters use up, 0 if they do not spell them. `inner` letters may stand inside words. */
function spellFrom<W extends Word>(
  words: readonly W[],
  letters: string,
  inner: number,
  isSmall: (key: string) => boolean,
  gapFits: (a: W, b: W) => boolean,
): number {
  const step = (at: number, letter: number, left: number): number => {
    if (letter === letters.length) return left === 0 ? at : 0;
    const word = words[at];
    const previous = words[at - 1];
    if (!word || (previous && !gapFits(previous, word))) return 0;
    if (
      word.key[0] === letters[letter] &&
      (word.key.length > 1 || isSmall(word.key) || /\d/.test(word.key))
    ) {
      const inside = letters[letter + 1];
      const whole = step(at + 1, letter + 1, left);
      if (whole > 0) return whole;
      if (left > 0 && inside && word.key.length >= 6 && word.key.slice(2, -1).includes(inside)) {
        const split = step(at + 1, letter + 2, left - 1);
        if (split > 0) return split;
      }
    }
    return at > 0 && isSmall(word.key) ? step(at + 1, letter, left) : 0;
  };
  const length = step(0, 0, inner);
  const last = words[length - 1];
  return length >= 2 && last && !isSmall(last.key) ? length : 0;
}
