import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Work } from '#contract/work.ts';
import { reviewedData } from '#tests/support/reviewed-resume.ts';
import { progressText } from './progress-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const oneRole = { ...reviewedData, experience: reviewedData.experience.slice(0, 1) };

test.each<[string, NonNullable<Work['progress']>]>([
  ['Reading your resume', { step: 'reading' }],
  ['Reading your resume, 1 role', { step: 'reading', data: oneRole }],
  ['Reading your resume, 2 roles', { step: 'reading', data: reviewedData }],
  ['Rewriting line 3 of 9', { step: 'rewriting', done: 3, of: 9 }],
  ['Checking facts', { step: 'checking', done: 9, of: 9 }],
  ['Scoring', { step: 'scoring' }],
])('%s', (text, progress) => {
  expect(progressText(progress, i18n)).toBe(text);
});

test('says nothing of a step that only a newer server knows', () => {
  expect(progressText({ step: 'of-tomorrow' } as never, i18n)).toBeUndefined();
});
