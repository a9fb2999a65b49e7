import { describe, expect, test } from 'vitest';
import { isAheadIn, standingOf } from './standing.ts';

const now = new Date('2026-11-18T12:00:00Z');

describe('how somebody stands with a credential', () => {
  test.each([
    ['TWIC, good till 2028', 'held'],
    ['Registered Nurse, Ohio, expires 08/2027', 'held'],
    ['Security Guard Licence no. 11840277, expires May 2028', 'held'],
    ['SHRM-CP, recertification due March 2028', 'held'],
    ['CPR card dated August 2025, good for two years', 'held'],
    ['Working at Heights, March 2022 (3 year card)', 'expired'],
    ['CPR card dated August 2024, valid two years', 'expired'],
    ['RN, Montana, lapsed 12/31/2022', 'expired'],
    ['CKA, gültig bis 08/2025', 'expired'],
    ['hazmat ran out, can redo', 'expired'],
    ['CMSRN exam booked for January 2027', 'in-progress'],
    ['EMDR basic training, weekend two in January 2027', 'in-progress'],
    ['Pharmacy technician trainee registration, valid until August 2027', 'in-progress'],
    ['HAAG roof course attended, did not sit the exam', 'in-progress'],
    ['BLS, last renewed 2018', 'denied'],
    ['No Basic Life Support', 'denied'],
    ['ASE A1 A4 A5 A6 (A5 is expired)', 'held'],
    ['Associate of Applied Science, Accounting, 2016', 'held'],
    ['Bus driver certificate, last recert Aug 2024, next due 2030', 'held'],
    ['dbt (learning)', 'in-progress'],
  ])('%s: %s', (said, standing) => {
    expect(standingOf(said, now).standing).toBe(standing);
  });

  test('the day on which it ran out is told as the resume writes it', () => {
    expect(standingOf('ACLS, exp. 03/2026', now)).toEqual({ standing: 'expired', expiredOn: '03/2026' });
  });

  test.each([
    ['Master of Teaching, graduating December 2026', true],
    ['BSN, 2024 – 2028', true],
    ['BSN, May 2026', false],
    ['BSN, 2014 – 2018', false],
  ])('a study goes on: %s: %s', (said, isAhead) => {
    expect(isAheadIn(said, now)).toBe(isAhead);
  });
});
