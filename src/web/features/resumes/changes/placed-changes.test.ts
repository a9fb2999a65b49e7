import { expect, test } from 'vitest';
import { decideChange, withField } from '#domain/resume-changes.ts';
import { reviewedChanges, reviewedData } from '#tests/support/reviewed-resume.ts';
import { countToReview } from './placed-changes.ts';

test('counts what waits: neither decided lines nor lines that were edited by hand', () => {
  expect(countToReview(undefined, reviewedChanges)).toBe(0);
  expect(countToReview(reviewedData, reviewedChanges)).toBe(4);
  const edited = withField(reviewedData, 'experience.0.responsibilities.0', 'I ran the team');
  expect(countToReview(edited, reviewedChanges)).toBe(3);
  const [, report] = reviewedChanges;
  if (!report) throw new Error('There is no second change.');
  const decided = reviewedChanges.map((each) =>
    each === report ? { ...each, state: 'rejected' as const } : each,
  );
  expect(countToReview(decideChange(edited, report, 'rejected'), decided)).toBe(2);
});
