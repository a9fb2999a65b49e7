import { expect, test } from 'vitest';
import type { ResumeData } from '../resume/resume.ts';
import { resumeLines } from './resume-lines.ts';

const empty: ResumeData = {
  personalInfo: { name: 'Anna', email: 'a@example.com', phone: '1', location: '' },
  summary: '',
  experience: [],
  education: [],
};

test.each([
  ['27 Millstone Rise, Sheffield S11 0ZZ', 'Lives in: Sheffield'],
  ['Portland, OR 97201', 'Lives in: Portland, OR'],
  ['Portland, OR', 'Lives in: Portland, OR'],
])('tells the town of %s, and no address', (location, text) => {
  const [line] = resumeLines({ ...empty, personalInfo: { ...empty.personalInfo, location } });
  expect(line?.text).toBe(text);
});

test('has what was confirmed under its job, and says which job goes on', () => {
  const job = { title: 'Clerk', responsibilities: [], startDate: '2019' };
  const data = {
    ...empty,
    experience: [
      { ...job, company: 'Alder', endDate: 'Present' },
      { ...job, company: 'Birch', endDate: '2020' },
    ],
  };
  const said = [
    { text: 'Uses SAP', job: 'Birch' },
    { text: 'Speaks Polish', job: '' },
  ];
  expect(
    resumeLines(data, said).map(({ number, section, job: at, isCurrent }) => [
      number,
      section,
      at,
      isCurrent,
    ]),
  ).toEqual([
    [1, 'job', 0, true],
    [2, 'job', 1, false],
    [3, 'answer', 1, undefined],
    [4, 'answer', null, undefined],
  ]);
});
