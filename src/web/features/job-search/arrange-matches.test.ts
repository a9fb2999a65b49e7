import { expect, test } from 'vitest';
import { playedMatch } from '#tests/support/job-matches.ts';
import { arrangeMatches, type MatchFilter, type MatchOrder } from './arrange-matches.ts';

const hourly = { min: 35, max: 45, currency: 'USD', period: 'hour' as const };
const matches = [
  playedMatch(1, { postedAt: null, isLiked: true, pay: null, salary: null }),
  playedMatch(2, { postedAt: '2026-11-02', isRemote: true }),
  playedMatch(3, { postedAt: '2026-11-08', pay: hourly }),
  playedMatch(4, {
    postedAt: '2026-11-05',
    pay: { ...hourly, currency: 'GBP', period: 'year', max: 90_000 },
  }),
  playedMatch(5, { postedAt: '2026-11-11', pay: { ...hourly, max: 99 } }),
];
const arranged = (order: MatchOrder, ...filters: MatchFilter[]) =>
  arrangeMatches(matches, { order, filters }).map(({ jobTitle }) => Number(jobTitle.split(' ')[1]));

test('the best first is the server’s own order', () => expect(arranged('best')).toEqual([1, 2, 3, 4, 5]));

test('the newest first; what has no date last', () => expect(arranged('newest')).toEqual([5, 3, 4, 2, 1]));

test('by pay: an hour’s pay counts as a year’s, currencies aren’t compared, and none is last', () =>
  expect(arranged('pay')).toEqual([5, 3, 2, 4, 1]));

test.each([
  ['remote', [2]],
  ['pay', [2, 3, 4, 5]],
  ['liked', [1]],
] as const)('%s leaves out the others', (filter, left) => expect(arranged('best', filter)).toEqual(left));

test('filters hold together, and the list that came stays as it was', () => {
  expect(arranged('newest', 'remote', 'liked')).toEqual([]);
  expect(arranged('best')).toEqual([1, 2, 3, 4, 5]);
});
