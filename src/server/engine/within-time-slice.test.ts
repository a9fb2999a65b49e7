import { expect, test } from 'vitest';
import { withinTimeSlice } from './within-time-slice.ts';

/** Keeps the thread busy, as reading does. */
function work(forMs: number): number {
  const until = performance.now() + forMs;
  while (performance.now() < until);
  return forMs;
}

test('makes as many as fit, and says so by giving no more', () => {
  const startedAt = performance.now();
  const made = withinTimeSlice(
    Array.from({ length: 100 }, () => 8),
    work,
  );
  expect(performance.now() - startedAt).toBeLessThan(100);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect(made.length).toBeLessThanOrEqual(5);
});

test('makes one, however long it takes', () => {
  expect(withinTimeSlice([60, 60], work)).toEqual([60]);
});

test('makes all where they are quick', () => {
  expect(withinTimeSlice([1, 2, 3], (number) => number * 2)).toEqual([2, 4, 6]);
});
