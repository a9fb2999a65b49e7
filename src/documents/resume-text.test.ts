import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { composeResume } from './compose-resume.ts';
import { resumeText } from './resume-text.ts';

test('what a robot sees', () => {
  const text = resumeText({
    language: 'en',
    direction: 'ltr',
    name: 'Ada Example',
    contact: [
      { kind: 'email', text: 'ada@example.com' },
      { kind: 'location', text: 'Leeds' },
    ],
    headlines: ['CEng'],
    sections: [
      { id: 'summary', heading: 'Summary', column: 'main', blocks: [{ kind: 'text', text: 'Engineer.' }] },
      {
        id: 'experience',
        heading: 'Experience',
        column: 'main',
        blocks: [
          {
            kind: 'entry',
            entry: {
              title: 'Lead',
              date: '2019 – Present',
              organization: 'Northfield',
              location: 'York',
              points: ['Led a team.', 'Cut cost.'],
            },
          },
          {
            kind: 'entry',
            entry: { title: 'Clerk', date: '', organization: 'Ridge', location: '', points: [] },
          },
        ],
      },
      {
        id: 'skills',
        heading: 'Skills',
        column: 'side',
        blocks: [{ kind: 'terms', items: ['SQL', 'Python'] }],
      },
    ],
  });
  expect(text).toBe(`Ada Example
ada@example.com · Leeds
CEng

Summary
Engineer.

Experience
Lead
2019 – Present
Northfield, York
- Led a team.
- Cut cost.

Clerk
Ridge

Skills
SQL, Python
`);
});

test('every text of a composition is a whole part of a line, in every template', () => {
  fc.assert(
    fc.property(arbitraryResume, fc.constantFrom(...templateIds), (data, template) => {
      const resume = composeResume(data, template);
      const lines = resumeText(resume).split('\n');
      const texts = JSON.stringify(resume.sections, (key, value: unknown) =>
        ['id', 'column', 'kind', 'path', 'paths', 'pointPaths'].includes(key) ? undefined : value,
      ).match(/(?<=")[^"\\]+(?="[,\]}])/g);
      for (const text of [resume.name, ...resume.headlines, ...(texts ?? [])])
        expect(lines.some((line) => line.includes(text))).toBe(true);
    }),
  );
});
