import { describe, expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { omissionOf } from './omission-of.ts';

const lexicon = loadLexicon();
const resumeOf = (lines: readonly string[], more: Partial<ResumeData> = {}): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone: '', location: '' },
  summary: '',
  experience: [{ title: 'Clerk', company: 'Acme', startDate: '', endDate: '', responsibilities: [...lines] }],
  education: [],
  ...more,
});
const lineOf = (place: number) => `experience.0.responsibilities.${place}`;

describe('a line that goes', () => {
  test.each(['Worked in a fast paced environment', 'Worked well in a busy, fast-paced setting.'])(
    'empty: %s',
    (line) => {
      expect(omissionOf(resumeOf([line, 'Counted stock']), lineOf(0), lexicon)).toBe('empty');
      expect(omissionOf(resumeOf([line]), lineOf(0), lexicon)).toBeUndefined();
      expect(
        omissionOf(resumeOf([`${line} of 40 cooks`, 'Counted stock']), lineOf(0), lexicon),
      ).toBeUndefined();
    },
  );

  test.each([
    ['', 'References available upon request'],
    ['REFERENCES', 'Available upon request.'],
    ['References', 'Furnished on request'],
    ['Referees', 'Available on request'],
    ['Refs', 'on request'],
    ['', 'refs if needed'],
    ['', 'References: available'],
    ['', 'Professional references are available upon request.'],
  ])('references, under “%s”: %s', (heading, line) => {
    const data = resumeOf([], { additional: [{ heading, lines: [line] }] });
    expect(omissionOf(data, 'additional.0.lines.0', lexicon)).toBe('references');
  });

  test.each([
    ['References', 'Maria Ortiz, Store Manager, 512 555 0142'],
    ['Portfolio', 'Available upon request'],
    ['', 'Wrote 40 reference letters upon request'],
  ])('not references, under “%s”: %s', (heading, line) => {
    const data = resumeOf([], { additional: [{ heading, lines: [line] }] });
    expect(omissionOf(data, 'additional.0.lines.0', lexicon)).toBeUndefined();
  });

  test.each([
    'D.O.B: 3/8/1988',
    'Marital status: Married, 2 kids',
    'Father’s Name : K. Raghunathan',
    'I hereby declare that the above information is true to the best of my knowledge.',
    'Page 1 of 2',
    '500+ connections',
  ])('nobody’s business: %s', (line) => {
    const data = resumeOf([line], { additional: [{ heading: 'Personal details', lines: [line] }] });
    expect(omissionOf(data, 'additional.0.lines.0', lexicon)).toBe('personal');
    expect(omissionOf(data, lineOf(0), lexicon)).toBeUndefined();
  });

  test.each([
    'Age 17, Year 12 student',
    'Nationality: British, right to work in the UK',
    'Declared import duties for 40 clients',
    'Gender studies minor',
  ])('told of somebody: %s', (line) => {
    const data = resumeOf([], { additional: [{ heading: 'Other', lines: [line] }] });
    expect(omissionOf(data, 'additional.0.lines.0', lexicon)).toBeUndefined();
  });

  test('what is said of every job goes, unless it is all that the job has', () => {
    const line = 'Any other work given by the manager';
    expect(omissionOf(resumeOf([line, 'Trained 4 clerks']), lineOf(0), lexicon)).toBe('empty');
    expect(omissionOf(resumeOf([line]), lineOf(0), lexicon)).toBeUndefined();
    expect(
      omissionOf(
        resumeOf(['Other duties: payroll for 40 staff and the monthly close of two ledgers', 'x']),
        lineOf(0),
        lexicon,
      ),
    ).toBeUndefined();
  });

  test('an objective that says nothing goes, and one that says something stays', () => {
    const wish = 'Seeking a challenging position where I can grow and utilize my skills.';
    expect(omissionOf(resumeOf([], { summary: wish }), 'summary', lexicon)).toBe('empty');
    const summary = 'Seeking a night shift as a welder in Mobile.';
    expect(omissionOf(resumeOf([], { summary }), 'summary', lexicon)).toBeUndefined();
    const section = resumeOf([], { additional: [{ heading: 'OBJECTIVE', lines: [wish] }] });
    expect(omissionOf(section, 'additional.0.lines.0', lexicon)).toBe('empty');
    const other = resumeOf([], { additional: [{ heading: 'Interests', lines: ['Team leadership'] }] });
    expect(omissionOf(other, 'additional.0.lines.0', lexicon)).toBeUndefined();
  });
});
