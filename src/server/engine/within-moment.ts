/** Nobody who waits for the engine should notice that somebody searches for jobs. */
const momentMs = 20;

/** The time that one call has, as it goes by. */
export interface Moment {
  /** Whether another step would probably take too long. Never so before the first one that takes time. */
  isOver(): boolean;
  do<R>(step: () => R): R;
}

export function createMoment(): Moment {
  const startedAt = performance.now();
  let slowestMs = 0;
  return {
    isOver: () => slowestMs > 0 && performance.now() - startedAt + slowestMs > momentMs,
    do: (step) => {
      const before = performance.now();
      const result = step();
      slowestMs = Math.max(slowestMs, performance.now() - before);
      return result;
    },
  };
}

/** Makes as many as fit into the moment, from the first on and at least one. */
export function withinMoment<T, R>(
  items: readonly T[],
  make: (item: T) => R,
  moment: Moment = createMoment(),
): R[] {
  const made: R[] = [];
  for (const item of items) {
    if (made.length > 0 && moment.isOver()) break;
    made.push(moment.do(() => make(item)));
  }
  return made;
}
