import type { Member } from '../chains/chain-model.ts';
import { step, upTo } from '../chains/feature-steps.ts';
import type { Lexicon } from '../lexicon.ts';
import { locationEvidence } from './evidence.ts';
import { blockPieces } from './header-blocks.ts';
import type { HeaderPiece } from './header-pieces.ts';
import { type BlockToken, blockTokens, edgeBefore, type Token, writtenShape } from './header-tokens.ts';
import { labelKind, leadingLabel } from './labels.ts';
import type { LineFacts } from './line-facts.ts';
import { namePattern, spelledNames, spelledWords } from './person-names.ts';

/** The words of the lines where name and address stand. A block is a line with the name, or one without. */
export function contactTokens(
  facts: readonly LineFacts[],
  labels: readonly string[],
  lexicon: Lexicon,
): BlockToken[] {
  const lines = labels.flatMap((label, place) =>
    label === 'N' || label === 'C' ? [{ place, begins: label === 'N' }] : [],
  );
  return blockTokens(blockPieces(facts, lines, new Map()), lexicon);
}

const degreesAfterName =
  /^(?:(?:[A-Z]\.?){2,6}|Ph\.?D|M\.?Sc|B\.?Sc|Esq|Jr|Sr|I{1,3}|ing|MBA|dipl|M\.?Ed|Ed\.?D|M\.?Litt|M\.?Phil)\.?$/u;

/** The members of the chain for the contact lines. */
export function contactMembers(
  tokens: readonly BlockToken[],
  facts: readonly LineFacts[],
  lexicon: Lexicon,
): Member[] {
  const names = spelledNames(facts);
  const pieces = [...new Set(tokens.map(({ at }) => at))];
  const bases = new Map(pieces.map((one) => [one, pieceBase(one.piece, names, lexicon)]));
  const seen = new Set<string>();
  const shared = new Map(
    pieces.map((one, place) => {
      const { piece, fact } = one;
      const before = pieces[place - 1];
      const label = before && before.fact === fact ? labelKind(before.piece.text) : undefined;
      const above = before && before.fact !== fact ? labelKind(before.fact.text) : undefined;
      const leading = leadingLabel(fact.text)?.kind;
      const features = [
        ...(bases.get(one) ?? []),
        `line${upTo(one.place, [0, 1, 2, 4, 8, 15])}`,
        `in${Math.min(one.inLine, 4)}/${Math.min(fact.pieces.length, 5)}`,
        `n${one.begins ? 1 : 0}in${Math.min(one.inLine, 2)}`,
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
          return (bases.get(other) ?? []).map((feature) => `${offset}${where}${feature}`);
        }),
      ];
      seen.add(piece.shape);
      return [one, features];
    }),
  );
  return tokens.map(({ token, at }, place) => ({
    edge: edgeBefore(token),
    features: [
      ...(shared.get(at) ?? []),
      ...tokenFeatures(token, names),
      ...neighborsOf(tokens, place, names),
    ],
  }));
}

function tokenBase({ text, known, piece, personName }: Token, names: readonly string[]): string[] {
  if (piece.shape !== 'words') return [`t${piece.shape}`];
  return [
    `t${writtenShape(text, /^\p{Lu}+$/u)}`,
    ...known.map((name) => `t${name}`),
    `tn${personName}`,
    ...(spelledWords(text, names) > 0 ? ['tsp'] : []),
    ...(degreesAfterName.test(text) ? ['tdeg'] : []),
  ];
}

function tokenFeatures(token: Token, names: readonly string[]): string[] {
  const { inPiece, count } = token;
  const base = tokenBase(token, names);
  const where = `${inPiece === 0 ? 'F' : ''}${inPiece === count - 1 ? 'L' : ''}`;
  return [
    ...base,
    `x${where}`,
    `x${upTo(inPiece, [0, 1, 2, 4])}/${upTo(count, [1, 2, 3, 5])}`,
    `x${where}${base.join('')}`,
  ];
}

function neighborsOf(tokens: readonly BlockToken[], place: number, names: readonly string[]): string[] {
  return [-1, 1].flatMap((offset) => {
    const other = tokens[place + offset];
    if (!other || other.at.fact !== tokens[place]?.at.fact) return [`${offset}t-`];
    return tokenBase(other.token, names).map((feature) => `${offset}${feature}`);
  });
}

function pieceBase(piece: HeaderPiece, names: readonly string[], lexicon: Lexicon): string[] {
  const { text, shape, evidence } = piece;
  if (shape !== 'words') {
    const isGit = /git(?:hub|lab)/iu.test(text);
    const kind = shape !== 'link' ? '' : /linkedin|xing\.com/iu.test(text) ? 'in' : isGit ? 'git' : 'web';
    return [shape, `${shape}${kind}`];
  }
  const words = text.match(/[\p{L}\p{N}.'’]+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return [
    `ti${step(evidence.title)}`,
    `og${step(evidence.organisation)}`,
    `pl${step(evidence.place)}`,
    `lo${Math.max(0, Math.min(5, Math.floor(locationEvidence(text, lexicon))))}`,
    `sp${Math.min(3, spelledWords(text, names))}`,
    `pn${namePattern(words, lexicon)}`,
    `w${upTo(words.length, [1, 2, 3, 4, 6, 9])}`,
    `c${capitals === words.length ? 'A' : capitals === 0 ? 'l' : 'M'}${/\p{Ll}/u.test(text) ? 1 : 0}`,
    ...(/\d/.test(text) ? ['dig', `dig${/\d{4,}/.test(text) ? 5 : 1}`] : []),
    ...(/[\p{Script=Han}\p{Script=Katakana}]/u.test(text)
      ? ['cjk', `cjk${upTo(text.length, [2, 4, 6, 10])}`]
      : []),
    ...(degreesAfterName.test(text) ? ['deg'] : []),
    ...(labelKind(text) ? [`is${labelKind(text)}`] : []),
    ...(/["“(]/u.test(text) ? ['quo'] : []),
  ];
}
