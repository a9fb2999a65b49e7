import { expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { composeResume } from './compose-resume.ts';
import { sampleResume } from './sample-resume.ts';

const data: ResumeData = {
  ...sampleResume,
  additional: [{ heading: 'Projects', lines: ['Capstone on water filters'] }],
  sections: ['skills', 'education', 'Projects', 'experience'],
};
const namesIn = (template: (typeof templateIds)[number]) =>
  composeResume(data, template).sections.map(({ id, heading }) => (id === 'additional' ? heading : id));

test.each(templateIds)('the person’s own order of sections stands in every template: %s', (template) => {
  const names = namesIn(template);
  const places = ['education', 'Projects', 'experience'].map((name) => names.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a side column stays one column, and skills stay where a template is about them', () => {
  expect(namesIn('creative').slice(0, 3)).toEqual(['summary', 'skills', 'certifications']);
  expect(namesIn('technical').slice(0, 2)).toEqual(['summary', 'skills']);
});
