import type { Member } from '../../language/chains/chain-model.ts';
import { createNeighbors, upTo } from '../../language/chains/features.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { wordsOf } from '../../language/words.ts';
import { endsLikeTitle } from './evidence.ts';
import type { BlockPiece } from './header-blocks.ts';
import type { HeaderPiece, Separator } from './header-pieces.ts';
import { personNameOf } from './person-names.ts';
import { featuresOfPieces } from './piece-features.ts';

/** A word of a header, with what the lists know of it. */
export interface Token {
  text: string;
  /** Offsets in the line. */
  start: number;
  end: number;
  piece: HeaderPiece;
  /** Which word of its piece. */
  inPiece: number;
  count: number;
  /** What the lists know: part of a title, a legal form, a place… */
  known: readonly string[];
  /** Whether people are called so: given name, family name, both. */
  personName: string;
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{L}\p{N}$€£#][\p{L}\p{M}\p{N}'’.&+#/%°ºª®™-]*(?<![.&/'’-])|[&+]/gu;

/** How a word is written: a number, in capitals, with one, in letters without case, in small ones. What counts as in capitals, the caller says. */
export const writtenShape = (text: string, inCapitals: RegExp): string => {
  if (/^\d/.test(text)) return '9';
  if (inCapitals.test(text)) return 'AA';
  if (/^\p{Lu}/u.test(text)) return 'Aa';
  return /^\p{Lo}/u.test(text) ? 'J' : 'a';
};

/** The words of a piece; what is told by its shape is one word. */
function tokensOf(piece: HeaderPiece, lexicon: Lexicon): Token[] {
  const { text, start, shape } = piece;
  if (shape !== 'words')
    return [{ text, start, end: piece.end, piece, inPiece: 0, count: 1, known: [], personName: '' }];
  const found = [...text.matchAll(wordPattern)];
  const known = knownOf(text, lexicon);
  return found.map((match, inPiece) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
    ...{ piece, inPiece, count: found.length },
    known: [...known].flatMap(([name, spans]) =>
      spans.some((span) => span.start <= match.index && match.index < span.end) ? [name] : [],
    ),
    personName: personNameOf(match[0], lexicon),
  }));
}

/** The stretches of a piece that the lists know, by what they know of them. */
function knownOf(text: string, lexicon: Lexicon): Map<string, Span[]> {
  const words = wordsOf(text);
  const known = new Map<string, Span[]>();
  const add = (name: string, span: Span) => known.set(name, [...(known.get(name) ?? []), span]);
  for (const mention of lexicon.titles.find(words)) add('T', mention);
  for (const mention of lexicon.titleWords.find(words))
    add(mention.value.role === 'head' ? 'H' : 'M', mention);
  for (const mention of lexicon.organizationWords.find(words)) add(`O${mention.value.kind[0]}`, mention);
  for (const mention of lexicon.employers.find(words)) add('B', mention);
  for (const mention of lexicon.places.find(words)) add('P', mention);
  for (const mention of lexicon.degrees.find(words)) add('D', mention);
  for (const mention of lexicon.skills.find(words)) add('S', mention);
  for (const word of words) if (endsLikeTitle(word, lexicon)) add('H', word);
  return known;
}

const edgeOf: Readonly<Record<Separator, string>> = {
  ...{ line: 'nl', tab: 'st', gap: 'st', pipe: 'st', dot: 'st', space: 'gp' },
  ...{ open: 'op', close: 'cl', dash: 'da', comma: 'cm', colon: 'co', semi: 'co', slash: 'co', stop: 'co' },
  ...{ at: 'at', small: 'sm' },
};

/** What stands before a token, as the chain's edges name it. */
export const edgeBefore = ({ inPiece, piece }: Token): string => (inPiece > 0 ? 'sp' : edgeOf[piece.before]);

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
  const besides = createNeighbors(bases);
  return tokens.map(({ token, at }, place) => ({
    edge: at.block !== tokens[place - 1]?.at.block ? 'nb' : edgeBefore(token),
    features: [
      shared.get(at) ?? [],
      bases[place] ?? [],
      tokenFeatures(token, at),
      ...[-2, -1, 1, 2].flatMap((offset) => {
        const other = tokens[place + offset];
        if (!other || other.at.block !== at.block) return [[`${offset}t-`]];
        const where = `${offset}${other.at === at ? '' : other.at.fact === at.fact ? ',' : ';'}`;
        const beside = besides(place + offset, where);
        return Math.abs(offset) === 2
          ? [beside]
          : [beside, [`${where}${other.token.known.join('')}|${token.known.join('')}`]];
      }),
    ],
  }));
}

function tokenBase({ text, known, piece, personName }: Token): string[] {
  if (piece.shape !== 'words') return [`t${piece.shape}`];
  return [
    `t${writtenShape(text, /^\p{Lu}{2,}/u)}`,
    ...(known.length === 0 ? ['t0'] : known.map((name) => `t${name}`)),
    ...(personName === '' ? [] : [`N${personName}`]),
  ];
}

const smallWords = phrasePattern.iu`^(?:${'header-tokens/small-words'})$`;

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
    ...(smallWords.test(text) ? [`fn${text.toLowerCase()}`] : []),
    ...(at.fact.words > 16 ? [`pr${kind}`] : []),
  ];
}
