import { describe, expect, test } from 'vitest';
import { loadQuestionBank } from '#server/process/load-lexicon.ts';
import { improperIn } from './improper-question.ts';

test.each([
  ['Will your husband mind the night shifts?', 'personal'],
  ['Are you hoping to have kids soon, and how would that fit with our hours?', 'personal'],
  ['What year did you graduate from high school?', 'personal'],
  ['How many sick days did you take last year?', 'personal'],
  ['Where is your accent from?', 'personal'],
  ['Which church do you go to?', 'personal'],
  ['How did you vote in the last election, and who did you vote for?', 'personal'],
  ['What do you think about unions?', 'personal'],
  ['How much did you make at your last job?', 'personal'],
  ['Women tend to quit after a month here. How would you cope?', 'personal'],
  ['You would never lie to a customer, would you?', 'leading'],
  ["Don't you think that safety always comes first?", 'closed'],
  ["You're a team player, right?", 'leading'],
  ['What does OSHA stand for?', 'trivia'],
  ['How many windows are there in New York?', 'trivia'],
  ['What is 12 times 17?', 'trivia'],
  ['If you were an animal, which one would you be?', 'trivia'],
  ["How much does your present company charge for this, and what's its margin?", 'confidential'],
  ['Could you write a full plan for us as a trial and tell us when it is done?', 'confidential'],
  ['Do you like working here?', 'closed'],
])('%s is %s', (question, reason) => {
  expect(improperIn(question)).toBe(reason);
});

test.each([
  'How do you handle a parent who is angry about a grade?',
  'Tell me about a pregnant patient whose blood pressure worried you.',
  'How do you explain retirement accounts to a client who is close to retiring?',
  "Why do you want to work on our children's ward?",
  'Why did you leave your last job?',
  'What is the difference between a lead and a lag?',
  'You find a gas leak. What do you do first?',
])('%s may be asked', (question) => {
  expect(improperIn(question)).toBeNull();
});

describe('the bank', () => {
  const { occupations, families, general } = loadQuestionBank();
  const all = [
    ...occupations.flatMap(({ questions }) => questions),
    ...[...families.values()].flat(),
    ...general,
  ];

  test('asks one thing at a time and has three to five points for each question', () => {
    expect(all.filter(({ text }) => text.split('?').length > 2).map(({ text }) => text)).toEqual([]);
    expect(all.filter(({ good }) => good.length < 3 || good.length > 5).map(({ text }) => text)).toEqual([]);
  });

  test('has nothing that is refused', () => {
    expect(all.length).toBeGreaterThan(2_500);
    expect(all.filter(({ text }) => improperIn(text) !== null).map(({ text }) => text)).toEqual([]);
  });
});
