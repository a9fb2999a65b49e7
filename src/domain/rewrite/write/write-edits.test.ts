import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeData } from '#domain/resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { writeEdits } from './write-edits.ts';

const lexicon = loadLexicon();

const resumeOf = (
  lines: string[],
  { endDate = 'May 2020', summary = '', skills = [] as string[], language = 'en' } = {},
): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone: '', location: '' },
  summary,
  experience: [
    { title: 'Store Clerk', company: 'Acme', startDate: 'May 2016', endDate, responsibilities: lines },
  ],
  education: [],
  skills,
  language,
});

const rewritten = (line: string, endDate?: string) =>
  writeEdits(resumeOf([line], endDate === undefined ? {} : { endDate }), [], lexicon)[0]?.text;

describe('the built-in writer', () => {
  it.each([
    ['Responsible for managing stock for two stores', 'Managed stock for two stores'],
    ['Was in charge of writing help articles', 'Wrote help articles'],
    ['I was tasked with training of 3 new receptionists', 'Trained 3 new receptionists'],
    ['Responsible for planning and ordering of stock', 'Planned and ordered stock'],
    ['I trained new staff', 'Trained new staff'],
    ['Duties included opening the store, training new staff', 'Opened the store, trained new staff'],
    ['Helped with training of 4 new agents', 'Helped train 4 new agents'],
    ['Assisted in the preparing of reports', 'Helped prepare reports'],
    ['Managing a team of five', 'Managed a team of five'],
    ['Manage a team of five', 'Managed a team of five'],
    ['Utilized macros in order to cut response time', 'Used macros to cut response time'],
    ['Was able to cut waste by 10%', 'Cut waste by 10%'],
    ['counted cash on a daily basis', 'Counted cash daily'],
    ['Passed a audit of of the store', 'Passed an audit of the store'],
  ])('%s → %s', (line, better) => {
    expect(rewritten(line)).toBe(better);
  });

  it('tells a job that goes on as it goes on', () => {
    expect(rewritten('Responsible for managing stock', 'Present')).toBe('Manage stock');
    expect(rewritten('Lead a team of five', 'Present')).toBeUndefined();
    expect(rewritten('Manages a team of five', 'Present')).toBe('Manage a team of five');
  });

  it.each([
    'Led a team of five and cut waste by 10%',
    'Lead author of the handbook',
    'Duties included cash register, returns and stock counts',
    'Responsible for managing training and onboarding programs',
    'Assisted in training programs',
    'Responsible for shipping time improvements',
    'Project engineer on a A$28m road',
    'iOS releases every two weeks',
  ])('leaves alone what is good, or what it cannot tell for sure: %s', (line) => {
    expect(rewritten(line)).toBeUndefined();
  });

  it('leaves worn phrases out of a summary, and keeps what says something', () => {
    const [edit] = writeEdits(
      resumeOf([], {
        summary:
          'Hard-working team player. I am looking for a challenging position where I can use my skills. Results-driven and detail-oriented with 7 years in retail.',
      }),
      [],
      lexicon,
    );
    expect(edit).toEqual({ path: 'summary', text: 'Store Clerk with 7 years in retail.', reason: 'cliche' });
  });

  it('gives the first sentence its subject, and lets later ones speak of the same person', () => {
    const summary =
      'Hard-working team player with a proven track record of sales. Results-driven with 7 years in retail.';
    expect(writeEdits(resumeOf([], { summary }), [], lexicon)[0]?.text).toBe(
      'Store Clerk with a track record of sales. 7 years in retail.',
    );
  });

  it('puts the skills that the posting asks for first, and adds none', () => {
    const asked = { quote: '', start: 0, end: 0, name: '', kind: 'skill', level: 'must' } as const;
    const edits = writeEdits(
      resumeOf([], { skills: ['Excel', 'Zendesk', 'SQL'] }),
      [{ ...asked, skills: ['SQL', 'Python'] }],
      lexicon,
    );
    expect(edits).toEqual([{ path: 'skills', text: 'SQL\nExcel\nZendesk', reason: 'order' }]);
  });

  it('touches only slips in another language', () => {
    const lines = ['księgi przychodów i rozchodów', 'Forme quatre apprentis ; trois ont obtenu leur CAP.'];
    expect(writeEdits(resumeOf(lines, { language: 'pl' }), [], lexicon).map(({ text }) => text)).toEqual([
      'Księgi przychodów i rozchodów',
    ]);
  });

  it('writes only where writing is allowed', () => {
    fc.assert(
      fc.property(arbitraryResume, (data) => {
        for (const { path } of writeEdits(data, [], lexicon))
          expect(path).toMatch(/^(?:summary|skills|experience\.\d+\.responsibilities\.\d+)$/);
      }),
    );
  });
});
