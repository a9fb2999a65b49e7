import { expect, test } from 'vitest';
import { sampleOffer, sampleResume } from '#tests/support/sample-documents.ts';
import {
  bestOffers,
  changeOfOffer,
  maxOpenOffers,
  type ResumeOffer,
  withOfferAnswer,
} from './offer-changes.ts';
import { placeOfChange } from './resume-changes.ts';

const [fault] = sampleOffer.faults;
if (!fault) throw new Error('The sample has no fault.');

const offer = (path: string, parts: Partial<ResumeOffer> = {}): ResumeOffer => ({
  ...sampleOffer,
  id: path,
  path,
  ...parts,
});
const line = (job: number, place: number) => `experience.${job}.responsibilities.${place}`;

test('of many offers the best are asked, in the order of the page; answered ones stay', () => {
  const many = [
    offer('summary', { faults: [fault, fault, fault] }),
    ...[0, 1, 2].flatMap((job) => [0, 1, 2, 3, 4].map((place) => offer(line(job, place)))),
    offer(line(3, 0), { faults: [] }),
    offer(line(3, 1), { answer: 'no' }),
    offer(line(3, 2), { answer: 'yes' }),
  ];
  const best = bestOffers(many);
  expect(best.filter(({ answer }) => answer === null)).toHaveLength(maxOpenOffers);
  expect(best).toEqual(many.filter((each) => best.includes(each)));
  const paths = best.map(({ path }) => path);
  // Few faults first, then the upper sections.
  expect(paths).toContain(line(3, 0));
  expect(paths).toEqual(expect.arrayContaining([line(3, 1), line(3, 2), line(0, 4), line(1, 4)]));
  expect(paths).not.toContain('summary');
  expect(paths).not.toContain(line(2, 1));
});

test('within a job the offer that rests on more of the text is asked', () => {
  const long = offer(line(0, 20), { support: [{ start: 0, end: 90 }] });
  const short = Array.from({ length: 12 }, (_, place) =>
    offer(line(0, place), { support: [{ start: 0, end: 9 }] }),
  );
  expect(bestOffers([...short, long])).toContain(long);
});

test('an open offer is found where the person’s own line is, and takes its place with a yes', () => {
  expect(placeOfChange(sampleResume, changeOfOffer(sampleOffer, 'rejected'))).toBe(sampleOffer.path);
  const lines = { data: sampleResume, changes: [] };
  const answeredAt = '2026-11-16T00:00:00.000Z';
  const yes = withOfferAnswer(lines, sampleOffer, { answer: 'yes', words: '', answeredAt });
  expect(yes.data.experience[1]?.responsibilities).toEqual([sampleOffer.proposed]);
  const edited = withOfferAnswer(yes, yes.offer, { answer: 'yes', words: 'Mine', answeredAt });
  expect(edited.data.experience[1]?.responsibilities).toEqual(['Mine']);
  expect(edited.changes).toHaveLength(1);
  const back = withOfferAnswer(edited, edited.offer, { answer: null, words: 'left over', answeredAt });
  expect(back).toEqual({ ...lines, offer: sampleOffer });
});
