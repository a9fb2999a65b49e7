/** Nobody who waits for the engine should notice that somebody searches for jobs. */
const timeSliceMs = 20;

/** The time that one call has, as it goes by. */
export interface TimeSlice {
  /** Whether another step would probably take too long. Never so before the first one that takes time. */
  isOver(): boolean;
  do<R>(step: () => R): R;
}

export function createTimeSlice(): TimeSlice {
  const startedAt = performance.now();
  let slowestMs = 0;
  return {
    isOver: () => slowestMs > 0 && performance.now() - startedAt + slowestMs > timeSliceMs,
    do: (step) => {
      const before = performance.now();
      const result = step();
      slowestMs = Math.max(slowestMs, performance.now() - before);
      return result;
    },
  };
}

/** Makes as many as fit into the moment, from the first on and at least one. */
export function withinTimeSlice<T, R>(
  items: readonly T[],
  make: (item: T) => R,
  slice: TimeSlice = createTimeSlice(),
): R[] {
  const made: R[] = [];
  for (const item of items) {
    if (made.length > 0 && slice.isOver()) break;
    made.push(slice.do(() => make(item)));
  }
  return made;
}
