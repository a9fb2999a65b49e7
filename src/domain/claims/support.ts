import { onceFor } from '../language/memoize.ts';
import { explainedIn, isAcronym, lettersOf, linesSpelling, spelledIn } from './acronyms.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';
import { formSupport, sameThing, type WordForm } from './word-support.ts';

/** How well the person's words support one word of a proposed line. */
export interface Support {
  /** 1 the same word … 0 nothing like it. */
  best: number;
  /** The lines in scope with a word at least nearly as good. */
  lines: readonly number[];
  /** The best among the lines out of scope. */
  elsewhere: number;
}

/** Every content word of the text with its support, and the lines that the text rests on, the best first. */
export interface Alignment {
  supports: ReadonlyMap<Token, Support>;
  /** How well each line supports each word. */
  scores: ReadonlyMap<Token, readonly number[]>;
  lines: number[];
}

export function align(
  passage: Passage,
  ledger: Ledger,
  scope: readonly boolean[],
  knowledge: Knowledge,
): Alignment {
  const content = passage.tokens.filter(({ isContent }) => isContent);
  const index = indexOf(ledger);
  const spelled = spelledIn(passage, index.acronyms, knowledge);
  const scores = content.map((token) => {
    const row = rowOf(token, ledger, index);
    const letters = isAcronym(token.text)
      ? linesSpelling(token.text, ledger, index.spelling, knowledge)
      : undefined;
    const more = letters ?? spelled.get(token);
    return more ? row.map((score, line) => (more.has(line) ? Math.max(score, 0.95) : score)) : row;
  });
  const supports = new Map(content.map((token, place) => [token, supportOf(scores[place] ?? [], scope)]));
  for (const token of content.filter(({ text }) => isAcronym(text))) {
    const run = explainedIn(token, passage).flatMap((word) => supports.get(word) ?? []);
    const mean = run.reduce((sum, { best }) => sum + best, 0) / Math.max(1, run.length);
    const own = supports.get(token);
    if (own && mean >= 0.6 && mean > own.best)
      supports.set(token, { ...own, best: Math.min(0.95, mean + 0.3), lines: run[0]?.lines ?? [] });
  }
  return {
    supports,
    scores: new Map(content.map((token, place) => [token, scores[place] ?? []])),
    lines: restsOn(content, scores, scope, ledger),
  };
}

/** What is found out once for a ledger: how its lines support a word, and its acronyms with their lines. */
interface LedgerIndex {
  rows: Map<WordForm, readonly number[]>;
  /** The content words of all lines with the lines they stand in; a wish counts next to nothing. */
  places: readonly (readonly [WordForm, readonly { line: number; share: number }[]])[];
  spelling: Map<string, ReadonlySet<number>>;
  acronyms: ReadonlyMap<string, ReadonlySet<number>>;
}

const indexOf = onceFor((ledger: Ledger): LedgerIndex => {
  const acronyms = new Map<string, Set<number>>();
  const places = new Map<WordForm, { line: number; share: number }[]>();
  for (const [line, { tokens, wishFrom }] of ledger.lines.entries())
    for (const [place, { text, form, isContent }] of tokens.entries()) {
      if (isAcronym(text))
        acronyms.set(lettersOf(text), (acronyms.get(lettersOf(text)) ?? new Set()).add(line));
      if (!isContent) continue;
      const found = places.get(form) ?? [];
      found.push({ line, share: place >= wishFrom ? 0.01 : 1 });
      places.set(form, found);
    }
  return { rows: new Map(), places: [...places], spelling: new Map(), acronyms };
});

/** How well each line supports a word: every word of the resume is compared once. */
function rowOf({ form }: Token, { lines }: Ledger, { rows, places }: LedgerIndex): readonly number[] {
  const known = rows.get(form);
  if (known) return known;
  const row = lines.map(() => 0);
  for (const [source, found] of places) {
    const support = formSupport(form, source);
    for (const { line, share } of found) row[line] = Math.max(row[line] ?? 0, support * share);
  }
  rows.set(form, row);
  return row;
}

function supportOf(scores: readonly number[], scope: readonly boolean[]): Support {
  const best = (isIn: boolean) =>
    scores.reduce((most, score, line) => (scope[line] === isIn && score > most ? score : most), 0);
  const own = best(true);
  return {
    best: own < 0.05 ? 0 : own,
    lines: scores.flatMap((score, line) => (scope[line] && score > 0.3 && score >= own * 0.9 ? [line] : [])),
    elsewhere: best(false),
  };
}

const maxLines = 4;

/** Greedily the lines that say most of what the others don't yet: rare words count more. */
function restsOn(
  content: readonly Token[],
  scores: readonly (readonly number[])[],
  scope: readonly boolean[],
  ledger: Ledger,
): number[] {
  const rarity = scores.map((row) => 1 / (1 + row.filter((score) => score >= sameThing).length));
  const covered = content.map(() => 0);
  const chosen: number[] = [];
  while (chosen.length < maxLines) {
    let best = { line: -1, gain: 0 };
    for (const [line] of ledger.lines.entries()) {
      if (!scope[line] || chosen.includes(line)) continue;
      const gain = content.reduce((sum, _, place) => {
        const more = (scores[place]?.[line] ?? 0) - (covered[place] ?? 0);
        return sum + (more > 0.25 ? more * (rarity[place] ?? 0) : 0);
      }, 0);
      if (gain > best.gain) best = { line, gain };
    }
    if (best.line < 0 || (chosen.length > 0 && best.gain < 0.25)) break;
    chosen.push(best.line);
    for (const [place] of content.entries())
      covered[place] = Math.max(covered[place] ?? 0, scores[place]?.[best.line] ?? 0);
  }
  return chosen;
}
