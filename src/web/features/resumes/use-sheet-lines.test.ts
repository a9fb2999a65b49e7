import { expect, test } from 'vitest';
import { reviewedChanges, reviewedData } from '#tests/support/reviewed-resume.ts';
import { sampleOffer, sampleResume } from '#tests/support/sample-documents.ts';
import { reviewEntries } from './changes/review-entries.ts';
import { sheetMarks } from './use-sheet-lines.ts';

const marksOf = (...args: Parameters<typeof reviewEntries>) =>
  sheetMarks(reviewEntries(...args)).map(({ number, path, tone }) => `${number} ${path} ${tone}`);

test('lines are numbered as in the panel; a line that is the person’s own again has no number', () => {
  const changes = reviewedChanges.slice(0, 2);
  expect(marksOf(reviewedData, { changes, offers: [] })).toEqual([
    '1 experience.0.responsibilities.0 changed',
    '2 experience.0.responsibilities.1 changed',
  ]);
  const [first, second] = changes;
  if (!first || !second) throw new Error('There are no changes.');
  const kept = { ...second, state: 'kept' as const };
  const rejected = { ...first, after: 'x', before: first.after, state: 'rejected' as const };
  expect(marksOf(reviewedData, { changes: [rejected, kept], offers: [] })).toEqual([
    '2 experience.0.responsibilities.1 changed',
  ]);
});

test('a line that is asked about is marked as such until it is answered', () => {
  const tones = (answer: 'yes' | 'no' | null) =>
    marksOf(sampleResume, { changes: [], offers: [{ ...sampleOffer, answer }] }).map(
      (mark) => mark.split(' ')[2],
    );
  expect(tones(null)).toEqual(['asked']);
  expect(tones('no')).toEqual([]);
});
