import type { Word } from '../language/words.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';

/** A run of words that an acronym may stand for. */
interface Spelled<W> {
  words: W[];
  /** Two letters, or a letter taken from inside a word, fit by chance: such runs need more in common. */
  weak: boolean;
}

/** "MFA" for "multi-factor authentication", "HCA" for "healthcare assistant", "B2B" for "business-to-business". */
function spelledRuns<W extends Word>(
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

export const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}\d&]{1,6}s?$/u.test(text);
export const lettersOf = (acronym: string) => acronym.replace(/s$/u, '').toLowerCase();

/** The lines that spell an acronym out: "MFA" for "multi-factor authentication". */
export function linesSpelling(
  text: string,
  { lines }: Ledger,
  spelling: Map<string, ReadonlySet<number>>,
  { forms }: Knowledge,
): ReadonlySet<number> {
  const letters = lettersOf(text);
  const known = spelling.get(letters);
  if (known) return known;
  const found = new Set(
    lines.flatMap((line, place) =>
      spelledRuns(line.tokens, line.text, 0, letters, forms.isSmall).length > 0 ||
      hyphenated(line.text, letters)
        ? [place]
        : [],
    ),
  );
  spelling.set(letters, found);
  return found;
}

/** "OTIF" for "on-time-in-full". */
const hyphenated = (text: string, letters: string) =>
  letters.length > 2 &&
  [...text.matchAll(/\p{L}+(?:-\p{L}+){2,}/gu)].some(
    ([run]) =>
      run
        .split('-')
        .map((word) => word[0]?.toLowerCase())
        .join('') === letters,
  );

/** "Customer satisfaction (CSAT)": the text itself says what the letters stand for; they're as good as those words. */
export function explainedIn(token: Token, { tokens, text }: Passage): Token[] {
  const place = tokens.indexOf(token);
  if (text[token.start - 1] !== '(') return [];
  const letters = lettersOf(token.text);
  for (let from = place - 1; from >= Math.max(0, place - 6); from -= 1) {
    const run = tokens.slice(from, place);
    if (/[,;.(]/u.test(text.slice(run[0]?.end, token.start - 2))) break;
    let at = 0;
    for (const letter of run.map(({ key }) => key).join('')) if (letter === letters[at]) at += 1;
    const isSpelled = at === letters.length && run[0]?.key[0] === letters[0];
    if (isSpelled && run.length * 4 >= letters.length) return run.filter(({ isContent }) => isContent);
  }
  return [];
}

/** The words of a text that spell out an acronym of the person's, with its lines. */
export function spelledIn(
  { tokens, text }: Passage,
  acronyms: ReadonlyMap<string, ReadonlySet<number>>,
  { forms }: Knowledge,
): ReadonlyMap<Token, ReadonlySet<number>> {
  const spelled = new Map<Token, Set<number>>();
  const initials = new Set(tokens.map(({ key }) => key[0]));
  for (const [letters, lines] of acronyms) {
    if (!initials.has(letters[0])) continue;
    for (const { words } of spelledRuns(tokens, text, 0, letters, forms.isSmall))
      for (const word of words) spelled.set(word, new Set([...(spelled.get(word) ?? []), ...lines]));
  }
  return spelled;
}
