import { expect, it } from 'vitest';
import { resumeOfRow } from './resume-of-row.ts';

const data = {
  personalInfo: { name: 'Maya Chen', email: 'maya@example.com', phone: '', location: '' },
  summary: 'Builds bridges.',
  experience: [],
  education: [],
};

const fallback = (summary: string) => ({
  personalInfo: { name: 'Resume', email: '', phone: '', location: '' },
  summary,
  experience: [],
  education: [],
  skills: [],
});

it('is the structured data, as a value or as text holding JSON', () => {
  expect(resumeOfRow(data, 'words')).toEqual(data);
  expect(resumeOfRow(JSON.stringify(data), 'words')).toEqual(data);
});

it.each([null, undefined, '', '{"half":', '[]', 7, { personalInfo: { name: 'Maya' } }])(
  'falls back to the words where it cannot be read: %j',
  (structured) => expect(resumeOfRow(structured, 'The words.')).toEqual(fallback('The words.')),
);

it('has an empty summary where there are no words either', () => {
  expect(resumeOfRow(null, null)).toEqual(fallback(''));
});
