import { expect, test } from 'vitest';
import { loadLexicon, loadQuestionBank } from '#server/process/load-lexicon.ts';
import { extractRequirements } from '../posting/requirements/extract-requirements.ts';
import { planQuestions } from './plan-questions.ts';
import { isSameQuestion } from './same-question.ts';

const lexicon = loadLexicon();
const sources = { bank: loadQuestionBank(), lexicon };
const plan = (jobTitle: string, asked: string[] = []) => planQuestions(sources, { jobTitle, asked });

test.each([
  ['Registered Nurse', 'occupation'],
  ['Senior Registered Nurse (nights)', 'occupation'],
  ['Farrier', 'family'],
  ['Grand Vizier of Spoons', 'none'],
])('%s is known by %s', (title, fit) => {
  expect(plan(title).fit).toBe(fit);
});

test.each(['Electrician', 'Bookkeeper', 'Sous Chef', 'Chief Financial Officer', 'Xyzzy', 'Junior Welder'])(
  '%s gets ten different questions, one on motivation, and the same ones each time',
  (title) => {
    const { questions } = plan(title);
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ kind }) => kind === 'motivation')).toHaveLength(1);
    for (const [place, { text }] of questions.entries())
      expect(questions.slice(place + 1).filter((other) => isSameQuestion(other.text, text))).toEqual([]);
    expect(plan(title).questions).toEqual(questions);
  },
);

test('what was asked is not asked again, in whatever words, and the next ones go on', () => {
  const first = plan('Electrician').questions.map(({ text }) => text);
  const next = plan('Electrician', first).questions;
  expect(next).toHaveLength(10);
  expect(next.filter(({ text }) => first.some((old) => isSameQuestion(old, text)))).toEqual([]);
  const reworded = first.map((text) => text.toUpperCase().replace(/\?/g, ' ?!'));
  expect(plan('Electrician', reworded).questions).toEqual(next);
});

test('every title of the bank has questions for a long session', () => {
  for (const { name } of sources.bank.occupations.slice(0, 10)) {
    const asked: string[] = [];
    for (let round = 0; round < 3; round += 1)
      asked.push(...plan(name, asked).questions.map(({ text }) => text));
    expect(asked).toHaveLength(30);
  }
});

test('a manager is asked about managing', () => {
  const { questions } = plan('Nursing Director');
  expect(questions.some(({ good, topic }) => /team|people|hir|leav|budget/iu.test(`${topic} ${good}`))).toBe(
    true,
  );
});

test('what a posting asks comes first, with its words, and what the resume lacks is asked kindly', () => {
  const posting =
    'Payroll Clerk\n\nRequirements\n- 3+ years of payroll experience\n- Experience with ADP Workforce Now\n- Must be able to work weekends\n- Must pass a background check\n';
  const requirements = extractRequirements(posting, lexicon);
  const missing = requirements.filter(({ quote }) => /ADP/u.test(quote));
  const { questions } = planQuestions(sources, {
    jobTitle: 'Payroll Clerk',
    asked: [],
    requirements,
    missing,
  });
  const quoting = questions.filter(({ quote }) => quote !== '');
  expect(questions.slice(0, quoting.length)).toEqual(quoting);
  expect(quoting.length).toBeGreaterThanOrEqual(3);
  for (const { quote, text } of quoting) {
    expect(posting).toContain(quote);
    expect(text).toContain(quote);
  }
  expect(quoting.filter(({ origin }) => origin === 'resume').map(({ text }) => text)).toEqual([
    expect.stringMatching(/ADP/u),
  ]);
  expect(questions.some(({ text }) => /background/u.test(text))).toBe(false);
});
