import { expect, test } from 'vitest';
import type { JobPreferences } from '#contract/job-search.ts';
import { amountOf, emptyMustHaves, mustHaveCount, mustHaveFormOf, preferencesOf } from './must-have-form.ts';

test.each([
  ['48,000', 48_000],
  ['48 000', 48_000],
  ['$48k', 48_000],
  ['22.50', 22.5],
  ['a lot', undefined],
  ['-5', undefined],
  ['99999999999', undefined],
])('%s is an amount or none', (text, amount) => expect(amountOf(text)).toBe(amount));

test('must-haves survive the way into the form and back', () => {
  const kept: JobPreferences = {
    salaryFloor: { amount: 48_000, currency: 'EUR', period: 'year' },
    countries: ['US', 'EEA'],
    languages: ['English'],
    needsSponsorship: true,
    noWeekends: true,
  };
  expect(preferencesOf(mustHaveFormOf(kept))).toEqual(kept);
  expect(mustHaveCount(mustHaveFormOf(kept))).toBe(5);
});

test('what is left empty is none', () => {
  expect(preferencesOf(emptyMustHaves)).toEqual({});
  expect(preferencesOf({ ...emptyMustHaves, amount: 'plenty' })).toEqual({});
});
