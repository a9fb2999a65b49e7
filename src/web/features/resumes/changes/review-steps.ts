import type { ResumeChange } from '#domain/resume-changes.ts';

/** Where to go after a decision: the next open change below, else the first open one; undefined when all are decided. */
export function nextToReview(changes: readonly ResumeChange[], decidedId: string): ResumeChange | undefined {
  const at = changes.findIndex(({ id }) => id === decidedId);
  const isLeft = ({ id, state }: ResumeChange) => state === 'open' && id !== decidedId;
  return changes.slice(at + 1).find(isLeft) ?? changes.find(isLeft);
}

/** The change above or below; at the ends, the same. */
export function neighbour(
  changes: readonly ResumeChange[],
  currentId: string | undefined,
  by: 1 | -1,
): ResumeChange | undefined {
  const at = changes.findIndex(({ id }) => id === currentId);
  return changes[Math.min(Math.max(at + by, 0), changes.length - 1)];
}

/** Those of the ids that are decided now: what there is to undo. */
export function stillDecided(changes: readonly ResumeChange[], ids: readonly string[]): string[] {
  return ids.filter((id) => changes.some((change) => change.id === id && change.state !== 'open'));
}
