import { expect, test } from 'vitest';
import { frequencyIn, shareIn } from './how-often.ts';

test.each([
  ['about 30% travel', 0.3],
  ['ten percent travel', 0.1],
  ['sixty percent of the week', 0.6],
  ['about twenty-five per cent', 0.25],
  ['a fifth of the time', 0.2],
  ['half your time', 0.5],
  ['two thirds of the week', 2 / 3],
  ['once a quarter', undefined],
  ['a percent sign', undefined],
])('“%s” is a share of %s', (text, share) => {
  if (share === undefined) expect(shareIn(text)).toBeUndefined();
  else expect(shareIn(text)).toBeCloseTo(share);
});

test.each([
  ['one weekend in four', 0.3],
  ['two nights a month', 0.3],
  ['paid $4,000 a month, weekends', 0.6],
  ['every other weekend', 0.6],
  ['every third weekend', 0.3],
  ['every weekend', 1],
  ['annual leave and weekends', 0.6],
])('“%s” is as often as %s', (text, degree) => {
  expect(frequencyIn(text)).toBe(degree);
});
