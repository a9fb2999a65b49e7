import type { Member } from '../../language/chains/chain-model.ts';
import { createNeighbors, step, upTo } from '../../language/chains/features.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { locationEvidence } from './evidence.ts';
import { contactKind } from './field-labels.ts';
import { type BlockPiece, blockPieces } from './header-blocks.ts';
import type { HeaderPiece } from './header-pieces.ts';
import { type BlockToken, blockTokens, edgeBefore, type Token, writtenShape } from './header-tokens.ts';
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
  return blockTokens(blockPieces(facts, lines), lexicon);
}

const degreesAfterName = phrasePattern.u`^(?:${'contact-features/degrees-after-name'})\.?$`;

/** The members of the chain for the contact lines. */
export function contactMembers(
  tokens: readonly BlockToken[],
  facts: readonly LineFacts[],
  lexicon: Lexicon,
): Member[] {
  const names = spelledNames(facts);
  const shared = sharedFeatures([...new Set(tokens.map(({ at }) => at))], names, lexicon);
  const bases = tokens.map(({ token }) => tokenBase(token, names));
  const besides = createNeighbors(bases);
  return tokens.map(({ token, at }, place) => ({
    edge: edgeBefore(token),
    features: [
      shared.get(at) ?? [],
      bases[place] ?? [],
      tokenFeatures(token, bases[place] ?? []),
      ...[-1, 1].map((offset) =>
        tokens[place + offset]?.at.fact === at.fact ? besides(place + offset, `${offset}`) : [`${offset}t-`],
      ),
    ],
  }));
}

/** What all words of a piece have in common. */
function sharedFeatures(
  pieces: readonly BlockPiece[],
  names: readonly string[],
  lexicon: Lexicon,
): Map<BlockPiece, string[]> {
  const bases = pieces.map(({ piece }) => pieceBase(piece, names, lexicon));
  const besides = createNeighbors(bases);
  const seen = new Set<string>();
  return new Map(
    pieces.map((one, place) => {
      const { piece, fact } = one;
      const before = pieces[place - 1];
      const label = before && contactKind(before.fact === fact ? before.piece.text : before.fact.text);
      const features = [
        ...(bases[place] ?? []),
        `line${upTo(one.place, [0, 1, 2, 4, 8, 15])}`,
        `in${Math.min(one.inLine, 4)}/${Math.min(fact.pieces().length, 5)}`,
        `n${one.begins ? 1 : 0}in${Math.min(one.inLine, 2)}`,
        `p${piece.before}`,
        `q${piece.after}`,
        `pq${piece.before}${piece.after}`,
        ...(label ? [`${before.fact === fact ? 'lab' : 'abv'}${label}`] : []),
        ...(fact.contactLabel === '' ? [] : [`lead${fact.contactLabel}`]),
        ...(seen.has(piece.shape) ? [`again${piece.shape}`] : []),
        ...[-2, -1, 1, 2].flatMap((offset) => {
          const other = pieces[place + offset];
          if (!other) return [`${offset}edge`];
          return besides(place + offset, `${offset}${other.fact === fact ? 's' : 'n'}`);
        }),
      ];
      seen.add(piece.shape);
      return [one, features];
    }),
  );
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

function tokenFeatures({ inPiece, count }: Token, base: readonly string[]): string[] {
  const where = `${inPiece === 0 ? 'F' : ''}${inPiece === count - 1 ? 'L' : ''}`;
  return [
    `x${where}`,
    `x${upTo(inPiece, [0, 1, 2, 4])}/${upTo(count, [1, 2, 3, 5])}`,
    `x${where}${base.join('')}`,
  ];
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
    ...(contactKind(text) ? [`is${contactKind(text)}`] : []),
    ...(/["“(]/u.test(text) ? ['quo'] : []),
  ];
}
