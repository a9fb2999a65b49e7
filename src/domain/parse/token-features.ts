import type { Lexicon } from '../lexicon.ts';
import type { Member } from './chain-model.ts';
import { upTo } from './feature-steps.ts';
import type { BlockPiece } from './header-blocks.ts';
import { edgeBefore, type Token, tokensOf, writtenShape } from './header-tokens.ts';
import { featuresOfPieces } from './piece-features.ts';

/** A word of a header in its place. */
export interface BlockToken {
  token: Token;
  at: BlockPiece;
}

export const blockTokens = (pieces: readonly BlockPiece[], lexicon: Lexicon): BlockToken[] =>
  pieces.flatMap((at) => tokensOf(at.piece, lexicon).map((token) => ({ token, at })));

/** The members of the chain for the headers of one kind (jobs or education), in the order of the text. */
export function headerMembers(tokens: readonly BlockToken[]): Member[] {
  const shared = featuresOfPieces([...new Set(tokens.map(({ at }) => at))]);
  const bases = tokens.map(({ token }) => tokenBase(token));
  return tokens.map(({ token, at }, place) => ({
    edge: at.block !== tokens[place - 1]?.at.block ? 'nb' : edgeBefore(token),
    features: [
      ...(shared.get(at) ?? []),
      ...(bases[place] ?? []),
      ...tokenFeatures(token, at),
      ...tokenNeighbors(tokens, bases, place),
    ],
  }));
}

function tokenBase({ text, known, piece, personName }: Token): string[] {
  if (piece.shape !== 'words') return [`t${piece.shape}`];
  return [
    `t${writtenShape(text, /^\p{Lu}{2,}/u)}`,
    ...known.map((name) => `t${name}`),
    ...(known.length === 0 ? ['t0'] : []),
    ...(personName === '' ? [] : [`N${personName}`]),
  ];
}

function tokenFeatures(token: Token, at: BlockPiece): string[] {
  const { inPiece, count, known, text } = token;
  const where = `${inPiece === 0 ? 'F' : ''}${inPiece === count - 1 ? 'L' : ''}`;
  const kind = known.join('');
  return [
    `x${where}`,
    `x${upTo(inPiece, [0, 1, 2, 4])}/${upTo(count, [1, 2, 3, 5, 9])}`,
    `x${where}${kind}`,
    ...(text.length <= 2 ? [`s${text.toLowerCase()}`] : []),
    ...(inPiece === 0 ? ['first'] : []),
    ...(/^(?:i|we|my|me|ich|je|yo|eu|was|am|been|worked|work|working|then|and|und|et|y|e|a|an|the|der|die|das|la|le|el|los|o|of|de|du|des)$/iu.test(
      text,
    )
      ? [`fn${text.toLowerCase()}`]
      : []),
    ...(at.fact.words > 16 ? [`pr${kind}`] : []),
  ];
}

function tokenNeighbors(
  tokens: readonly BlockToken[],
  bases: readonly (readonly string[])[],
  place: number,
): string[] {
  const own = tokens[place]?.at;
  const ownKnown = tokens[place]?.token.known.join('') ?? '';
  return [-2, -1, 1, 2].flatMap((offset) => {
    const other = tokens[place + offset];
    if (!other || other.at.block !== own?.block) return [`${offset}t-`];
    const where = other.at === own ? '' : other.at.fact === own.fact ? ',' : ';';
    return [
      ...(bases[place + offset] ?? []).map((feature) => `${offset}${where}${feature}`),
      ...(Math.abs(offset) === 1 ? [`${offset}${where}${other.token.known.join('')}|${ownKnown}`] : []),
    ];
  });
}
