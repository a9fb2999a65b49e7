import type { ReviewEntry } from './review-entries.ts';

/** Where to go after an answer: the next open line below, else the first open one; undefined when none is left. */
export function nextToReview(entries: readonly ReviewEntry[], decidedId: string): ReviewEntry | undefined {
  const at = entries.findIndex(({ id }) => id === decidedId);
  const isLeft = ({ id, isOpen }: ReviewEntry) => isOpen && id !== decidedId;
  return entries.slice(at + 1).find(isLeft) ?? entries.find(isLeft);
}

/** The line above or below; at the ends, the same. */
export function neighbor(
  entries: readonly ReviewEntry[],
  currentId: string | undefined,
  by: 1 | -1,
): ReviewEntry | undefined {
  const at = entries.findIndex(({ id }) => id === currentId);
  return entries[Math.min(Math.max(at + by, 0), entries.length - 1)];
}

/** Those of the ids that are decided now: what there is to undo. */
export function stillDecided(entries: readonly ReviewEntry[], ids: readonly string[]): string[] {
  return ids.filter((id) => entries.some((entry) => entry.id === id && !entry.isOpen));
}
