import { expect, test } from 'vitest';
import type { FlagKind } from '#domain/guard/guard-types.ts';
import { revertedReasons } from './reverted-reasons.ts';

/** A kind that is missing here does not compile. */
const kinds: Record<FlagKind, true> = {
  number: true,
  unit: true,
  date: true,
  years: true,
  employer: true,
  institution: true,
  name: true,
  place: true,
  title: true,
  promotion: true,
  degree: true,
  certification: true,
  licence: true,
  award: true,
  skill: true,
  language: true,
  status: true,
  scope: true,
  role: true,
  'mixed-jobs': true,
  standing: true,
  wording: true,
};

test('every kind has one plain sentence of its own', () => {
  const all = Object.keys(kinds);
  const sentences = revertedReasons(all);
  expect(sentences).toHaveLength(all.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^It [^.]{10,80}\.$/);
});

test('says each thing once, and something for what it does not know', () => {
  expect(revertedReasons(['number', 'number'])).toHaveLength(1);
  expect(revertedReasons(['toString', 'of tomorrow'])).toEqual(revertedReasons(['wording']));
  expect(revertedReasons([])).toEqual(revertedReasons(['wording']));
});
