import { expect, test } from 'vitest';
import { withoutHanging } from './hanging-sentences.ts';
import { offerOfSentence } from './offer-of-sentence.ts';
import type { SentenceKind } from './prose.ts';
import { type ReviewedSentence, textOf } from './reviewed-sentence.ts';

const employers = ['Harbor Goods, Inc.', 'Corner Foods', 'University of Vale'];

/** "-" stands before what was left out, "?" before what is asked. */
const played = (text: string, kind: SentenceKind = 'you', paragraph = 0): ReviewedSentence => {
  const said = text.replace(/^[-?] /, '');
  if (text.startsWith('- ')) return { outcome: 'dropped', lines: [], text: said, paragraph };
  const base = { text: said, paragraph, sources: [] };
  return text.startsWith('? ')
    ? { outcome: 'offer', lines: [], offer: offerOfSentence({ ...base, faults: [] }) }
    : { outcome: 'passed', lines: [], sentence: { ...base, kind } };
};
const left = (...texts: (string | ReviewedSentence)[]) =>
  withoutHanging(
    texts.map((text) => (typeof text === 'string' ? played(text) : text)),
    employers,
  ).flatMap((one) => (one.outcome === 'dropped' ? [] : textOf(one)));

const harbor = 'At Harbor Goods, I led 18 people.';
const corner = '- At Corner Foods, I ran the bank.';

test.each([
  ['There I took part in two openings.'],
  ['There, I took part in two openings.'],
  ['I also kept the calendar there.'],
  ['In the same role, I kept the calendar.'],
  ['Earlier I kept the calendar.'],
  ['This saved 40 hours.'],
  ['It saved 40 hours.'],
  ['One was a group of 24.'],
  ['I did it by moving the shelves.'],
  // Nothing points back, but it would be told of another employer.
  ['I kept the calendar.'],
])('hangs behind what was left out: %s', (text) => {
  expect(left(harbor, corner, text)).toEqual([harbor]);
});

test.each([
  ['There I took part in two openings.'],
  ['I also kept the calendar.'],
  ['This saved 40 hours.'],
  ['I kept the calendar.'],
])('stands behind its own sentence: %s', (text) => {
  expect(left(corner, harbor, text)).toEqual([harbor, text]);
});

test('what the posting asks stands only with what answers it', () => {
  const asks = played('Your posting asks for shops.', 'job');
  const more = played('Your posting also asks for vans.', 'job');
  expect(left(asks, '- I ran a shop.', more, 'I drove a van.')).toEqual([
    'Your posting also asks for vans.',
    'I drove a van.',
  ]);
  expect(left(asks, more, 'I drove a van.', '- I ran a shop.')).toHaveLength(3);
  expect(left(harbor, asks, '? I ran a shop.')).toEqual([harbor, '? I ran a shop.'.slice(2)]);
  const thanks = played('Thank you.', 'courtesy', 1);
  expect(left(harbor, asks, '- I ran a shop.', thanks)).toEqual([harbor, 'Thank you.']);
});

test('what hangs takes with it what hangs on it', () => {
  expect(left(harbor, corner, 'There I ran a desk.', 'It served 40 people.')).toEqual([harbor]);
});

test('"also" needs something before it in its paragraph', () => {
  expect(left(harbor, played('- I ran a bank.', 'you', 1), played('I also run a desk.', 'you', 1))).toEqual([
    harbor,
  ]);
  expect(left(harbor, '- I ran a bank.', 'I also run a desk.')).toEqual([harbor, 'I also run a desk.']);
});

test('points at what its own item says first', () => {
  const two = 'At Corner Foods, I ran the bank. I also counted the drawers there.';
  expect(left(two)).toEqual([two]);
});

test.each([
  ['There are 12 people on my team.', 'you'],
  ['This role asks for calendars.', 'job'],
  ['I would be glad to talk about this.', 'courtesy'],
  ['I hold a degree from the University of Vale.', 'you'],
] as const)('points at nothing that was left out: %s', (text, kind) => {
  expect(left('- I ran a bank.', played(text, kind, 1))).toEqual([text]);
});

test('is not asked where it would hang at the end of its paragraph', () => {
  expect(left(harbor, '? There I ran a desk.', '? I ran a desk.')).toEqual([harbor, 'I ran a desk.']);
});
