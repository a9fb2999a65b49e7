import { shareStep } from './feature-steps.ts';

/** The sum of the chances over things that are alike, from which each can be left out again. */
interface Group {
  count: number;
  sums: number[];
}

/** Sums up the chances of things by their keys. */
export function groupsOf<Key>(
  keys: readonly Key[],
  chances: readonly (readonly number[] | undefined)[],
): Map<Key, Group> {
  const groups = new Map<Key, Group>();
  keys.forEach((key, place) => {
    const group = groups.get(key) ?? { count: 0, sums: [] };
    group.count += 1;
    chances[place]?.forEach((chance, kind) => {
      group.sums[kind] = (group.sums[kind] ?? 0) + chance;
    });
    groups.set(key, group);
  });
  return groups;
}

/** The shares of the kinds among the others of its group. */
export function sharesOfOthers(
  name: string,
  kinds: readonly string[],
  group: Group | undefined,
  own: readonly number[],
): string[] {
  if (!group || group.count < 2) return [`${name}-`];
  return kinds.map(
    (kind, at) => `${name}${kind}${shareStep(((group.sums[at] ?? 0) - (own[at] ?? 0)) / (group.count - 1))}`,
  );
}
