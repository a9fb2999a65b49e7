/** Which of two lists' members stand for one another, by place: the likest first, then those nearest in order. */
export function pairEntries<A, B>(
  ours: readonly A[],
  theirs: readonly B[],
  likeness: (one: A, other: B) => number,
): Map<number, number> {
  const candidates = ours
    .flatMap((one, our) => theirs.map((other, their) => ({ our, their, points: likeness(one, other) })))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || Math.abs(a.our - a.their) - Math.abs(b.our - b.their));
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { our, their } of candidates) {
    if (pairs.has(our) || taken.has(their)) continue;
    pairs.set(our, their);
    taken.add(their);
  }
  return pairs;
}
