import { expect, test } from 'vitest';
import type { ResumeData } from './resume.ts';
import { firstWithin, withinReach } from './within-reach.ts';

const resume = (lines: readonly string[], over: Partial<ResumeData> = {}): ResumeData => ({
  personalInfo: { name: 'Sam Doe', email: '', phone: '', location: '' },
  summary: 'A clerk.',
  experience: [
    { title: 'Clerk', company: 'Office', startDate: '', endDate: '', responsibilities: [...lines] },
  ],
  education: [],
  skills: ['Excel'],
  ...over,
});

test('an ordinary resume stays as it is', () => {
  const data = resume(['Filed 300 forms a day', 'Ran the front desk']);
  expect(withinReach(data)).toBe(data);
});

test('of a very long one the top is left, and every line keeps its place', () => {
  const lines = Array.from({ length: 2_000 }, (_, number) => `Filed form ${number}`);
  const { summary, experience } = withinReach(resume(lines));
  const [job] = experience;
  expect(summary).toBe('A clerk.');
  expect(job?.responsibilities.length).toBeLessThanOrEqual(250);
  expect(job?.responsibilities).toEqual(lines.slice(0, job?.responsibilities.length));
});

test('one line, one field or what was said can’t take all the room', () => {
  const { experience, personalInfo } = withinReach(
    resume(['a'.repeat(90_000), 'b'], {
      personalInfo: { name: 'x'.repeat(90_000), email: '', phone: '', location: '' },
    }),
  );
  expect(experience[0]?.responsibilities.map(({ length }) => length)).toEqual([4_000, 1]);
  expect(personalInfo.name).toHaveLength(300);
  const said = firstWithin(Array.from({ length: 500 }, () => ({ text: 'y'.repeat(1_000), job: '' })));
  expect(said).toHaveLength(12);
});
