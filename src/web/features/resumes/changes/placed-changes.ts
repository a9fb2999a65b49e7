import type { ResumeData } from '#domain/resume.ts';
import { placeOfChange, type ResumeChange } from '#domain/resume-changes.ts';

export interface PlacedChange {
  change: ResumeChange;
  /** Where its line stands now; undefined when the person has since written something else there. */
  place: string | undefined;
}

export function placedChanges(data: ResumeData, changes: readonly ResumeChange[]): PlacedChange[] {
  return changes.map((change) => ({ change, place: placeOfChange(data, change) }));
}

/** How many lines wait for a decision. */
export function countToReview(data: ResumeData | undefined, changes: readonly ResumeChange[]): number {
  if (!data) return 0;
  const waits = ({ change, place }: PlacedChange) => place !== undefined && change.state === 'open';
  return placedChanges(data, changes).filter(waits).length;
}
