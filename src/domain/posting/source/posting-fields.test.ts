import { describe, expect, test } from 'vitest';
import { employmentTypeOf } from './employment-type.ts';
import { ageInDays, postedDate } from './posted-date.ts';

test.each([
  ['FULLTIME', 'FULLTIME'],
  ['Full-time', 'FULLTIME'],
  ['full_time', 'FULLTIME'],
  ['permanent', 'FULLTIME'],
  ['Permanent contract', 'FULLTIME'],
  ['Vollzeit, unbefristet', 'FULLTIME'],
  ['Full-time or part-time', 'FULLTIME'],
  ['CDI', 'FULLTIME'],
  ['PARTTIME', 'PARTTIME'],
  ['Part time', 'PARTTIME'],
  ['Teilzeit', 'PARTTIME'],
  ['CONTRACTOR', 'CONTRACTOR'],
  ['full_time contract', 'CONTRACTOR'],
  ['Fixed-term', 'CONTRACTOR'],
  ['Freelance', 'CONTRACTOR'],
  ['INTERN', 'INTERN'],
  ['Internship (full-time)', 'INTERN'],
  ['Pflichtpraktikum', 'INTERN'],
  ['International', null],
  ['Employee', null],
  ['', null],
  [undefined, null],
])('%j is %s', (words, type) => {
  expect(employmentTypeOf(words)).toBe(type);
});

describe('the day of posting', () => {
  const now = new Date('2026-11-16T22:00:00Z');

  test.each([
    ['2026-11-02T08:00:00Z', '2026-11-02'],
    ['2026-11-02T23:30:00-05:00', '2026-11-03'],
    ['2026-11-02 08:00:00', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    [1_793_600_000, '2026-11-02'],
    [1_793_600_000_000, '2026-11-02'],
    ['1793600000', '2026-11-02'],
    ['3 days ago', '2026-11-13'],
    ['30+ days ago', '2026-10-17'],
    ['2 weeks ago', '2026-11-02'],
    ['5 hours ago', '2026-11-16'],
    ['Yesterday', '2026-11-15'],
    ['2026-11-17T10:00:00Z', '2026-11-16'],
  ])('%j', (value, date) => {
    expect(postedDate(value, now)).toBe(date);
  });

  test.each(['2027-11-17', '1970-01-02', 'soon', '', 0, -1, Number.NaN, null, {}])('%j is none', (value) => {
    expect(postedDate(value, now)).toBeNull();
  });

  test('age counts whole days', () => {
    expect(ageInDays('2026-11-16', now)).toBe(0);
    expect(ageInDays('2026-10-17', now)).toBe(30);
  });
});
