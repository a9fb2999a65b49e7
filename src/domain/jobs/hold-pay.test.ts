import { expect, test } from 'vitest';
import { brokenMustHaves } from '#tests/support/broken-must-haves.ts';

const floor = { amount: 20, currency: 'GBP', period: 'hour' } as const;
const paid = (salary: string, description: string, employmentType: 'FULLTIME' | 'PARTTIME') =>
  brokenMustHaves({ salaryFloor: floor }, { salary, description, employmentType, country: 'GB' }).map(
    ({ reason }) => reason,
  );

test('part-time pay by the year is held against an hourly floor by its hours', () => {
  expect(paid('£25,000 a year', 'A job of 20 hours a week.', 'PARTTIME')).toEqual([]);
  expect(paid('£25,000 a year', 'A job of 30 hours a week.', 'PARTTIME')).toEqual([
    'It pays up to about £16.03 an hour; you asked for at least £20.',
  ]);
  expect(paid('£25,000 a year', 'Mornings.', 'PARTTIME')).toEqual([]);
  expect(paid('£25,000 a year pro rata', 'Mornings.', 'PARTTIME')).toHaveLength(1);
  expect(paid('£25,000 a year', 'A job of 20 hours a week.', 'FULLTIME')).toHaveLength(1);
  expect(paid('£18 an hour', 'Mornings.', 'PARTTIME')).toEqual([
    'It pays up to £18 an hour; you asked for at least £20.',
  ]);
});
