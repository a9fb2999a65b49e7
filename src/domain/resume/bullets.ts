/**
 * The lines of a job as they are read. One that was split keeps its place, and its lines in it, so that paths stay
 * true; one that was left out is an empty place.
 */
export const bulletsOf = (responsibilities: readonly string[]): string[] =>
  responsibilities.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '');
