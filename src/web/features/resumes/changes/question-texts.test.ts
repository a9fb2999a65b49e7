import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { QuestionKind } from '#domain/resume/answer-changes.ts';
import { questionText } from './question-texts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each<[QuestionKind, string, string]>([
  ['credential', 'PALS', 'Do you hold PALS?'],
  ['credential', 'Registered Nurse license', 'Do you have a Registered Nurse license?'],
  ['credential', 'Apprentice Electrician license', 'Do you have an Apprentice Electrician license?'],
  ['credential', 'Certified Bookkeeper', 'Are you a Certified Bookkeeper?'],
  ['tool', 'Smartsheet', 'Have you used Smartsheet?'],
  ['practice', 'cycle counting', 'Which of your jobs involved cycle counting?'],
  ['experience', 'experience leading a crew', 'Do you have experience leading a crew?'],
  ['listed', 'Asana', 'Where did you use Asana?'],
  ['work', 'Cashier', 'What more can you say about this job: Cashier?'],
  ['work', '', 'What more can you say about this?'],
  ['result', 'Trained new hires', 'How many, how much or how often? What came of it?'],
])('%s %s: %s', (kind, name, text) => {
  expect(questionText({ kind, name }, i18n)).toBe(text);
});
