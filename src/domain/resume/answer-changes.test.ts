import { describe, expect, test } from 'vitest';
import { type GivenAnswer, type QuestionKind, type ResumeQuestion, withAnswer } from './answer-changes.ts';
import { joined } from './answer-lines.ts';
import type { ResumeData } from './resume.ts';
import { decideChange, type ResumeChange } from './resume-changes.ts';

const data: ResumeData = {
  personalInfo: { name: 'Ana Ruiz', email: '', phone: '', location: '' },
  summary: '',
  experience: [
    {
      title: 'Lead',
      company: 'Target',
      startDate: '2021',
      endDate: 'now',
      responsibilities: ['Led pickup.'],
    },
    {
      title: 'Rep',
      company: 'Best Buy',
      startDate: '2018',
      endDate: '2021',
      responsibilities: ['Trained hires'],
    },
  ],
  education: [],
  skills: ['Excel'],
};

const asked = (kind: QuestionKind, claim: string, path: string | null = null): ResumeQuestion => ({
  id: 'q',
  kind,
  claim,
  name: claim,
  quote: null,
  path,
  proposed: null,
  answer: null,
  words: '',
});
const given = (words: string, job = 0): GivenAnswer => ({
  answer: 'yes',
  words,
  job,
  answeredAt: '2026-01-05T09:00:00.000Z',
});
const lines = ({ experience }: ResumeData, job: number) => experience[job]?.responsibilities;

describe('an answer', () => {
  test('stands under the heading of work where no job could be read, once, and goes again', () => {
    const jobless = { data: { ...data, experience: [] }, changes: [] };
    const given: GivenAnswer = { answer: 'yes', words: '12 rooms a day', job: 0, answeredAt: '' };
    const first = withAnswer(jobless, asked('amounts', 'amounts'), given);
    const other = { ...asked('scope', 'scope'), id: 'other' };
    const second = withAnswer(first, other, { ...given, words: 'a hotel of 90 rooms' });
    expect(second.data.additional).toEqual([
      { heading: 'Experience', lines: ['12 rooms a day', 'A hotel of 90 rooms'] },
    ]);
    const undone = withAnswer(second, other, { ...given, answer: null });
    expect(undone.data.additional).toEqual([{ heading: 'Experience', lines: ['12 rooms a day'] }]);
  });

  test('keeps the words, adds them to the job that was chosen, and names the tool among the skills', () => {
    const after = withAnswer(
      { data, changes: [] },
      asked('tool', 'Asana'),
      given('- tracked 14 openings\n', 1),
    );
    expect(lines(after.data, 1)).toEqual(['Trained hires', 'Tracked 14 openings']);
    expect(after.data.skills).toEqual(['Excel', 'Asana']);
    expect(after.question).toMatchObject({ answer: 'yes', added: 'Asana', job: 'Best Buy' });
    expect(after.changes).toEqual([
      {
        id: 'answer:q',
        path: 'experience.1.responsibilities.1',
        before: '',
        after: 'Tracked 14 openings',
        reason: 'confirmed',
        state: 'open',
        support: [],
        confirmedAt: '2026-01-05T09:00:00.000Z',
      },
    ]);
  });

  test('is rejected and kept like any other change, and taken back without a trace', () => {
    for (const question of [
      asked('practice', 'Budgets'),
      asked('listed', 'Excel'),
      asked('credential', 'PALS'),
    ]) {
      const after = withAnswer({ data, changes: [] }, question, given('Kept a budget of $9,000'));
      const [change] = after.changes as [ResumeChange];
      const rejected = decideChange(after.data, change, 'rejected');
      expect(JSON.stringify(rejected)).not.toContain('$9,000');
      expect(decideChange(rejected, { ...change, state: 'rejected' }, 'kept')).toEqual(after.data);
      const back = withAnswer(after, after.question, { ...given(''), answer: null });
      expect({ ...back.data, certifications: undefined }).toEqual({ ...data, certifications: undefined });
      expect([back.changes, back.question]).toEqual([[], question]);
    }
  });

  test('adds a credential with what was said of it', () => {
    const certificates = (words: string) =>
      withAnswer({ data, changes: [] }, asked('credential', 'PALS'), given(words)).data.certifications;
    expect(certificates('')).toEqual(['PALS']);
    expect(certificates('expires 05/2027')).toEqual(['PALS, Expires 05/2027']);
    expect(certificates('AHA PALS, 2025')).toEqual(['AHA PALS, 2025']);
  });

  test('goes on in the line it is about, as that reads now, and elsewhere where the person has written it anew', () => {
    const change: ResumeChange = {
      id: 'c',
      path: 'experience.0.responsibilities.0',
      before: 'Was in charge of pickup.',
      after: 'Led pickup.',
      reason: 'duty',
      state: 'open',
      support: [],
    };
    const question = asked('result', 'Was in charge of pickup.', 'experience.0.responsibilities.0');
    const after = withAnswer({ data, changes: [change] }, question, given('About 90 orders a day'));
    expect(lines(after.data, 0)).toEqual(['Led pickup, about 90 orders a day.']);
    const own = structuredClone(data);
    own.experience[0]?.responsibilities.splice(0, 1, 'My own line');
    expect(withAnswer({ data: own, changes: [change] }, question, given('90 a day')).data).toEqual(own);
  });
});

test.each([
  ['Answered phones', '40 calls a day', 'Answered phones, 40 calls a day'],
  ['Answered phones.', 'Up to 40 a day.', 'Answered phones, up to 40 a day.'],
  ['Trained new hires', '12', 'Trained new hires (12)'],
  ['Trained new hires', 'cut wait times in half', 'Trained new hires\nCut wait times in half'],
  ['Trained new hires', 'We went from 14 to 8 minutes.', 'Trained new hires\nWe went from 14 to 8 minutes.'],
  ['One\nTwo', '40 calls a day', 'One\nTwo\n40 calls a day'],
])('%s with %s', (line, words, whole) => {
  expect(joined(line, words)).toBe(whole);
});
