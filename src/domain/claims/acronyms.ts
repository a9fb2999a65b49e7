import type { Word } from '../language/words.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';

/** The runs of words that letters stand for: "MFA" for "multi-factor authentication", "B2B" for "business-to-business". */
function spelledRuns<W extends Word>(
  words: readonly W[],
  text: string,
  letters: string,
  isSmall: (key: string) => boolean,
): W[][] {
  const bare = letters.replace(/(?<=\p{L})[24](?=\p{L})/gu, '');
  if (bare.length < 2) return [];
  const gap = bare.length >= 4 ? /^[\s'’&,/-]*$/ : /^[\s'’&/-]*$/;
  return words.flatMap((first, from) => {
    if (first.key[0] !== bare[0] || first.key.length < 2 || isSmall(first.key)) return [];
    const run = words.slice(from, from + bare.length * 2);
    const joined = run.findIndex((word, at) => {
      const before = run[at - 1];
      return before !== undefined && !gap.test(text.slice(before.end, word.start));
    });
    const length = spellFrom(joined < 0 ? run : run.slice(0, joined), bare, isSmall);
    return length > 0 ? [run.slice(0, length)] : [];
  });
}

/** How many of the words the letters use up, 0 if they don't spell them. One letter of three or more may stand inside a long word. */
function spellFrom(words: readonly Word[], letters: string, isSmall: (key: string) => boolean): number {
  const step = (at: number, letter: number, left: number): number => {
    if (letter === letters.length) return at;
    const key = words[at]?.key;
    if (key === undefined) return 0;
    const inside = letters[letter + 1];
    const isInside = left > 0 && inside !== undefined && key.length >= 6 && key.slice(2, -1).includes(inside);
    const found =
      key[0] === letters[letter]
        ? step(at + 1, letter + 1, left) || (isInside ? step(at + 1, letter + 2, left - 1) : 0)
        : 0;
    return found || (at > 0 && isSmall(key) ? step(at + 1, letter, left) : 0);
  };
  const length = step(0, 0, letters.length > 2 ? 1 : 0);
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
      spelledRuns(line.tokens, line.text, letters, forms.isSmall).length > 0 || hyphenated(line.text, letters)
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
    for (const run of spelledRuns(tokens, text, letters, forms.isSmall))
      for (const word of run) spelled.set(word, new Set([...(spelled.get(word) ?? []), ...lines]));
  }
  return spelled;
}
