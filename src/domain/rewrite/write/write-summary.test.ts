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
      'Staff Accountant with over 6 years of experience, skilled in NetSuite and Excel. Cut days to close from 12 to 7.',
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

  it('names a credential that the posting asks for', () => {
    const data = resumeOf('', { certifications: ['CPA, State of Ohio, 2021'] });
    expect(best(data, [ask('CPA license required')])).toContain('Holds CPA.');
    expect(best(data)).not.toContain('CPA');
  });

  it('tells no years of a running job where today is not known', () => {
    const [first] = writeSummary({ data: resumeOf(''), requirements: [], now: undefined }, true, lexicon);
    expect(first?.text).toBe('Staff Accountant. Cut days to close from 12 to 7.');
  });

  it('takes the place of one that says nothing', () => {
    const worn =
      'Results-driven accountant with strong work ethic and excellent communication skills. Seeking a challenging role in a reputable organization.';
    expect(best(resumeOf(worn))).toBe(
      'Staff Accountant with over 6 years of experience. Cut days to close from 12 to 7.',
    );
  });

  it.each([
    [
      'Retail manager with nine years in stores. I just finished a certificate and I am a people person who thinks outside the box.',
      'Retail manager with nine years in stores. Recently finished a certificate.',
    ],
    [
      'Compassionate and dedicated nurse with 6 years experience seeking to obtain a position in the ER where I can use my skills and grow.',
      'Nurse with 6 years of experience seeking a position in the ER.',
    ],
    [
      'Engineer with 10 years in payments. Passionate about clean code and technology.',
      'Engineer with 10 years in payments.',
    ],
    [
      'Nursing assistant with 5 years in nursing homes. Caring and compassionate.',
      'Nursing assistant with 5 years in nursing homes.',
    ],
  ])('keeps what it says and loses the worn parts: %s', (summary, better) => {
    expect(best(resumeOf(summary))).toBe(better);
  });

  it('that tells little gets one sentence of what the posting asks for', () => {
    const asks = [ask('NetSuite', 'NetSuite'), ask('Excel', 'Microsoft Excel')];
    expect(best(resumeOf('Accountant with 6 years in logistics.'), asks)).toBe(
      'Accountant with 6 years in logistics. Skilled in NetSuite and Excel.',
    );
  });
});
