import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonFamily, familyOfIsco, familyOfSoc } from './families.ts';
import { readTabs } from './tables.ts';

test('the longest beginning of a code decides', () => {
  expect(familyOfSoc('29-1141.00')).toBe('nursing');
  expect(familyOfSoc('29-1215.00')).toBe('medicine');
  expect(familyOfSoc('15-1252.00')).toBe('software');
  expect(familyOfIsco('2512')).toBe('software');
  expect(familyOfIsco('C2221')).toBe('nursing');
  expect(familyOfIsco('0310')).toBe('military');
  expect(familyOfSoc('')).toBe('general');
});

test('every major group has a family', () => {
  const majors = '11 13-1 13-2 15 17-2 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53 55'.split(' ');
  expect(majors.filter((code) => familyOfSoc(code) === 'general')).toEqual([]);
  const groups = '0 1 21 22 23 24 25 261 31 32 33 341 35 4 52 6 7 8 91 92 931 94 95'.split(' ');
  expect(groups.filter((code) => familyOfIsco(code) === 'general')).toEqual([]);
});

test('all families are those of our own lists', () => {
  const ours = new Set(readTabs(readFileSync('public-data/skills.tsv', 'utf8')).map(({ family }) => family));
  const numbers = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  const groups = '11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53 55'.split(' ');
  const used = [
    ...numbers.map(familyOfIsco),
    ...groups.flatMap((group) => numbers.map((number) => familyOfSoc(`${group}-${number}.00`))),
  ];
  expect([...new Set(used)].filter((family) => !ours.has(family))).toEqual([]);
});

test('a thing of many families is general', () => {
  expect(commonFamily(['data', 'data', 'food'])).toBe('data');
  expect(commonFamily(['data', 'food', 'legal'])).toBe('general');
  expect(commonFamily(['data', 'food'])).toBe('general');
  expect(commonFamily([])).toBe('general');
});
