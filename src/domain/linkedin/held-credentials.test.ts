import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import type { ResumeData } from '../resume/resume.ts';
import { heldCredentials, heldDegrees } from './held-credentials.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T00:00:00Z');
const data = (more: Partial<ResumeData>): ResumeData => ({
  personalInfo: { name: '', email: '', phone: '', location: '' },
  summary: '',
  experience: [],
  education: [],
  ...more,
});

describe('credentials', () => {
  it.each([
    ['Google Project Management Certificate, Coursera, 2024', ['Google Project Management Certificate']],
    ['OSHA 30 general industry 2022', ['OSHA 30 general industry']],
    ['DRIVER-OPERATOR PUMPER', ['Driver-operator pumper']],
    ['BLS (exp. 05/2027)', ['BLS']],
    ['ACLS and BLS', ['ACLS', 'BLS']],
    ['Massachusetts PT License 00000', ['Massachusetts PT License']],
    ['NREMT EMT EXP 3/2026', []],
    ['PMP, exam scheduled for March', []],
    ['CPA candidate', []],
  ])('of %s', (text, names) => {
    expect(heldCredentials(data({ certifications: [text] }), now, lexicon)).toEqual(names);
  });

  it.each([
    [
      'M.S. Computer Science',
      'Oregon State University',
      '2014',
      ['an M.S. in Computer Science from Oregon State University'],
    ],
    [
      'Bachelor of Arts, History',
      'Osage College',
      '2009',
      ['a Bachelor of Arts in History from Osage College'],
    ],
    ['BSc Biology', 'Osage College', 'expected 2027', []],
    ['Diploma', 'Stony Hollow High School', '2024', []],
  ])('a degree: %s, %s, %s', (degree, institution, graduationDate, told) => {
    expect(heldDegrees(data({ education: [{ degree, institution, graduationDate }] }), now, lexicon)).toEqual(
      told,
    );
  });
});
