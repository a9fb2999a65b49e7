import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { reviewedData, reviewedResume } from '#tests/support/reviewed-resume.ts';
import { dataOf, mergedEdit, type ResumeEdit, rebasedEdit } from './resume-edits.ts';
import { withEdit } from './resume-rules.ts';

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

test('an answer is shown at once, with what comes of it, and taken back with it', () => {
  const open = { quote: null, path: null, proposed: null, answer: null, words: '' };
  const questions = ['q1', 'q2'].map((id) => ({ id, kind: 'tool' as const, claim: id, name: id, ...open }));
  const asked = reviewedResume({ questions });
  const answer = { kind: 'answer', questionId: 'q2', answer: 'yes', words: 'At Harbor', job: 1 } as const;
  const shown = withEdit(asked, answer);
  expect(shown.questions.map((each) => [each.answer, each.words])).toEqual([
    [null, ''],
    ['yes', 'At Harbor'],
  ]);
  expect(dataOf(shown.structuredData)?.experience[1]?.responsibilities.at(-1)).toBe('At Harbor');
  expect(shown.changes.at(-1)).toMatchObject({ id: 'answer:q2', after: 'At Harbor', state: 'open' });
  const back = withEdit(shown, { kind: 'answer', questionId: 'q2', answer: null, words: '' });
  expect(back.changes).toEqual(asked.changes);
  expect(dataOf(back.structuredData)).toEqual(dataOf(asked.structuredData));
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

const withData = (data: ResumeData) => reviewedResume({ structuredData: JSON.stringify(data) });
const update = (structuredData: ResumeData) => ({ kind: 'update', change: { structuredData } }) as const;
const dataIn = (edit: ResumeEdit) => (edit.kind === 'update' ? edit.change.structuredData : undefined);

test('of two devices each keeps what it changed, also within one job', () => {
  const mine = structuredClone(reviewedData);
  const theirs = structuredClone(reviewedData);
  if (mine.experience[0]) mine.experience[0].title = 'Lead';
  if (theirs.experience[0]) theirs.experience[0].company = 'Harbor Ltd';
  theirs.personalInfo.linkedin = 'in/maya';
  const { edit, isWhole } = rebasedEdit(update(mine), withData(reviewedData), withData(theirs));
  expect(isWhole).toBe(true);
  expect(dataIn(edit)?.experience[0]).toMatchObject({ title: 'Lead', company: 'Harbor Ltd' });
  expect(dataIn(edit)?.personalInfo.linkedin).toBe('in/maya');
  expect(Array.isArray(dataIn(edit)?.experience)).toBe(true);
});

test('rebasing gives mine where only I changed something, theirs where only they did', () => {
  const one = fc.record({ mine: arbitraryResume, theirs: arbitraryResume });
  fc.assert(
    fc.property(one, ({ mine, theirs }) => {
      const alone = rebasedEdit(update(mine), withData(theirs), withData(theirs));
      expect(dataIn(alone.edit)).toEqual(mine);
      expect(alone.isWhole).toBe(true);
      const untouched = rebasedEdit(update(mine), withData(mine), withData(theirs));
      expect(dataIn(untouched.edit)).toEqual(theirs);
      expect(untouched.isWhole).toBe(true);
    }),
  );
});

test('where both changed the same thing mine is kept, and it is said', () => {
  const base = withData(reviewedData);
  const mine = update({ ...reviewedData, skills: ['SQL'] });
  const { edit, isWhole } = rebasedEdit(mine, base, withData({ ...reviewedData, skills: [] }));
  expect(isWhole).toBe(false);
  expect(dataIn(edit)?.skills).toEqual(['SQL']);
});

test('an edit that touches no words is as it was', () => {
  const decided = { kind: 'decide', changeIds: ['team'], state: 'kept' } as const;
  expect(rebasedEdit(decided, resume, resume)).toEqual({ edit: decided, isWhole: true });
});
