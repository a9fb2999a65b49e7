import { describe, expect, it } from 'vitest';
import { isPresent, yearsAt } from './job-years.ts';

const now = new Date('2026-01-15T00:00:00Z');
const job = (startDate: string, endDate: string) => ({
  title: '',
  company: '',
  startDate,
  endDate,
  responsibilities: [],
});

describe('yearsAt', () => {
  it('counts to today where a job goes on', () => {
    expect(yearsAt([job('Jan 2024', 'Present')], now)).toBe(2);
  });

  it('counts the same time once', () => {
    expect(yearsAt([job('Jan 2020', 'Jan 2023'), job('Jan 2021', 'Jan 2022')], now)).toBe(3);
  });

  it('reads bare years and knows nothing of jobs without dates', () => {
    expect(yearsAt([job('2015', '2019'), job('', '')], now)).toBe(4);
  });
});

describe('isPresent', () => {
  it.each(['Present', 'heute', '至今', 'actualidad'])('knows %s', (word) =>
    expect(isPresent(word)).toBe(true),
  );
  it('takes no date for it', () => expect(isPresent('May 2020')).toBe(false));
});
