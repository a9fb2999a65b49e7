import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { ResumeData } from '../resume/resume.ts';
import { credentialNames, heldDegree } from './held-credentials.ts';

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
    ['PMP, Project Management Institute, 2024', ['PMP']],
    ['OSHA 30 general industry 2022', ['OSHA 30']],
    ['BLS (exp. 05/2027)', ['BLS']],
    ['ACLS and BLS', ['ACLS', 'BLS']],
    ['Good health, nights OK', []],
    ['Looking for part time', []],
    ['NREMT EMT EXP 3/2026', []],
    ['PMP, exam scheduled for March', []],
    ['CPA candidate', []],
    ['Pharmacy license (PTCB)', []],
  ])('of %s', (text, names) => {
    expect(credentialNames(data({ certifications: [text] }), now, lexicon)).toEqual(names);
  });

  it.each([
    ['M.S. Computer Science', 'Oregon State University', '2014', 'an M.S. in Computer Science'],
    ['Bachelor of Arts, History', 'Osage College', '2009', 'a Bachelor of Arts'],
    ['BFA Stage Mgmt', 'Osage College', '2019', undefined],
    ['BFA Stage Management', 'Osage College', '2019', 'a BFA in Stage Management'],
    ['STNA Certificate', 'Osage College', '2019', 'an STNA Certificate'],
    ['BSc Biology', 'Osage College', 'expected 2027', undefined],
    ['Diploma', 'Stony Hollow High School', '2024', undefined],
  ])('a degree: %s, %s, %s', (degree, institution, graduationDate, stated) => {
    const held = heldDegree(data({ education: [{ degree, institution, graduationDate }] }), now, lexicon);
    expect(held?.['a degree']).toBe(stated);
  });
});
