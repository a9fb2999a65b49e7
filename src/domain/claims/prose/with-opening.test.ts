import { expect, test } from 'vitest';
import { offerOfSentence } from './offer-of-sentence.ts';
import type { ReviewedSentence } from './reviewed-sentence.ts';
import { withOpening } from './with-opening.ts';

const job = { title: 'ICU Nurse', employer: 'Lakeline Medical Center', contact: '' };
const first = 'I am applying for the ICU Nurse job at Lakeline Medical Center with a doctorate in nursing.';
const opening = {
  outcome: 'passed',
  sentence: {
    text: 'I am applying for the ICU Nurse job at Lakeline Medical Center.',
    kind: 'courtesy',
    paragraph: 0,
  },
};

test('what isn’t proven of the first sentence is left out, and what the letter is for stays', () => {
  const dropped: ReviewedSentence = { outcome: 'dropped', lines: [], paragraph: 0, text: first };
  expect(withOpening([dropped], job)).toMatchObject([opening]);
});

test('what is asked takes the place of the opening', () => {
  const offer = offerOfSentence({ text: first, paragraph: 0, faults: [], sources: [] });
  expect(withOpening([{ outcome: 'offer', lines: [2], offer }], job)).toMatchObject([
    opening,
    { outcome: 'offer', offer: { text: first, instead: opening.sentence.text } },
  ]);
});

test('another sentence that was dropped stays out', () => {
  const dropped: ReviewedSentence = {
    outcome: 'dropped',
    lines: [],
    paragraph: 1,
    text: 'I hold a doctorate.',
  };
  expect(withOpening([dropped], job)).toEqual([dropped]);
});
