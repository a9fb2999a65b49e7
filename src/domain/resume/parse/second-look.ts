import type { ChainModel, Member, TaggedSequence } from '../../language/chains/chain-model.ts';
import { meansOfOthers, type Sums, shareStep, sumsBy, upTo } from '../../language/chains/features.ts';
import { isAllCaps } from '../layout/headings.ts';
import { type BlockPiece, slotSums, slotsOf } from './header-blocks.ts';
import type { BlockToken } from './header-tokens.ts';
import type { LineFacts } from './line-facts.ts';

/**
 * A text is labeled twice. The first labels show what the document as a whole looks like: what stands under each
 * heading, which lines look alike, which place of the headers holds the employer. The second look weighs that too.
 */

/** Families of labels: what counts when a section or a group of lines is looked at as a whole. */
const families = ['J', 'R', 'E', 'K', 'X', 'A', 'P', 'C', 'H', 'F', 'N'] as const;

const familyOf = (label: string) => (label === 'G' ? 'K' : (label[0] ?? ''));

/** For each line, how likely it is of each family. */
function familyChances({ marginals }: TaggedSequence, labels: readonly string[]): number[][] {
  const places = labels.map((label) => families.indexOf(familyOf(label) as (typeof families)[number]));
  return marginals.map((chances) => {
    const sums = families.map(() => 0);
    chances.forEach((chance, label) => {
      const place = places[label] ?? -1;
      if (place >= 0) sums[place] = (sums[place] ?? 0) + chance;
    });
    return sums;
  });
}

export function lookAgainAtLines(
  facts: readonly LineFacts[],
  members: readonly Member[],
  tagged: TaggedSequence,
  { labels }: Pick<ChainModel, 'labels'>,
): Member[] {
  const chances = familyChances(tagged, labels);
  const heading = families.indexOf('H');
  const sections: number[] = [];
  let section = 0;
  for (const own of chances) {
    if ((own[heading] ?? 0) > 0.5) section += 1;
    sections.push(section);
  }
  const looks = facts.map(lookOf);
  const bySection = sumsBy(
    sections.map((one, place) => ((chances[place]?.[heading] ?? 0) > 0.5 ? `H${one}` : one)),
    chances,
  );
  const byLook = sumsBy(looks, chances);
  return members.map(({ edge, features }, place) => {
    const own = chances[place] ?? [];
    const isHeading = (own[heading] ?? 0) > 0.5;
    const near = [-3, -2, -1, 0, 1, 2, 3].map(
      (offset) =>
        `q${offset}${tagged.labels[place + offset] ?? '-'}${offset === 0 ? confidenceAt(tagged, place) : ''}`,
    );
    const here = bySection.get(sections[place] ?? 0);
    return {
      edge,
      features: [
        ...features,
        near,
        [`qq${tagged.labels[place - 1]}${tagged.labels[place + 1]}`],
        isHeading
          ? sharesOfOthers('qb', families, here && { ...here, count: here.count + 1 }, [])
          : sharesOfOthers('qs', families, here, own),
        sharesOfOthers('qg', families, byLook.get(looks[place] ?? ''), own),
      ],
    };
  });
}

/** How sure the first look was of its label, in steps. */
function confidenceAt({ marginals }: TaggedSequence, place: number): number {
  const chance = Math.max(...(marginals[place] ?? []));
  return chance > 0.9 ? 2 : chance > 0.6 ? 1 : 0;
}

/** Lines of one document that look alike are mostly of one kind. */
function lookOf({ line, text, words, dates, capitals }: LineFacts): string {
  const date = dates.length === 0 ? 0 : dates.some(({ single }) => !single) ? 2 : 1;
  return [
    line.bullet,
    line.indent > 0 ? 1 : 0,
    isAllCaps(text) ? 1 : 0,
    date,
    line.blankBefore ? 1 : 0,
    upTo(words, [3, 8, 16]),
    line.ornate ? 1 : 0,
    capitals > 0.7 ? 1 : 0,
  ].join('/');
}

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
    return {
      edge,
      features: [
        ...features,
        at ? (shared.get(at) ?? []) : [],
        [
          `z0${tagged.labels[place]}${confidenceAt(tagged, place)}`,
          `z-${tagged.labels[place - 1] ?? ''}`,
          `z+${tagged.labels[place + 1] ?? ''}`,
        ],
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
  const slots = slotSums(pieces, (one) => means.get(one) ?? []);
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

/** The shares of the kinds among the others of its group. */
function sharesOfOthers(
  name: string,
  kinds: readonly string[],
  group: Sums | undefined,
  own: readonly number[],
): string[] {
  const means = meansOfOthers(group, own);
  return means ? kinds.map((kind, at) => `${name}${kind}${shareStep(means[at] ?? 0)}`) : [`${name}-`];
}
