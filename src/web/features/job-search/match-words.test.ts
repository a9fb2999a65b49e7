import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { matchLabel } from '../../writing/result/match-score.tsx';
import { jobTypeText, postedText, reasoningParts } from './match-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each([
  [100, 'Excellent Match', 'text-ok'],
  [80, 'Excellent Match', 'text-ok'],
  [79, 'Good Match', 'text-link'],
  [60, 'Good Match', 'text-link'],
  [59, 'Fair Match', 'text-warn'],
  [40, 'Fair Match', 'text-warn'],
  [39, 'Low Match', 'text-bad'],
  [0, 'Low Match', 'text-bad'],
])('spec 9: %i is labeled and colored', (score, text, look) =>
  expect(matchLabel(score)).toEqual({ text, look }),
);

test.each([
  ['2026-11-16', 'Posted today'],
  ['2026-11-15', 'Posted yesterday'],
  ['2026-11-02', 'Posted 14 days ago'],
  ['2026-11-18', 'Posted today'],
])('%s is told in days', (postedAt, text) =>
  expect(postedText(postedAt, new Date(2026, 10, 16, 8), i18n)).toBe(text),
);

test('names that we have are put in words, and others stay', () => {
  expect(jobTypeText('FULLTIME', i18n)).toBe('Full-time');
  expect(jobTypeText('Per diem', i18n)).toBe('Per diem');
});

test('quotes stand out from the reasoning', () =>
  expect(reasoningParts('You say “nine years” here.').map(({ text, isQuote }) => [text, isQuote])).toEqual([
    ['You say ', false],
    ['nine years', true],
    [' here.', false],
  ]));
