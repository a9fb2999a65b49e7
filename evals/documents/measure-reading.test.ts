import { describe, expect, it } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { measureReading } from './measure-reading.ts';

const data: ResumeData = {
  personalInfo: { name: 'Ada Pine', email: 'ada@example.com', phone: '555 0100', location: 'Oslo' },
  summary: 'Builds bridges.',
  experience: [
    {
      title: 'Engineer',
      company: 'Fjord AS',
      startDate: '2019',
      endDate: '2021',
      responsibilities: ['Built a two-lane bridge.'],
    },
    { title: 'Engineer', company: 'Fjord AS', startDate: '2015', endDate: '2019', responsibilities: [] },
  ],
  education: [{ degree: 'MSc', institution: 'Vik College', graduationDate: '2015' }],
};
const sections = [
  { heading: 'Summary', begins: ['Builds bridges.'] },
  { heading: 'Experience', begins: ['Engineer'] },
  { heading: 'Education', begins: ['MSc'] },
];
const whole = `Ada Pine
ada@example.com · 555 0100 · Oslo
SUMMARY
Builds bridges.
EXPERIENCE
Engineer 2019 – 2021
Fjord AS
Built a two-lane
bridge.
Engineer 2015 – 2019
Fjord AS
EDUCATION
MSc 2015
Vik College`;

describe('measureReading', () => {
  it('finds everything in a whole reading', () => {
    expect(measureReading(whole, data, sections)).toEqual({
      contact: { found: 4, of: 4 },
      employerTitleDate: { found: 11, of: 11 },
      headsTogether: { found: 11, of: 11 },
      bullets: { found: 1, of: 1 },
      words: { found: 29, of: 29 },
      sectionOrder: { found: 1, of: 1 },
      badCodePoints: 0,
      letterSpaced: 0,
      misses: [],
    });
  });

  it.each([
    ['a broken address', 'ada@example.com', 'ada@exa\nmple.com', 'contact: ada@example.com'],
    ['a field grown into its neighbor', 'Engineer 2019', 'Engineer2019', 'head: 2019'],
    ['an employer named once instead of twice', 'Fjord AS\nEDUCATION', 'EDUCATION', 'head: Fjord AS'],
    ['a dropped hyphen', 'two-lane', 'twolane', 'bullet: Built a two-lane bridge.'],
    ['a spaced heading', 'SUMMARY', 'S U M M A R Y', 'letter-spaced: S U M M A R Y'],
    ['a ligature', 'Vik', 'V\uFB01k', 'bad code point: fb01'],
    [
      'a heading apart from its section',
      'SUMMARY\nBuilds bridges.',
      'Builds bridges.\nSUMMARY',
      'section out of order: Summary > Builds bridges.',
    ],
    [
      'a date moved to the end',
      'MSc 2015\nVik College',
      `MSc\nVik College\n${'Other words. '.repeat(20)}\n2015`,
      'head apart: 2015',
    ],
  ])('sees %s', (_, from, to, miss) => {
    expect(measureReading(whole.replace(from, to), data, sections).misses).toContain(miss);
  });
});
