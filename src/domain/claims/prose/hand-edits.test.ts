import { expect, test } from 'vitest';
import { sampleResume } from '#tests/support/sample-documents.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { type ResumeChange, withChanges } from '../../resume/resume-changes.ts';
import { handEdits } from './hand-edits.ts';

const path = 'experience.0.responsibilities.0';
const rewritten: ResumeChange = {
  id: path,
  path,
  before: 'Led the retrofit of four river crossings, 12 weeks ahead of plan.',
  after: 'Led the retrofit of four river crossings\n12 weeks ahead of plan',
  reason: 'concise',
  state: 'open',
  support: [],
};
const [first, ...others] = sampleResume.experience;
const withLines = (...responsibilities: string[]): ResumeData => ({
  ...sampleResume,
  experience: first ? [{ ...first, responsibilities }, ...others] : others,
});

test('what was pasted and what was rewritten is no edit by hand', () => {
  const parsed = sampleResume;
  expect(handEdits({ parsed, data: parsed, changes: [] })).toEqual([]);
  const data = withChanges(parsed, [rewritten]);
  expect(handEdits({ parsed, data, changes: [rewritten] })).toEqual([]);
});

test('a line written by hand is one, with its employer, and so is a rejected rewriting that is there', () => {
  const data = withLines('Ran a bridge.', 'Led the retrofit of four river crossings');
  const changes = [{ ...rewritten, state: 'rejected' as const }];
  expect(handEdits({ parsed: sampleResume, data, changes })).toEqual([
    { text: 'Ran a bridge.', job: 'Harbour & Vale' },
    { text: 'Led the retrofit of four river crossings', job: 'Harbour & Vale' },
  ]);
});

test('so is another title, and a skill, but not another order of skills', () => {
  const data = {
    ...withLines(...(first?.responsibilities ?? [])),
    skills: ['Welding', ...(sampleResume.skills ?? []).toReversed()],
  };
  expect(handEdits({ parsed: sampleResume, data, changes: [] })).toEqual([{ text: 'Welding', job: '' }]);
  const titled = { ...data, skills: [], experience: first ? [{ ...first, title: 'Welder' }] : [] };
  expect(handEdits({ parsed: sampleResume, data: titled, changes: [] })).toEqual([
    { text: 'Welder, Harbour & Vale, March 2019 – Present', job: 'Harbour & Vale' },
  ]);
});
