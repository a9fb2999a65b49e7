import { spelledRuns } from './acronyms.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';

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
