import type { Lexicon } from '../lexicon.ts';
import type { HeaderPiece } from './header-pieces.ts';
import { labelKind, leadingLabel } from './labels.ts';
import type { LineFacts } from './line-facts.ts';
import { step, upTo } from './line-features.ts';
import { locationEvidence } from './location.ts';
import { spelledWords } from './spelled-names.ts';

/** A piece of the lines where name and address stand. */
export interface ContactPiece {
  piece: HeaderPiece;
  fact: LineFacts;
  /** The line's place in the text, and whether its label says that the name is in it. */
  place: number;
  isNameLine: boolean;
  inLine: number;
}

export const contactPieces = (facts: readonly LineFacts[], labels: readonly string[]): ContactPiece[] =>
  facts.flatMap((fact, place) => {
    const label = labels[place];
    if (label !== 'N' && label !== 'C') return [];
    return fact.pieces.map((piece, inLine) => ({ piece, fact, place, isNameLine: label === 'N', inLine }));
  });

const degreesAfterName =
  /^(?:(?:[A-Z]\.?){2,6}|Ph\.?D|M\.?Sc|B\.?Sc|Esq|Jr|Sr|I{1,3}|ing|MBA|dipl|M\.?Ed|Ed\.?D)\.?(?:[\s,]+(?:[A-Z]\.?){2,6})*$/u;

/** The features of the pieces of the contact lines. */
export function contactFeatures(pieces: readonly ContactPiece[], names: readonly string[], lexicon: Lexicon): string[][] {
  const bases = pieces.map((one) => baseOf(one, names, lexicon));
  const seen = new Set<string>();
  return pieces.map((one, place) => {
    const { piece, fact } = one;
    const before = pieces[place - 1];
    const label = before && before.fact === one.fact ? labelKind(before.piece.text) : undefined;
    const above = before && before.fact !== one.fact ? labelKind(before.fact.text) : undefined;
    const leading = leadingLabel(fact.text)?.kind;
    const features = [
      ...(bases[place] ?? []),
      `line${upTo(one.place, [0, 1, 2, 4, 8, 15])}`,
      `in${Math.min(one.inLine, 4)}/${Math.min(fact.pieces.length, 5)}`,
      `n${one.isNameLine ? 1 : 0}`,
      `n${one.isNameLine ? 1 : 0}in${Math.min(one.inLine, 2)}`,
      `p${piece.before}`,
      `q${piece.after}`,
      `pq${piece.before}${piece.after}`,
      ...(label ? [`lab${label}`] : []),
      ...(above ? [`abv${above}`] : []),
      ...(leading ? [`lead${leading}`] : []),
      ...(seen.has(piece.shape) ? [`again${piece.shape}`] : []),
      ...[-2, -1, 1, 2].flatMap((offset) => {
        const other = pieces[place + offset];
        if (!other) return [`${offset}edge`];
        const where = other.fact === fact ? 's' : 'n';
        return (bases[place + offset] ?? []).map((feature) => `${offset}${where}${feature}`);
      }),
    ];
    seen.add(piece.shape);
    return features;
  });
}

function baseOf({ piece }: ContactPiece, names: readonly string[], lexicon: Lexicon): string[] {
  const { text, shape, evidence } = piece;
  if (shape !== 'words') {
    const kind = shape !== 'link' ? '' : /linkedin|xing\.com/iu.test(text) ? 'in' : /git(?:hub|lab)/iu.test(text) ? 'git' : 'web';
    return [shape, `${shape}${kind}`];
  }
  const words = text.match(/[\p{L}\p{N}.'’]+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return [
    `t${step(evidence.title)}`,
    `o${step(evidence.organisation)}`,
    `l${step(evidence.place)}`,
    `lo${Math.max(0, Math.min(5, Math.floor(locationEvidence(text, lexicon))))}`,
    `sp${Math.min(3, spelledWords(text, names))}`,
    `w${upTo(words.length, [1, 2, 3, 4, 6, 9])}`,
    `c${capitals === words.length ? 'A' : capitals === 0 ? 'l' : 'M'}${/\p{Ll}/u.test(text) ? 1 : 0}`,
    ...(/\d/.test(text) ? ['dig', `dig${/\d{4,}/.test(text) ? 5 : 1}`] : []),
    ...(/[\p{Script=Han}\p{Script=Katakana}]/u.test(text) ? ['cjk', `cjk${upTo(text.length, [2, 4, 6, 10])}`] : []),
    ...(degreesAfterName.test(text) ? ['deg'] : []),
    ...(labelKind(text) ? [`is${labelKind(text)}`] : []),
    ...(/["“(]/u.test(text) ? ['quo'] : []),
  ];
}
