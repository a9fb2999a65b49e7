import type { Member } from '../../language/chains/chain-model.ts';
import { createNeighbors, step, upTo } from '../../language/chains/features.ts';
import { findDateRanges } from '../../language/date-ranges.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import type { PhraseIndex } from '../../language/phrase-index.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece } from '../../language/piece.ts';
import { wordsOf } from '../../language/words.ts';
import { announcedBy } from '../layout/headings.ts';
import type { Weigh } from './evidence.ts';
import { isAboutLanguages } from './human-languages.ts';

/** A part of a list of skills (K) or certificates (X), between two marks that could part its items. */
export interface ListPiece {
  passage: Piece;
  piece: Piece;
  start: number;
  end: number;
  /** The mark before it, by its kind; "first" at the start of the passage. */
  before: string;
  kind: 'K' | 'X';
  /** How likely its line is a list of that kind. */
  line: number;
  features: readonly string[];
}

const mark = phrasePattern.gu`${'list-features/mark'}`;

const kindOf = (found: string): string => {
  const bare = found.trim();
  if (bare === '') return found.includes('\t') ? 'tab' : 'gap';
  if (/^[,，、]$/u.test(bare)) return 'comma';
  if (/[;；]/u.test(bare)) return 'semi';
  if (/[:：]/u.test(bare)) return 'colon';
  if (/^[–—−-]$/u.test(bare)) return 'dash';
  if (/^\/+$/.test(bare)) return 'slash';
  if (bare === '.') return 'stop';
  return /^\p{L}+$|^&$/u.test(bare) ? 'and' : 'dot';
};

/** Lines that make one list. */
export interface ListPassage {
  piece: Piece;
  kind: 'K' | 'X';
  bullet: string;
  line: number;
}

/** Cuts a list at every mark outside of brackets and numbers. */
export function listPieces(
  { piece: passage, kind, bullet, line }: ListPassage,
  lexicon: Lexicon,
  weigh: Weigh,
): ListPiece[] {
  const { text } = passage;
  const inside = bracketed(text);
  const cuts: { start: number; end: number; kind: string }[] = [];
  for (const found of text.matchAll(mark)) {
    const end = found.index + found[0].length;
    const isNumber = found[0] === ',' && /\d,\d/.test(text.slice(found.index - 1, end + 1));
    if (inside[found.index] !== true && !isNumber)
      cuts.push({ start: found.index, end, kind: kindOf(found[0]) });
  }
  const stretches: { start: number; end: number; before: string }[] = [];
  let at = 0;
  let before = 'first';
  for (const cut of [...cuts, { start: text.length, end: text.length, kind: 'end' }]) {
    if (/[\p{L}\p{N}]/u.test(text.slice(at, cut.start))) {
      stretches.push({ start: at, end: cut.start, before });
      before = cut.kind;
    } else if (before !== 'first') before = cut.kind;
    at = cut.end;
  }
  const counts = new Map<string, number>();
  for (const { before: one } of stretches) counts.set(one, (counts.get(one) ?? 0) + 1);
  return stretches.map((stretch, place) => {
    const piece = slicePiece(passage, stretch.start, stretch.end);
    const where = { kind, bullet, counts, place, count: stretches.length, before: stretch.before };
    return {
      ...{ ...stretch, passage, piece, kind, line },
      features: ownFeatures(piece.text, where, lexicon, weigh),
    };
  });
}

/** What is said of the item before. */
const tail = phrasePattern.iu`^(?:${'list-features/tail'})\b`;

interface Place {
  kind: string;
  bullet: string;
  counts: ReadonlyMap<string, number>;
  place: number;
  count: number;
  before: string;
}

function ownFeatures(
  text: string,
  { kind, bullet, counts, place, count, before }: Place,
  lexicon: Lexicon,
  weigh: Weigh,
): string[] {
  const words = wordsOf(text);
  const dates = findDateRanges(text);
  const evidence = weigh(text);
  const isDate = dates.some(({ start, end }) => end - start >= text.trim().length - 2);
  const knownBy = ({ whole, find }: PhraseIndex<unknown>) =>
    whole(text) ? 'w' : find(words).length > 0 ? 'p' : '0';
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return [
    `w${upTo(words.length, [1, 2, 3, 4, 6, 9, 14])}`,
    `c${/^\p{Lu}/u.test(text) ? 'u' : /^\p{Ll}/u.test(text) ? 'l' : /^\d/.test(text) ? 'd' : 'o'}`,
    `sk${knownBy(lexicon.skills)}`,
    `ce${knownBy(lexicon.certifications)}`,
    `o${step(evidence.organisation)}`,
    `l${step(evidence.place)}`,
    `t${step(evidence.title)}`,
    ...(isDate ? ['date'] : dates.length > 0 ? ['hasdate'] : []),
    ...(tail.test(text) ? ['tail'] : []),
    ...(isAboutLanguages(text) ? ['lang'] : []),
    ...(announcedBy(text).kinds.length > 0 ? ['head'] : []),
    `b${bullet === '' ? 0 : 1}`,
    `first${place === 0 ? 1 : 0}`,
    `n${upTo(count, [1, 2, 3, 5, 9])}`,
    `most${most === before ? 1 : 0}${before}`,
    `has${counts.has('comma') ? 1 : 0}${counts.has('semi') ? 1 : 0}${counts.has('dot') ? 1 : 0}${before}`,
    `nc${upTo(counts.get(before) ?? 0, [1, 2, 4])}${before}`,
  ].map((feature) => `${kind}${feature}`);
}

/** Is each place inside brackets? Nothing is parted there. */
function bracketed(text: string): boolean[] {
  const inside: boolean[] = [];
  let depth = 0;
  for (const letter of text) {
    if (/[([（【]/u.test(letter)) depth += 1;
    for (let unit = 0; unit < letter.length; unit += 1) inside.push(depth > 0);
    if (/[)\]）】]/u.test(letter)) depth = Math.max(0, depth - 1);
  }
  return depth > 0 ? inside.map(() => false) : inside;
}

/** The members of the chain for all lists of a text. */
export function listMembers(pieces: readonly ListPiece[]): Member[] {
  const besides = createNeighbors(pieces.map(({ features }) => features));
  return pieces.map(({ features, before, kind }, place) => {
    const next = pieces[place + 1];
    const after = next && next.before !== 'first' ? next.before : 'end';
    return {
      edge: `${kind}${before}`,
      features: [
        features,
        [`${kind}p${before}`, `${kind}q${after}`, `${kind}pq${before}${after}`],
        place === 0 || before === 'first' ? ['-1-'] : besides(place - 1, '-1'),
        after === 'end' ? ['1-'] : besides(place + 1, '1'),
      ],
    };
  });
}
