/** Takes one of several. */
export type Pick = <T>(choices: readonly T[]) => T;

/** A seeded source of chance: the same fabrications on every run. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pickWith(chance: () => number): Pick {
  return <T>(choices: readonly T[]) => choices[Math.floor(chance() * choices.length)] as T;
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
