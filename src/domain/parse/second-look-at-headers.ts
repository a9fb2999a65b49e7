import type { ChainModel, Member, TaggedSequence } from './chain-model.ts';
import { shareStep } from './feature-steps.ts';
import type { BlockPiece } from './header-blocks.ts';
import { groupsOf, sharesOfOthers } from './label-groups.ts';
import type { BlockToken } from './token-features.ts';

/** What the words of headers are: title, company, location, dates, something done, anything else, degree, school. */
const valueKinds = ['T', 'C', 'L', 'W', 'R', 'X', 'D', 'S'] as const;

/** What the same place of the other headers holds by the first labels. */
export function lookAgainAtHeaders(
  tokens: readonly BlockToken[],
  members: readonly Member[],
  tagged: TaggedSequence,
  { labels }: Pick<ChainModel, 'labels'>,
): Member[] {
  const shared = lookAgainAtPieces(meanChances(tokens, tagged, labels));
  return members.map(({ edge, features }, place) => {
    const at = tokens[place]?.at;
    const chance = Math.max(...(tagged.marginals[place] ?? [0]));
    return {
      edge,
      features: [
        ...features,
        ...(at ? (shared.get(at) ?? []) : []),
        `z0${tagged.labels[place]}${chance > 0.9 ? 2 : chance > 0.6 ? 1 : 0}`,
        `z-${tagged.labels[place - 1] ?? ''}`,
        `z+${tagged.labels[place + 1] ?? ''}`,
      ],
    };
  });
}

/** The pieces in the order of the text, each with how likely its words are of each kind, on average. */
type PieceChances = ReadonlyMap<BlockPiece, readonly number[]>;

function meanChances(
  tokens: readonly BlockToken[],
  { marginals }: TaggedSequence,
  labels: readonly string[],
): PieceChances {
  const kindOfLabel = labels.map((label) =>
    valueKinds.indexOf((label.length > 1 ? label[1] : label[0]) as (typeof valueKinds)[number]),
  );
  const sums = new Map<BlockPiece, { count: number; chances: number[] }>();
  tokens.forEach(({ at }, place) => {
    const own = sums.get(at) ?? { count: 0, chances: valueKinds.map(() => 0) };
    own.count += 1;
    marginals[place]?.forEach((chance, label) => {
      const kind = kindOfLabel[label] ?? -1;
      if (kind >= 0) own.chances[kind] = (own.chances[kind] ?? 0) + chance;
    });
    sums.set(at, own);
  });
  return new Map([...sums].map(([piece, { count, chances }]) => [piece, chances.map((sum) => sum / count)]));
}

function lookAgainAtPieces(means: PieceChances): Map<BlockPiece, string[]> {
  const pieces = [...means.keys()];
  const inSlots = pieces
    .filter(({ piece }) => piece.shape === 'words')
    .flatMap((one) => slotsOf(one).map((slot) => ({ slot, chances: means.get(one) })));
  const slots = groupsOf(
    inSlots.map(({ slot }) => slot),
    inSlots.map(({ chances }) => chances),
  );
  return new Map(
    pieces.map((one, place) => [
      one,
      [
        ...slotsOf(one).flatMap((slot) => {
          const group = one.piece.shape === 'words' ? slots.get(slot) : undefined;
          return sharesOfOthers(`z${slot[0]}`, valueKinds, group, means.get(one) ?? []);
        }),
        ...bestInBlock(pieces, place, means),
        ...likeliestNear(pieces, place, means),
      ],
    ]),
  );
}

/** The places of a header that the piece stands in, from the narrowest to the widest. */
function slotsOf({ piece, fromDate, lineInBlock, plainInLine, plainPieces }: BlockPiece): string[] {
  const from = fromDate ?? `x${lineInBlock}`;
  return [
    `1${from}/${Math.min(plainInLine, 3)}/${Math.min(plainPieces, 4)}`,
    `2${from}/${Math.min(plainInLine, 3)}`,
    `3${piece.before}/${piece.after}/${Math.min(lineInBlock, 3)}`,
  ];
}

/** The best of each kind elsewhere in the block. */
function bestInBlock(pieces: readonly BlockPiece[], place: number, means: PieceChances): string[] {
  const own = pieces[place];
  const others = pieces
    .slice(Math.max(0, place - 12), place + 13)
    .filter((one) => one !== own && one.block === own?.block);
  return valueKinds.map(
    (kind, at) => `zb${kind}${shareStep(Math.max(0, ...others.map((one) => means.get(one)?.[at] ?? 0)))}`,
  );
}

/** What the piece and those beside it are, most likely. */
function likeliestNear(pieces: readonly BlockPiece[], place: number, means: PieceChances): string[] {
  return [-2, -1, 0, 1, 2].map((offset) => {
    const one = pieces[place + offset];
    const chances = (one && means.get(one)) ?? [];
    const isBeside = one && one.block === pieces[place]?.block;
    return `zn${offset}${isBeside ? valueKinds[chances.indexOf(Math.max(...chances))] : '-'}`;
  });
}
