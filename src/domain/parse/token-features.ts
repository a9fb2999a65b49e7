import type { Lexicon } from '../lexicon.ts';
import type { Member } from './chain-model.ts';
import { isFieldLabel } from './field-labels.ts';
import type { HeaderPiece } from './header-pieces.ts';
import { edgeBefore, type Token, tokensOf } from './header-tokens.ts';
import type { LineFacts } from './line-facts.ts';
import { step, upTo } from './line-features.ts';

/** A piece of a header, where it stands in its entry. */
export interface BlockPiece {
  piece: HeaderPiece;
  fact: LineFacts;
  /** The line's place in the text. */
  place: number;
  /** Which header block of the text, and which line of the block. */
  block: number;
  lineInBlock: number;
  linesInBlock: number;
  /** Lines above (-) or below the line with the dates; undefined in a block without dates. */
  fromDate: number | undefined;
  /** Which piece of its line, and which of those that are no dates. */
  inLine: number;
  plainInLine: number;
  piecesInLine: number;
  plainPieces: number;
  /** What the column of a table or the label before it says it is. */
  column: string;
  /** Its line begins the block. */
  begins: boolean;
}

/** A word of a header in its place. */
export interface BlockToken {
  token: Token;
  at: BlockPiece;
}

export const blockTokens = (pieces: readonly BlockPiece[], lexicon: Lexicon): BlockToken[] =>
  pieces.flatMap((at) => tokensOf(at.piece, lexicon).map((token) => ({ token, at })));

const kinds = ['title', 'organisation', 'place', 'institution', 'degree'] as const;

const employment =
  /^(?:full[- ]?time|part[- ]?time|contract(?:or)?|internship|freelance|self-employed|temporary|temp|seasonal|permanent|hybrid|remote|on-?site|apprenticeship|per diem|prn|volunteer|casual|vollzeit|teilzeit|befristet|temps (?:plein|partiel)|cdi|cdd|stage|tiempo (?:completo|parcial)|jornada completa|tempo integral|pełny etat|正社員|契約社員|派遣社員|全职|兼职|实习)$/iu;

const shapeOf = (text: string): string => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  if (text.length > 3 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)) return 'C';
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(text)) return 'J';
  return words.length === 0 ? '0' : capitals === words.length ? 'A' : capitals > 0 ? 'M' : 'l';
};

const eduNote =
  /\b(?:c?gpa|honou?rs|cum laude|minor|thesis|grade|activities|coursework|credits|dean|note|nota|média|mention|abschlussnote|ocena|średnia|praca|mémoire|tfg|tfm)\b|^\d[.,]\d{1,2}(?:\/\d)?$/iu;

/** The members of the chain for the headers of one kind (jobs or education), in the order of the text. */
export function headerMembers(tokens: readonly BlockToken[]): Member[] {
  const pieces = [...new Set(tokens.map(({ at }) => at))];
  const slots = slotMeans(pieces);
  const shared = new Map(
    pieces.map((one, place) => [
      one,
      [
        ...pieceBase(one),
        ...pieceFeatures(one),
        ...rivalFeatures(pieces, place),
        ...pairFeatures(pieces, place),
        ...pieceNeighbors(pieces, place),
        ...slotFeatures(one, slots),
      ],
    ]),
  );
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

const stepsOf = ({ evidence }: HeaderPiece) => kinds.map((kind) => step(evidence[kind]));

function tokenBase({ text, known, piece, personName }: Token): string[] {
  if (piece.shape !== 'words') return [`t${piece.shape}`];
  const shape = /^\d/.test(text)
    ? '9'
    : /^\p{Lu}{2,}/u.test(text)
      ? 'AA'
      : /^\p{Lu}/u.test(text)
        ? 'Aa'
        : /^\p{Lo}/u.test(text)
          ? 'J'
          : 'a';
  return [
    `t${shape}`,
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

function pieceBase({ piece, column }: BlockPiece): string[] {
  const { before, text, shape } = piece;
  const own =
    shape === 'date'
      ? [`date${piece.date?.single ? 1 : 2}`]
      : shape !== 'words'
        ? [shape]
        : stepsOf(piece).map((value, kind) => `e${kind}${value}`);
  const [title, organisation, place, institution, degree] = stepsOf(piece);
  const crossed =
    shape !== 'words'
      ? []
      : [
          `to${title}${organisation}`,
          `tp${title}${place}`,
          `op${organisation}${place}`,
          `id${institution}${degree}`,
        ];
  return [
    ...own,
    ...crossed,
    `p${before}`,
    ...(employment.test(text) ? ['emp'] : []),
    ...(isFieldLabel(text) ? ['lab'] : []),
    ...(column === '' ? [] : [`col${column}`]),
  ];
}

function pieceFeatures(one: BlockPiece): string[] {
  const { piece, fact } = one;
  const { text } = piece;
  const words = text.match(/[\p{L}\p{N}&'’]+/gu) ?? [];
  const from = one.fromDate === undefined ? `x${Math.min(one.lineInBlock, 3)}` : `${one.fromDate}`;
  const plain = Math.min(one.plainInLine, 3);
  return [
    `q${piece.after}`,
    `pq${piece.before}${piece.after}`,
    `m${Math.min(one.inLine, 4)}/${Math.min(one.piecesInLine, 5)}`,
    `lr${from}`,
    `k${Math.min(one.lineInBlock, 4)}/${Math.min(one.linesInBlock, 4)}`,
    `kf${Math.min(one.lineInBlock, 4)}${one.inLine === 0 ? 1 : 0}`,
    `sl${from}/${plain}/${Math.min(one.plainPieces, 4)}`,
    `w${upTo(words.length, [1, 2, 3, 4, 6, 9, 14])}`,
    `c${shapeOf(text)}`,
    ...(text.length < 4 ? ['tiny'] : []),
    ...(/\d/.test(text) ? ['dig'] : []),
    ...(/^[A-Z]{2}$/.test(text) ? ['st'] : []),
    ...(eduNote.test(text) ? ['note'] : []),
    ...(/[.!]$/.test(text) && words.length > 4 ? ['sent'] : []),
    ...(fact.line.bullet === '' ? [] : ['bul']),
    ...(fact.line.indent > 0 ? ['ind'] : []),
    ...(fact.noEmployer ? ['ne'] : []),
    ...(fact.words > 16 ? ['prose', `prose${piece.before}`] : []),
  ];
}

/** The best of each evidence elsewhere in the block: a piece with rivals needs more. */
function rivalFeatures(pieces: readonly BlockPiece[], place: number): string[] {
  const one = pieces[place];
  if (!one || one.piece.shape !== 'words') return [];
  const others: HeaderPiece[] = [];
  for (let other = Math.max(0, place - 12); other < Math.min(pieces.length, place + 13); other += 1) {
    const rival = pieces[other];
    if (rival && other !== place && rival.block === one.block && rival.piece.shape === 'words')
      others.push(rival.piece);
  }
  const best = kinds.map((kind) => step(Math.max(0, ...others.map(({ evidence }) => evidence[kind]))));
  const own = stepsOf(one.piece);
  return [
    ...own.map((value, kind) => `r${kind}${best[kind]}${value}`),
    `rto${best[0]}${own[0]}${own[1]}`,
    `rid${best[3]}${best[4]}${own[3]}${own[4]}`,
    `ro${Math.min(4, others.length)}`,
  ];
}

/** What the piece and its neighbor are worth together. */
function pairFeatures(pieces: readonly BlockPiece[], place: number): string[] {
  const one = pieces[place];
  const before = pieces[place - 1];
  if (!one) return [];
  const own = stepsOf(one.piece);
  const features: string[] = [];
  const next = one.piece.withNext;
  if (next) {
    kinds.forEach((kind, at) => {
      features.push(`vn${at}${step(next[kind])}${own[at]}`);
    });
    features.push(`vnto${step(next.title)}${step(next.organisation)}`);
  }
  const last = before && before.fact === one.fact ? before.piece.withNext : undefined;
  if (last && before) {
    const first = stepsOf(before.piece);
    kinds.forEach((kind, at) => {
      features.push(`vp${at}${step(last[kind])}${first[at]}${own[at]}`);
    });
    features.push(`vpto${step(last.title)}${step(last.organisation)}`);
  }
  return features;
}

function pieceNeighbors(pieces: readonly BlockPiece[], place: number): string[] {
  const one = pieces[place];
  return [-2, -1, 1, 2].flatMap((offset) => {
    const other = pieces[place + offset];
    if (!one || !other || other.block !== one.block) return [`${offset}edge`];
    const where = other.fact === one.fact ? 's' : 'n';
    return pieceBase(other).map((feature) => `${offset}${where}${feature}`);
  });
}

/** Entries of one document mostly look alike: what the same place holds in the others. */
interface Slot {
  count: number;
  sums: number[];
}

const slotKeys = ({ fromDate, lineInBlock, plainInLine, plainPieces }: BlockPiece): string[] => {
  const from = fromDate ?? `x${lineInBlock}`;
  return [
    `S${from}/${Math.min(plainInLine, 3)}/${Math.min(plainPieces, 4)}`,
    `L${from}/${Math.min(plainInLine, 3)}`,
  ];
};

function slotMeans(pieces: readonly BlockPiece[]): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const one of pieces) {
    if (one.piece.shape !== 'words') continue;
    for (const key of slotKeys(one)) {
      const slot = slots.get(key) ?? { count: 0, sums: kinds.map(() => 0) };
      slot.count += 1;
      kinds.forEach((kind, at) => {
        slot.sums[at] = (slot.sums[at] ?? 0) + Math.min(4, one.piece.evidence[kind]);
      });
      slots.set(key, slot);
    }
  }
  return slots;
}

function slotFeatures(one: BlockPiece, slots: ReadonlyMap<string, Slot>): string[] {
  if (one.piece.shape !== 'words') return [];
  return slotKeys(one).flatMap((key) => {
    const slot = slots.get(key);
    const name = key[0];
    if (!slot || slot.count < 2) return [`${name}c1`];
    const means = kinds.map(
      (kind, at) => ((slot.sums[at] ?? 0) - Math.min(4, one.piece.evidence[kind])) / (slot.count - 1),
    );
    const [title = 0, organisation = 0] = means;
    const lead = Math.round(Math.max(-3, Math.min(3, title - organisation)));
    return [
      `${name}d${lead}`,
      `${name}c${Math.min(slot.count, 4)}`,
      ...means.map((mean, at) => `${name}${at}${Math.round(mean)}`),
    ];
  });
}
