import { describe, expect, it } from 'vitest';
import type { Requirement } from '#domain/posting/requirements/extract-requirements.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { writeSummary } from './write-summary.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const ask = (quote: string, ...skills: string[]): Requirement => ({
  quote,
  start: 0,
  end: 0,
  name: quote,
  kind: 'skill',
  level: 'must',
  ...(skills.length > 0 ? { skills } : {}),
});

const resumeOf = (summary: string, extra: Partial<ResumeData> = {}): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone: '', location: '' },
  summary,
  experience: [
    {
      title: 'Staff Accountant',
      company: 'Acme',
      startDate: 'Aug 2020',
      endDate: 'Present',
      responsibilities: [
        'Close the books in NetSuite',
        'Cut days to close from 12 to 7',
        'Check invoices in Excel',
      ],
    },
  ],
  education: [],
  ...extra,
});

const best = (data: ResumeData, requirements: Requirement[] = []) =>
  writeSummary({ data, requirements, now }, true, lexicon)[0]?.text;

describe('a summary', () => {
  it('is made of what the resume shows where there is none', () => {
    const asks = [ask('NetSuite', 'NetSuite'), ask('Excel', 'Microsoft Excel')];
    expect(best(resumeOf(''), asks)).toBe(
      'Staff Accountant with over 6 years of experience, skilled in NetSuite and Excel.',
    );
  });

  it('names nothing that nobody can be skilled in', () => {
    const [job] = resumeOf('').experience;
    const lines = ['Took bilingual calls in NetSuite', 'Checked invoices in Excel'];
    const experience = job ? [{ ...job, responsibilities: lines }] : [];
    const asks = [
      ask('Bilingual', 'Bilingual', 'Bilingualism'),
      ask('NetSuite', 'NetSuite'),
      ask('Excel', 'Microsoft Excel'),
    ];
    expect(best(resumeOf('', { experience, skills: ['Bilingual'] }), asks)).toContain(
      'skilled in NetSuite and Excel',
    );
  });

  it('tells no years of a running job where today is not known', () => {
    const requirements = [ask('NetSuite', 'NetSuite'), ask('Excel', 'Microsoft Excel')];
    const [first] = writeSummary({ data: resumeOf(''), requirements, now: undefined }, true, lexicon);
    expect(first?.text).toBe('Staff Accountant skilled in NetSuite and Excel.');
  });

  it('takes the place of one that says nothing', () => {
    const worn =
      'Strong work ethic and excellent communication skills. Seeking a challenging role in a reputable organization.';
    const asks = [ask('NetSuite', 'NetSuite'), ask('Excel', 'Microsoft Excel')];
    expect(best(resumeOf(worn), asks)).toContain('Staff Accountant with over 6 years of experience');
    expect(best(resumeOf(worn))).toBeUndefined();
  });

  it('is left as the person wrote it where every sentence says something', () => {
    expect(
      best(resumeOf('Accountant with 6 years in logistics.'), [ask('NetSuite', 'NetSuite')]),
    ).toBeUndefined();
    expect(best(resumeOf('Friendly lad, good with people. Six years in warehouses.'))).toBeUndefined();
  });
});
