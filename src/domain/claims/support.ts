import type { Lexicon } from '../lexicon.ts';
import { keyOf } from '../text/words.ts';
import { explainedIn, isAcronym, lettersOf, linesSpelling, spelledIn } from './acronym-support.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';
import { abbreviates, misspells, sameFamily } from './word-forms.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** How well the person's words support one word of a proposed line. */
export interface Support {
  /** 1 the same word … 0 nothing like it. */
  best: number;
  /** The lines in scope with a word at least nearly as good. */
  lines: readonly number[];
  /** The best among the lines out of scope. */
  elsewhere: number;
  /** Only where the person says what they wish for. */
  isWish: boolean;
}

/** Words count as the same thing from here on. */
export const sameThing = 0.75;

/** How much a word of the source says of a word of the text: 1 the same, 0 nothing. */
export function wordSupport(text: Token, source: Token, knowledge: Knowledge): number {
  let support = source.known.get(text.form);
  if (support === undefined) {
    support = rateWords(text, source, knowledge);
    source.known.set(text.form, support);
  }
  return support;
}

function rateWords(text: Token, source: Token, { words, lexicon }: Knowledge): number {
  if (text.key === source.key || text.stem === source.stem || text.lemma === source.lemma) return 1;
  if (/\d/.test(text.key) || /\d/.test(source.key)) return 0;
  if (text.part === '' || source.part === '')
    return Math.max(
      foreignSupport(text.key, source.key),
      translatedSupport(text.key, source.key, lexicon, words),
    );
  if (source.meanings.includes(text.lemma) || text.meanings.includes(source.lemma)) return 0.95;
  if (shortens(text.key, source.key, words) || shortens(source.key, text.key, words)) return 0.95;
  if (misspells(text.key, source.key) && !(words.isWord(text.key) && words.isWord(source.key))) return 0.95;
  if (sameFamily(text.stem, source.stem) && words.similarity(text.lemma, source.lemma) > 0.25) return 0.9;
  if (words.isOpposite(text.lemma, source.lemma)) return 0;
  if (text.groups && source.groups && [...text.groups].some((group) => source.groups?.has(group))) return 0.9;
  if (words.isSynonym(text.lemma, source.lemma)) return 0.85;
  if (words.isBroader(text.lemma, source.lemma)) return 0.8;
  return words.similarity(text.lemma, source.lemma) * 0.95;
}

/** "Lab" is short for an ordinary word, not for a name that begins like it. */
const shortens = (short: string, long: string, words: WordKnowledge) =>
  abbreviates(short, long) && words.isWord(long);

const dictionaries = new WeakMap<Lexicon, ReadonlyMap<string, readonly string[]>>();

/** Words of other languages, by what they are in English. */
function translatedSupport(a: string, b: string, lexicon: Lexicon, words: WordKnowledge): number {
  const known =
    dictionaries.get(lexicon) ??
    new Map(lexicon.translations.map(({ word, english }) => [keyOf(word), english]));
  dictionaries.set(lexicon, known);
  const [x, y] = [known.get(a), known.get(b)];
  if (!x || !y) return 0;
  return Math.max(
    0,
    ...x.flatMap((one) =>
      y.map((other) => (one === other || words.isSynonym(one, other) ? 0.9 : words.similarity(one, other))),
    ),
  );
}

/** Without a grammar of the language: long words that begin alike. */
function foreignSupport(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return 0;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= Math.max(4, Math.ceil(Math.max(a.length, b.length) * 0.6)) ? 0.9 : 0;
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
    const row = rowOf(token, ledger, index, knowledge);
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
  rows: Map<string, readonly number[]>;
  spelling: Map<string, ReadonlySet<number>>;
  acronyms: ReadonlyMap<string, ReadonlySet<number>>;
}

const indexes = new WeakMap<Ledger, LedgerIndex>();

function indexOf(ledger: Ledger): LedgerIndex {
  const known = indexes.get(ledger);
  if (known) return known;
  const acronyms = new Map<string, Set<number>>();
  for (const [place, { tokens }] of ledger.lines.entries())
    for (const { text } of tokens)
      if (isAcronym(text))
        acronyms.set(lettersOf(text), (acronyms.get(lettersOf(text)) ?? new Set()).add(place));
  const index = { rows: new Map(), spelling: new Map(), acronyms };
  indexes.set(ledger, index);
  return index;
}

/** How well each line supports a word. */
function rowOf(token: Token, { lines }: Ledger, { rows }: LedgerIndex, knowledge: Knowledge) {
  const known = rows.get(token.form);
  if (known) return known;
  const row = lines.map(({ tokens, wishFrom }) => {
    let best = 0;
    for (const [place, source] of tokens.entries()) {
      if (!source.isContent) continue;
      const support = wordSupport(token, source, knowledge) * (place >= wishFrom ? 0.01 : 1);
      if (support > best) best = support;
    }
    return best;
  });
  rows.set(token.form, row);
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
    isWish: own > 0 && own < 0.05,
  };
}

const mostLines = 4;

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
  while (chosen.length < mostLines) {
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
