import { expect, test } from 'vitest';
import { loadQuestionBank } from '#server/process/load-lexicon.ts';
import { admitQuestion } from './admit-question.ts';

test.each([
  'Tell me about a shift when two machines stopped at once.',
  'A guest complains about noise at 2 a.m. What do you do?',
  'The posting says: “night shifts.” How have you made nights work before?',
])('%s is admitted', (question) => {
  expect(admitQuestion(question, [])).toBe(true);
});

test.each([
  'Which of your colleagues do you dislike the most?',
  'Who is the mayor of this town, and since when?',
  'Where does your name come from?',
  'Why?',
  'Sell me this stapler.',
  '',
])('"%s" is not', (question) => {
  expect(admitQuestion(question, [])).toBe(false);
});

test('nor is what was asked before, in other words', () => {
  expect(
    admitQuestion('How do you secure a load on a flatbed?', ['Securing a flatbed load: how do you do it?']),
  ).toBe(false);
});

test('nearly all of what people wrote for the bank would pass', () => {
  const { occupations } = loadQuestionBank();
  const all = occupations.flatMap(({ questions }) => questions.map(({ text }) => text));
  const refused = all.filter((text) => !admitQuestion(text, []));
  expect(refused.length / all.length).toBeLessThan(0.08);
});
