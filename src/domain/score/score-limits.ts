import type { CheckId } from './score.ts';

/** Of a score with a posting; the match is the rest. */
export const readabilityWeight = 0.3;

const matchChecks: ReadonlySet<CheckId> = new Set(['skills', 'years', 'credentials', 'education', 'place']);

/** How much of the total a point of a check's hundred is. */
export const weightOfCheck = (id: CheckId, hasPosting: boolean): number =>
  !hasPosting ? 1 : matchChecks.has(id) ? 1 - readabilityWeight : readabilityWeight;
