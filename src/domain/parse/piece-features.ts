import { step, upTo } from '../chains/feature-steps.ts';
import { isFieldLabel } from './field-labels.ts';
import type { BlockPiece } from './header-blocks.ts';
import type { HeaderPiece } from './header-pieces.ts';

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

/** What all words of a piece have in common, piece by piece in the order of the text. */
export function featuresOfPieces(pieces: readonly BlockPiece[]): Map<BlockPiece, string[]> {
  const slots = slotMeans(pieces);
  return new Map(
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
}

const stepsOf = ({ evidence }: HeaderPiece) => kinds.map((kind) => step(evidence[kind]));

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
  if (one?.piece.shape !== 'words') return [];
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
