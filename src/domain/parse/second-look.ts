import type { ChainModel, Member, TaggedSequence } from './chain-model.ts';
import type { LineFacts } from './line-facts.ts';
import { upTo } from './line-features.ts';
import type { BlockToken } from './token-features.ts';

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

const share = (value: number) => upTo(Math.round(value * 10), [0, 2, 4, 6, 8]);

/** The sum over some lines, from which each can be left out again. */
interface Group {
  count: number;
  sums: number[];
}

function groupsOf(
  keys: readonly (string | number)[],
  chances: readonly (readonly number[])[],
): Map<string | number, Group> {
  const groups = new Map<string | number, Group>();
  keys.forEach((key, place) => {
    const group = groups.get(key) ?? { count: 0, sums: families.map(() => 0) };
    group.count += 1;
    chances[place]?.forEach((chance, family) => {
      group.sums[family] = (group.sums[family] ?? 0) + chance;
    });
    groups.set(key, group);
  });
  return groups;
}

/** The shares of the families among the others of its group. */
function othersOf(name: string, group: Group | undefined, own: readonly number[]): string[] {
  if (!group || group.count < 2) return [`${name}-`];
  return families.map(
    (family, at) => `${name}${family}${share(((group.sums[at] ?? 0) - (own[at] ?? 0)) / (group.count - 1))}`,
  );
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
  const bySection = groupsOf(
    sections.map((one, place) => ((chances[place]?.[heading] ?? 0) > 0.5 ? `H${one}` : one)),
    chances,
  );
  const byLook = groupsOf(looks, chances);
  return members.map(({ edge, features }, place) => {
    const own = chances[place] ?? [];
    const isHeading = (own[heading] ?? 0) > 0.5;
    const near = [-3, -2, -1, 0, 1, 2, 3].map((offset) => {
      const chance = Math.max(...(tagged.marginals[place + offset] ?? [0]));
      return `q${offset}${tagged.labels[place + offset] ?? '-'}${offset === 0 ? (chance > 0.9 ? 2 : chance > 0.6 ? 1 : 0) : ''}`;
    });
    const here = bySection.get(sections[place] ?? 0);
    return {
      edge,
      features: [
        ...features,
        ...near,
        `qq${tagged.labels[place - 1]}${tagged.labels[place + 1]}`,
        ...(isHeading
          ? othersOf('qb', here && { ...here, count: here.count + 1 }, [])
          : othersOf('qs', here, own)),
        ...othersOf('qg', byLook.get(looks[place] ?? ''), own),
      ],
    };
  });
}

/** Lines of one document that look alike are mostly of one kind. */
function lookOf({ line, text, words, dates, capitals }: LineFacts): string {
  const isCaps = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  const date = dates.length === 0 ? 0 : dates.some(({ single }) => !single) ? 2 : 1;
  return [
    line.bullet,
    line.indent > 0 ? 1 : 0,
    isCaps ? 1 : 0,
    date,
    line.blankBefore ? 1 : 0,
    upTo(words, [3, 8, 16]),
    line.ornate ? 1 : 0,
    capitals > 0.7 ? 1 : 0,
  ].join('/');
}

const valueKinds = ['T', 'C', 'L', 'W', 'R', 'X', 'D', 'S'] as const;

/** What the same place of the other headers holds by the first labels. */
export function lookAgainAtHeaders(
  tokens: readonly BlockToken[],
  members: readonly Member[],
  tagged: TaggedSequence,
  { labels }: Pick<ChainModel, 'labels'>,
): Member[] {
  const pieces = [...new Set(tokens.map(({ at }) => at))];
  const kindOfLabel = labels.map((label) =>
    valueKinds.indexOf((label.length > 1 ? label[1] : label[0]) as (typeof valueKinds)[number]),
  );
  const sums = new Map(pieces.map((piece) => [piece, { count: 0, chances: valueKinds.map(() => 0) }]));
  tokens.forEach(({ at }, place) => {
    const own = sums.get(at);
    if (!own) return;
    own.count += 1;
    tagged.marginals[place]?.forEach((chance, label) => {
      const kind = kindOfLabel[label] ?? -1;
      if (kind >= 0) own.chances[kind] = (own.chances[kind] ?? 0) + chance;
    });
  });
  const means = new Map(
    pieces.map((piece) => [
      piece,
      (sums.get(piece)?.chances ?? []).map((sum) => sum / Math.max(1, sums.get(piece)?.count ?? 1)),
    ]),
  );
  const keysOf = (piece: (typeof pieces)[number]) => {
    const from = piece.fromDate ?? `x${piece.lineInBlock}`;
    return [
      `1${from}/${Math.min(piece.plainInLine, 3)}/${Math.min(piece.plainPieces, 4)}`,
      `2${from}/${Math.min(piece.plainInLine, 3)}`,
      `3${piece.piece.before}/${piece.piece.after}/${Math.min(piece.lineInBlock, 3)}`,
    ];
  };
  const slots = new Map<string, Group>();
  for (const piece of pieces.filter((one) => one.piece.shape === 'words'))
    for (const key of keysOf(piece)) {
      const slot = slots.get(key) ?? { count: 0, sums: valueKinds.map(() => 0) };
      slot.count += 1;
      means.get(piece)?.forEach((mean, kind) => {
        slot.sums[kind] = (slot.sums[kind] ?? 0) + mean;
      });
      slots.set(key, slot);
    }
  const shared = new Map(
    pieces.map((piece, place) => {
      const own = means.get(piece) ?? [];
      const best = (one: (typeof pieces)[number] | undefined) => {
        const chances = one ? (means.get(one) ?? []) : [];
        return one && one.block === piece.block ? valueKinds[chances.indexOf(Math.max(...chances))] : '-';
      };
      const inBlock = valueKinds.map((kind, at) => {
        const others = pieces
          .slice(Math.max(0, place - 12), place + 13)
          .filter((one) => one !== piece && one.block === piece.block);
        return `zb${kind}${share(Math.max(0, ...others.map((one) => means.get(one)?.[at] ?? 0)))}`;
      });
      const bySlot = keysOf(piece).flatMap((key) => {
        const slot = slots.get(key);
        if (!slot || slot.count < 2 || piece.piece.shape !== 'words') return [`z${key[0]}-`];
        return valueKinds.map(
          (kind, at) =>
            `z${key[0]}${kind}${share(((slot.sums[at] ?? 0) - (own[at] ?? 0)) / (slot.count - 1))}`,
        );
      });
      const near = [-2, -1, 0, 1, 2].map((offset) => `zn${offset}${best(pieces[place + offset])}`);
      return [piece, [...bySlot, ...inBlock, ...near]];
    }),
  );
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
