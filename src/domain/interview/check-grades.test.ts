import { describe, expect, it } from 'vitest';
import { checkGrades as check, type GivenGrades } from './check-grades.ts';
import { overallOf } from './rubric.ts';

const answer =
  'At Target our order pickup took 14 minutes. I moved two people to pickup between 4 and 7. We got it down to 8 minutes by November.';
const graded = {
  question: 'Tell me about a time you changed how a team worked.',
  answer,
  known: 'Shift Lead\nwhat you did',
  asked: ['Why do you want this job?'],
};

const checkGrades = (given: GivenGrades, about: typeof graded) =>
  check(given, about, (text) => text.includes('velmorra'));

const good: GivenGrades = {
  relevance: 'answers',
  grades: [
    { criterion: 'relevance', grade: 'strong', quote: 'I moved two people', why: 'You tell of one change.' },
    {
      criterion: 'structure',
      grade: 'good',
      quote: 'order pickup took 14 minutes',
      why: 'It begins with the problem.',
    },
    { criterion: 'specificity', grade: 'strong', quote: 'between 4 and 7', why: 'You say when.' },
    { criterion: 'outcome', grade: 'strong', quote: 'down to 8 minutes', why: 'The 8 minutes show it.' },
  ],
  nextStep: 'Say how you won them over.',
  followUp: 'How did the two people take the change?',
};
const withOutcome = (outcome: Partial<GivenGrades['grades'][number]>): GivenGrades => ({
  ...good,
  grades: good.grades.map((one) => (one.criterion === 'outcome' ? { ...one, ...outcome } : one)),
});
const outcomeOf = (given: GivenGrades) =>
  checkGrades(given, graded)?.reasons.find(({ criterion }) => criterion === 'outcome');

describe('grades of a model', () => {
  it('stand where their quotes do, with an overall of our own', () => {
    expect(checkGrades(good, graded)).toEqual({
      relevance: 'answers',
      grades: { relevance: 4, structure: 3, specificity: 4, outcome: 4, overall: 4 },
      reasons: good.grades.map(({ criterion, quote, why }) => ({ criterion, quote, why })),
      nextStep: good.nextStep,
      followUp: good.followUp,
    });
  });

  it.each(['answers-another', 'no-answer', 'harmful'] as const)(
    'are none where the answer is %s',
    (relevance) => {
      expect(checkGrades({ ...good, relevance }, graded)).toEqual({
        relevance,
        grades: {},
        reasons: [],
        nextStep: '',
        followUp: '',
      });
    },
  );

  it.each([
    ['“We  got it down\nto 8 minutes”…', 'We got it down to 8 minutes'],
    ['we got it down to 8 minutes.', 'We got it down to 8 minutes'],
  ])('quote the answer in its own letters: %s', (quote, own) => {
    expect(outcomeOf(withOutcome({ quote }))?.quote).toBe(own);
  });

  it.each(['We won an award', 'We … by November', 'minutes', '', 'own to 8 minutes'])(
    'are dropped without words of the answer: “%s”',
    (quote) => {
      const checked = checkGrades(withOutcome({ quote }), graded);
      expect(checked?.grades.outcome).toBeUndefined();
      expect(checked?.grades.overall).toBe(4);
    },
  );

  it('may say without a quote that there’s nothing, but not of what stands there', () => {
    const none = { grade: 'none', quote: '' } as const;
    expect(outcomeOf(withOutcome({ ...none, why: 'You don’t say what customers noticed.' }))).toBeDefined();
    expect(
      outcomeOf(withOutcome({ ...none, why: 'You don’t say how many minutes it took.' })),
    ).toBeUndefined();
    expect(outcomeOf(withOutcome({ ...none, why: '' }))).toBeUndefined();
  });

  it('make no better overall for what was dropped of them', () => {
    const unsaid = checkGrades(withOutcome({ grade: 'none', quote: '', why: '' }), graded);
    expect(unsaid?.grades).toEqual({ relevance: 4, structure: 3, specificity: 4, overall: 1 });
  });

  it('are none where fewer than three stand, or one criterion has two', () => {
    expect(checkGrades({ ...good, grades: good.grades.slice(0, 2) }, graded)).toBeNull();
    const twice = { ...good, grades: [...good.grades, { ...good.grades[0], grade: 'none' } as never] };
    expect(checkGrades(twice, graded)?.grades.relevance).toBeUndefined();
  });

  it.each([
    'Say that you saved 40 hours.',
    'Say velmorra.',
    'Mention your time at Walmart.',
    'See https://bad.example for more.',
    'You said “I did it all alone” and should not.',
    'Напишите больше.',
    'long '.repeat(80),
  ])('come with no sentence that says something new: %s', (nextStep) => {
    expect(checkGrades({ ...good, nextStep }, graded)?.nextStep).toBe('');
  });

  it('may ask on what if it hadn’t', () => {
    const followUp = 'What would you have done if it had not got down to 8 minutes?';
    expect(checkGrades({ ...good, followUp }, graded)?.followUp).toBe(followUp);
  });

  it.each([
    'Are you married?',
    'What did they say? And what did you do?',
    'Tell me about a time you changed how your team worked?',
    'Say more about it.',
  ])('come with no follow-up that isn’t one proper, new question: %s', (followUp) => {
    expect(checkGrades({ ...good, followUp }, graded)?.followUp).toBe('');
  });
});

describe('the overall', () => {
  it('is what comes of it before all, and no better than the answer is to the point', () => {
    expect(overallOf({ relevance: 4, structure: 2, specificity: 2, outcome: 0 })).toBe(1);
    expect(overallOf({ relevance: 1, structure: 4, specificity: 4, outcome: 4 })).toBe(1);
    expect(overallOf({ relevance: 4, structure: 4, specificity: 3 })).toBe(4);
    expect(overallOf({ relevance: 4, outcome: 4 })).toBeUndefined();
  });
});
