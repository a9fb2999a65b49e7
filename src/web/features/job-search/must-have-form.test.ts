import { expect, test } from 'vitest';
import {
  amountOf,
  emptyMustHaves,
  mustHaveCount,
  mustHaveFormOf,
  preferencesOf,
  withNewRow,
} from './must-have-form.ts';

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
  const sentences: Record<string, string> = { schedule: 'No nights', commute: 'By bus' };
  const floor = { amount: 48_000, currency: 'EUR', period: 'year' as const };
  const kept = Object.assign(sentences, { salaryFloor: floor });
  expect(preferencesOf(mustHaveFormOf(kept))).toEqual(kept);
  expect(mustHaveCount(mustHaveFormOf(kept))).toBe(3);
});

test('what is left empty is none, and two about the same keep both', () => {
  const rows = [
    { key: 0, name: 'other', text: ' No travel ' },
    { key: 1, name: 'other', text: 'No cold calls' },
    { key: 2, name: 'schedule', text: '  ' },
  ];
  expect(preferencesOf({ ...emptyMustHaves, rows })).toEqual({ other: 'No travel', other2: 'No cold calls' });
});

test('a new row is about what no row is about yet', () => {
  const two = withNewRow(withNewRow(emptyMustHaves));
  expect(two.rows.map(({ name }) => name)).toEqual(['remote', 'location']);
  expect(new Set(two.rows.map(({ key }) => key)).size).toBe(2);
});
