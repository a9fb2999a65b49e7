import { expect, test } from 'vitest';
import { maxFit } from '#domain/resume/page-limits.ts';
import { findFit } from './find-fit.ts';

test('takes the first step that fits, and none when it fits already', () => {
  expect(findFit((fit) => (fit >= 3 ? 1 : 2))).toBe(3);
  expect(findFit(() => 1)).toBe(0);
  expect(findFit((fit) => (fit === maxFit ? 1 : 2))).toBe(maxFit);
});

test('says so when nothing fits, after trying no step twice', () => {
  const tried: number[] = [];
  const pagesAt = (fit: number) => {
    tried.push(fit);
    return 2;
  };
  expect(findFit(pagesAt)).toBeUndefined();
  expect(tried).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
