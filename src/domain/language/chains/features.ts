/** Learned weights belong to names, not to numbers: features name a number by the step that it is on. */

/** Evidence in five steps. */
export const step = (value: number): number =>
  value >= 3.5 ? 4 : value >= 2.2 ? 3 : value >= 1.2 ? 2 : value >= 0.5 ? 1 : 0;

/** A count in steps: the first limit that holds it. */
export function upTo(count: number, limits: readonly number[]): string {
  for (const limit of limits) if (count <= limit) return String(limit);
  return '+';
}

/** A share of 1 in steps. */
export const shareStep = (value: number): string => upTo(Math.round(value * 10), [0, 2, 4, 6, 8]);

/**
 * The features that members have as somebody's neighbors: their own, each with where they stand before it. Members
 * that are alike share them, because to make strings is most of the work.
 */
export function createNeighbors(own: readonly (readonly string[])[]) {
  const alike = new Map<string, Map<string, string[]>>();
  const named = own.map((features) => {
    const key = features.join(' ');
    const found = alike.get(key) ?? new Map<string, string[]>();
    alike.set(key, found);
    return found;
  });
  return (place: number, where: string): readonly string[] => {
    const found = named[place]?.get(where) ?? (own[place] ?? []).map((feature) => `${where}${feature}`);
    named[place]?.set(where, found);
    return found;
  };
}

/** What things that are alike have together, from which each can be left out again. */
export interface Sums {
  count: number;
  sums: number[];
}

/** Sums up the values of things by their keys. */
export function sumsBy<Key>(
  keys: readonly Key[],
  values: readonly (readonly number[] | undefined)[],
): Map<Key, Sums> {
  const groups = new Map<Key, Sums>();
  keys.forEach((key, place) => {
    const group = groups.get(key) ?? { count: 0, sums: [] };
    group.count += 1;
    values[place]?.forEach((value, kind) => {
      group.sums[kind] = (group.sums[kind] ?? 0) + value;
    });
    groups.set(key, group);
  });
  return groups;
}

/** What the others of a group have on average; nothing where there are none. */
export const meansOfOthers = (group: Sums | undefined, own: readonly number[]): number[] | undefined =>
  group && group.count > 1
    ? group.sums.map((sum, kind) => (sum - (own[kind] ?? 0)) / (group.count - 1))
    : undefined;
