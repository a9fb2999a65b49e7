import { expect, test } from 'vitest';
import { followUpOn } from './follow-up.ts';
import { improperIn } from './improper-question.ts';
import { type AnswerReview, type Grade, rubricVersion } from './interview.ts';

const review = (overall: Grade, changes: Partial<AnswerReview> = {}): AnswerReview => ({
  rubric: rubricVersion,
  points: overall,
  grades: { relevance: 3, structure: 2, specificity: 2, outcome: 1, overall },
  reasons: { relevance: '', structure: '', specificity: '', outcome: '', overall: '' },
  notes: [],
  gaps: [],
  nextStep: '',
  better: [],
  ...changes,
});
const question = {
  text: 'Tell me about a conflict.',
  kind: 'behavioral',
  topic: 'conflict',
  good: [],
} as const;
const ask = (given: AnswerReview) => followUpOn(given, { ...question, good: [] });

test('asks for what the answer left out, with its own words', () => {
  const followUp = ask(
    review(2, {
      notes: [{ mark: 'strong', quote: 'I called the driver myself.', start: 0, text: '' }],
      better: [{ part: 'result', text: '', isMissing: true }],
    }),
  );
  expect(followUp?.text).toBe(
    'You said “I called the driver myself.” What came of it, and how could you tell?',
  );
  expect(followUp?.origin).toBe('follow-up');
});

test('what was wrong is asked about first', () => {
  const notes = [{ mark: 'wrong' as const, quote: 'I just skipped the check', start: 0, text: '' }];
  expect(ask(review(1, { notes }))?.text).toMatch(/skipped the check.*instead/u);
});

test('a good answer gets none, and no follow-up is improper', () => {
  expect(ask(review(4))).toBeNull();
  for (const part of ['situation', 'task', 'action', 'result'] as const)
    for (const kind of ['behavioral', 'situational'] as const) {
      const given = review(2, { better: [{ part, text: '', isMissing: true }] });
      expect(improperIn(followUpOn(given, { ...question, kind, good: [] })?.text ?? '')).toBeNull();
    }
});
