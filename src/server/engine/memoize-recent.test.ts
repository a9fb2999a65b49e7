import { expect, test } from 'vitest';
import { memoizeRecent } from './memoize-recent.ts';

test('what was asked for last is kept, the oldest is made anew', () => {
  const made: string[] = [];
  const keep = memoizeRecent<string>(2);
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a value of nothing is kept too', () => {
  let made = 0;
  const keep = memoizeRecent<number>(2);
  const ask = () =>
    keep('a', () => {
      made += 1;
      return 0;
    });
  ask();
  ask();
  expect(made).toBe(1);
});
