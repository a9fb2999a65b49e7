import { describe, expect, it } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { composeResume } from './compose-resume.ts';

const data = (responsibilities: string[]): ResumeData => ({
  personalInfo: { name: 'Mia Voss', email: '', phone: '', location: '' },
  summary: '',
  experience: [
    { title: 'Teacher', company: 'Galena School', startDate: '2015', endDate: '2024', responsibilities },
  ],
  education: [],
  additional: [
    {
      heading: 'Curriculum Design',
      lines: [
        'Wrote the science units that the whole district now uses',
        'Made how-to videos for parents and for colleagues',
      ],
    },
    {
      heading: 'Instruction',
      lines: [
        'Planned and delivered lessons to diverse learners',
        'Led staff sessions on remote learning tools',
      ],
    },
    { heading: 'Languages', lines: ['English', 'German'] },
  ],
});
const headings = (resume: ResumeData) =>
  composeResume(resume, 'classic').sections.map(({ heading }) => heading);

describe('a resume that tells by skill what was done', () => {
  it('has that read before the bare list of jobs', () => {
    expect(headings(data(['9 years']))).toEqual([
      'Curriculum Design',
      'Instruction',
      'Experience',
      'Languages',
    ]);
  });

  it('is one only where hardly anything is told under the jobs', () => {
    expect(headings(data(['Taught grade 4 for nine years', 'Led the team of six teachers']))).toEqual([
      'Experience',
      'Curriculum Design',
      'Instruction',
      'Languages',
    ]);
  });
});
