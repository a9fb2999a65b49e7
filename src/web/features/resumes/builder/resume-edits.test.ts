import { expect, test } from 'vitest';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { dataOf, mergedEdit, withEdit } from './resume-edits.ts';

const resume = reviewedResume();

test('an update shows at once: words, look, posting; what it does not name stays', () => {
  const structuredData = { ...reviewedData, summary: 'New' };
  const shown = withEdit(resume, {
    kind: 'update',
    change: { structuredData, templateId: 'modern', jobPosting: null, title: undefined },
  });
  expect(dataOf(shown.structuredData)?.summary).toBe('New');
  expect(shown).toMatchObject({ templateId: 'modern', jobPosting: null, title: resume.title });
  expect(shown.colorScheme).toBe(resume.colorScheme);
});

test('a rejected line reads as the person wrote it, and opens again', () => {
  const rejected = withEdit(resume, { kind: 'decide', changeIds: ['team'], state: 'rejected' });
  const firstLine = (structuredData: string | null) =>
    dataOf(structuredData)?.experience[0]?.responsibilities[0];
  expect(firstLine(rejected.structuredData)).toBe('Responsible for managing a team of 14 people');
  expect(rejected.changes.find(({ id }) => id === 'team')?.state).toBe('rejected');
  const reopened = withEdit(rejected, { kind: 'decide', changeIds: ['team'], state: 'open' });
  expect(firstLine(reopened.structuredData)).toBe('Managed a team of 14 people');
});

test('a decision made twice is the same as made once', () => {
  const edit = { kind: 'decide', changeIds: ['team', 'report'], state: 'rejected' } as const;
  const once = withEdit(resume, edit);
  expect(withEdit(once, edit)).toEqual(once);
});

test('an answer is shown with its question', () => {
  const open = { quote: null, path: null, proposed: null, answer: null, words: '' };
  const questions = ['q1', 'q2'].map((id) => ({ id, claim: id, ...open }));
  const shown = withEdit(reviewedResume({ questions }), {
    kind: 'answer',
    questionId: 'q2',
    answer: 'yes',
    words: 'At Harbor',
  });
  expect(shown.questions.map(({ answer, words }) => [answer, words])).toEqual([
    [null, ''],
    ['yes', 'At Harbor'],
  ]);
});

test('a resume without structured data has none', () => {
  expect(dataOf(null)).toBeUndefined();
});

test('only updates are drawn together', () => {
  const update = { kind: 'update', change: { title: 'A' } } as const;
  const keep = { kind: 'decide', changeIds: ['team'], state: 'kept' } as const;
  expect(mergedEdit(update, { kind: 'update', change: { fit: 2 } })).toEqual({
    kind: 'update',
    change: { title: 'A', fit: 2 },
  });
  expect(mergedEdit(update, keep)).toBeUndefined();
  expect(mergedEdit(keep, update)).toBeUndefined();
  expect(mergedEdit(undefined, update)).toBeUndefined();
});
