import type { Figure } from '../part.ts';
import { spearman } from './spearman.ts';

interface Rated {
  postingId: string;
  /** What a recruiter says. */
  fit: number;
  /** What we say. */
  value: number;
}

/** Below this a recruiter would hardly tell which of two is nearer. */
const apart = 15;

/** Of two resumes for one posting that a recruiter sets apart, how often ours is the same order; and the order of all. */
export function orderFigures(rated: readonly Rated[]): { order: Figure; spearman: Figure } {
  const pairs = rated.flatMap((a) =>
    rated.filter((b) => a.postingId === b.postingId && a.fit - b.fit >= apart).map((b) => ({ a, b })),
  );
  const right = pairs.filter(({ a, b }) => a.value > b.value).length;
  return {
    order: { value: pairs.length === 0 ? 0 : right / pairs.length, n: pairs.length },
    spearman: {
      value: spearman(
        rated.map(({ fit }) => fit),
        rated.map(({ value }) => value),
      ),
      n: rated.length,
    },
  };
}
