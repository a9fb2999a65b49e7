import type { ChainModel, Member, TaggedSequence } from './chain-model.ts';
import { upTo } from './feature-steps.ts';
import { groupsOf, sharesOfOthers } from './label-groups.ts';
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
          ? sharesOfOthers('qb', families, here && { ...here, count: here.count + 1 }, [])
          : sharesOfOthers('qs', families, here, own)),
        ...sharesOfOthers('qg', families, byLook.get(looks[place] ?? ''), own),
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
