import { expect, test } from 'vitest';
import { answeredSession, askedUsually, pickupQuestion } from '#tests/support/interview-session.ts';
import { answeredEntries, openEntry } from './session-entries.ts';

const retry = (retryOf: number) => ({ ...askedUsually, origin: 'retry' as const, retryOf });

test('the question without an answer is the open one', () => {
  expect(openEntry(answeredSession())).toBeUndefined();
  expect(openEntry(answeredSession({ questions: [pickupQuestion, 'Why here?'] }))).toMatchObject({
    index: 1,
    question: 'Why here?',
    tryNumber: 1,
  });
});

test('tries of one question count on, also where a retry is tried again, and know the try before', () => {
  const session = answeredSession({
    questions: [pickupQuestion, 'Why here?', pickupQuestion, pickupQuestion],
    answers: ['First.', 'Because.', 'Second.'],
    asked: [askedUsually, askedUsually, retry(0), retry(2)],
  });
  const entries = answeredEntries(session);
  expect(entries.map(({ tryNumber }) => tryNumber)).toEqual([1, 1, 2]);
  expect(entries[2]?.before?.answer).toBe('First.');
  expect(entries.map(({ isLastTry }) => isLastTry)).toEqual([false, true, false]);
  expect(openEntry(session)?.tryNumber).toBe(3);
});

test('what the server left out is missing and nothing else', () => {
  const [entry] = answeredEntries(answeredSession({ asked: [], feedback: [], reviews: [] }));
  expect(entry).toMatchObject({ asked: undefined, feedback: '', review: null, before: undefined });
});
