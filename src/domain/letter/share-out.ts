import type { Deed } from './deeds.ts';
import { wordCount } from './letter-text.ts';

const mostForOne = 3;
/** What is worth less is told only where there's too little. */
const leastWorth = 0.5;
/** "At such a place, I". */
const naming = 3;

/**
 * Deeds for each paragraph, round by round until there are words enough: what shows the point first, then what else was
 * done in the same job. What is left of the room is for the best others, in a paragraph of their own; the last `slack`
 * words of it stay empty rather than being filled with what is worth little.
 */
export function shareOut(
  wanted: readonly (readonly Deed[])[],
  all: readonly Deed[],
  room: number,
  slack = 0,
): Deed[][] {
  const shares: Deed[][] = wanted.map(() => []);
  const used = new Set<Deed>();
  let left = room;
  const take = (deed: Deed | undefined, share: Deed[] | undefined) => {
    if (!deed || !share || left <= 0) return;
    used.add(deed);
    share.push(deed);
    left -= wordCount(deed.text) + naming;
  };
  const free = (deed: Deed) => !used.has(deed);
  for (const [place, deeds] of wanted.entries()) take(deeds.find(free), shares[place]);
  for (let round = 1; round < mostForOne; round += 1)
    for (const [place, deeds] of wanted.entries()) {
      const job = shares[place]?.[0]?.job;
      const beside = all.find((deed) => free(deed) && deed.job === job && deed.form !== 'thing');
      take(deeds.find(free) ?? (round === 1 ? beside : undefined), shares[place]);
    }
  const more: Deed[] = [];
  for (const deed of all.filter(free)) if (deed.worth >= leastWorth || left > slack) take(deed, more);
  const others = parted(inOrder(more));
  return [...shares.map(byJob), ...others];
}

const mostInOne = 5;

/** Too many deeds for one paragraph are parted between two jobs. */
function parted(deeds: readonly Deed[]): Deed[][] {
  if (deeds.length <= mostInOne) return deeds.length > 0 ? [[...deeds]] : [];
  const half = deeds.length / 2;
  const places = deeds.flatMap((deed, place) =>
    place > 1 && deeds[place - 1]?.job !== deed.job ? [place] : [],
  );
  const at = places.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? Math.ceil(half);
  return [deeds.slice(0, at), deeds.slice(at)];
}

const inOrder = (deeds: readonly Deed[]): Deed[] =>
  [...deeds].sort((a, b) => orderOf(a) - orderOf(b) || a.line.number - b.line.number);

/** What stands under no job comes last. */
const orderOf = ({ job }: Deed) => (job < 0 ? Number.MAX_SAFE_INTEGER : job);

/** The best stays first; what was done in the same job follows it. */
const byJob = (deeds: readonly Deed[]): Deed[] => {
  const [first, ...rest] = deeds;
  if (!first) return [];
  return [
    first,
    ...rest.filter(({ job }) => job === first.job),
    ...rest.filter(({ job }) => job !== first.job),
  ];
};
