import { createNeighbors, meansOfOthers, type Sums, step, upTo } from '../../language/chains/features.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Evidence } from './evidence.ts';
import { fieldKind } from './field-labels.ts';
import { type BlockPiece, slotSums, slotsOf } from './header-blocks.ts';

const kinds = ['title', 'organisation', 'place', 'institution', 'degree'] as const;

const employment = phrasePattern.iu`^(?:${'piece-features/employment'})$`;

const shapeOf = (text: string): string => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  if (text.length > 3 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)) return 'C';
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(text)) return 'J';
  return words.length === 0 ? '0' : capitals === words.length ? 'A' : capitals > 0 ? 'M' : 'l';
};

const eduNote = phrasePattern.iu`\b(?:${'piece-features/edu-note'})\b|^\d[.,]\d{1,2}(?:\/\d)?$`;

/** What all words of a piece have in common, piece by piece in the order of the text. */
export function featuresOfPieces(pieces: readonly BlockPiece[]): Map<BlockPiece, string[]> {
  const slots = slotSums(pieces, valuesOf);
  const steps = pieces.map(({ piece }) => stepsOf(piece.evidence));
  const bases = pieces.map((one, place) => pieceBase(one, steps[place] ?? []));
  const besides = createNeighbors(bases);
  return new Map(
    pieces.map((one, place) => [
      one,
      [
        ...(bases[place] ?? []),
        ...pieceFeatures(one),
        ...rivalFeatures(pieces, steps, place),
        ...pairFeatures(pieces, steps, place),
        ...[-2, -1, 1, 2].flatMap((offset) => {
          const other = pieces[place + offset];
          if (other?.block !== one.block) return [`${offset}edge`];
          return besides(place + offset, `${offset}${other.fact === one.fact ? 's' : 'n'}`);
        }),
        ...slotFeatures(one, slots),
      ],
    ]),
  );
}

const stepsOf = (evidence: Evidence) => kinds.map((kind) => step(evidence[kind]));
const valuesOf = ({ piece }: BlockPiece) => kinds.map((kind) => Math.min(4, piece.evidence[kind]));

function pieceBase({ piece, column }: BlockPiece, steps: readonly number[]): string[] {
  const { before, text, shape, date } = piece;
  const [title, organisation, place, institution, degree] = steps;
  const own =
    shape === 'words'
      ? [
          ...steps.map((value, kind) => `e${kind}${value}`),
          `to${title}${organisation}`,
          `tp${title}${place}`,
          `op${organisation}${place}`,
          `id${institution}${degree}`,
        ]
      : [shape === 'date' ? `date${date?.single ? 1 : 2}` : shape];
  return [
    ...own,
    `p${before}`,
    ...(employment.test(text) ? ['emp'] : []),
    ...(fieldKind(text) ? ['lab'] : []),
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
function rivalFeatures(
  pieces: readonly BlockPiece[],
  steps: readonly (readonly number[])[],
  place: number,
): string[] {
  const one = pieces[place];
  const own = steps[place] ?? [];
  if (one?.piece.shape !== 'words') return [];
  let others = 0;
  const best = kinds.map(() => 0);
  for (let at = Math.max(0, place - 12); at < place + 13; at += 1) {
    const rival = pieces[at];
    if (rival?.block !== one.block || at === place || rival.piece.shape !== 'words') continue;
    others += 1;
    steps[at]?.forEach((value, kind) => {
      best[kind] = Math.max(best[kind] ?? 0, value);
    });
  }
  return [
    ...own.map((value, kind) => `r${kind}${best[kind]}${value}`),
    `rto${best[0]}${own[0]}${own[1]}`,
    `rid${best[3]}${best[4]}${own[3]}${own[4]}`,
    `ro${Math.min(4, others)}`,
  ];
}

/** What the piece and its neighbor are worth together. */
function pairFeatures(
  pieces: readonly BlockPiece[],
  steps: readonly (readonly number[])[],
  place: number,
): string[] {
  const own = steps[place] ?? [];
  const first = steps[place - 1] ?? [];
  const next = pieces[place]?.piece.withNext;
  const last =
    pieces[place - 1]?.fact === pieces[place]?.fact ? pieces[place - 1]?.piece.withNext : undefined;
  const behind = next && stepsOf(next);
  const ahead = last && stepsOf(last);
  return [
    ...(behind
      ? [...behind.map((value, at) => `vn${at}${value}${own[at]}`), `vnto${behind[0]}${behind[1]}`]
      : []),
    ...(ahead
      ? [...ahead.map((value, at) => `vp${at}${value}${first[at]}${own[at]}`), `vpto${ahead[0]}${ahead[1]}`]
      : []),
  ];
}

/** Entries of one document mostly look alike: what the same place holds in the others. */
function slotFeatures(one: BlockPiece, slots: ReadonlyMap<string, Sums>): string[] {
  if (one.piece.shape !== 'words') return [];
  const [narrow = '', wide = ''] = slotsOf(one);
  return [narrow, wide].flatMap((slot, at) => {
    const name = at === 0 ? 'S' : 'L';
    const sums = slots.get(slot);
    const means = meansOfOthers(sums, valuesOf(one));
    if (!sums || !means) return [`${name}c1`];
    const [title = 0, organisation = 0] = means;
    return [
      `${name}d${Math.round(Math.max(-3, Math.min(3, title - organisation)))}`,
      `${name}c${Math.min(sums.count, 4)}`,
      ...means.map((mean, kind) => `${name}${kind}${Math.round(mean)}`),
    ];
  });
}
