import { expect, test } from 'vitest';
import { withOfferAnswer } from '#domain/resume/offer-changes.ts';
import { decideChange, withField } from '#domain/resume/resume-changes.ts';
import { reviewedChanges, reviewedData } from '#tests/support/reviewed-resume.ts';
import { sampleOffer, sampleResume } from '#tests/support/sample-documents.ts';
import { countToReview } from '../builder/resume-rules.ts';
import { reviewEntries } from './review-entries.ts';

test('counts what waits: neither decided lines nor lines that were edited by hand', () => {
  expect(countToReview(undefined, { changes: reviewedChanges, offers: [] })).toBe(0);
  expect(countToReview(reviewedData, { changes: reviewedChanges, offers: [] })).toBe(4);
  const edited = withField(reviewedData, 'experience.0.responsibilities.0', 'I ran the team');
  expect(countToReview(edited, { changes: reviewedChanges, offers: [] })).toBe(3);
  const [, report] = reviewedChanges;
  if (!report) throw new Error('There is no second change.');
  const decided = reviewedChanges.map((each) =>
    each === report ? { ...each, state: 'rejected' as const } : each,
  );
  expect(countToReview(decideChange(edited, report, 'rejected'), { changes: decided, offers: [] })).toBe(2);
});

test('offers stand between the changes in the order of the sheet; a yes is told once', () => {
  const lead = {
    id: 'lead',
    path: 'experience.0.responsibilities.0',
    before: 'Led the retrofit of four river crossings, 12 weeks ahead of plan.',
    after: 'Led the retrofit of four river crossings',
    reason: 'clear' as const,
    state: 'rejected' as const,
    support: [],
  };
  const skills = {
    ...lead,
    id: 'skills',
    path: 'skills',
    before: 'x',
    after: sampleResume.skills?.join('\n') ?? '',
  };
  const changes = [{ ...skills, state: 'open' as const }, lead];
  const idsOf = (...args: Parameters<typeof reviewEntries>) => reviewEntries(...args).map(({ id }) => id);
  const open = { changes, offers: [sampleOffer] };
  expect(idsOf(sampleResume, open)).toEqual(['lead', `offer:${sampleOffer.id}`, 'skills']);
  expect(countToReview(sampleResume, open)).toBe(2);
  const answer = { answer: 'yes', words: '', answeredAt: '2026-11-16T00:00:00.000Z' } as const;
  const { data, offer, ...yes } = withOfferAnswer({ data: sampleResume, changes }, sampleOffer, answer);
  expect(idsOf(data, { ...yes, offers: [offer] })).toEqual(['lead', `offer:${sampleOffer.id}`, 'skills']);
  expect(countToReview(data, { ...yes, offers: [offer] })).toBe(1);
  // Whoever has written something else there isn't asked any more.
  const edited = withField(sampleResume, sampleOffer.path, 'My own line');
  expect(idsOf(edited, open)).toEqual(['lead', 'skills']);
});
