/** Learned weights belong to names, not to numbers: features name a number by the step that it is on. */

/** Evidence in five steps. */
export const step = (value: number): number =>
  value >= 3.5 ? 4 : value >= 2.2 ? 3 : value >= 1.2 ? 2 : value >= 0.5 ? 1 : 0;

/** A count in steps: the first limit that holds it. */
export const upTo = (count: number, limits: readonly number[]): string => {
  const limit = limits.find((one) => count <= one);
  return limit === undefined ? '+' : String(limit);
};

/** A share of 1 in steps. */
export const shareStep = (value: number): string => upTo(Math.round(value * 10), [0, 2, 4, 6, 8]);
