import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse/parse-resume.ts';
import type { ResumeData } from './resume.ts';
import { decideChange, type ResumeChange, withChanges } from './resume-changes.ts';
import { orderOfSections, shownSections } from './section-order.ts';

const lexicon = loadLexicon();

const told = (responsibilities: string[]): ResumeData => ({
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

describe('a resume that tells by skill what was done', () => {
  it('has that read before the bare list of jobs', () => {
    expect(shownSections(told(['9 years']))).toEqual([
      'Curriculum Design',
      'Instruction',
      'experience',
      'Languages',
    ]);
  });

  it('is one only where hardly anything is told under the jobs', () => {
    const data = told(['Taught grade 4 for nine years', 'Led the team of six teachers']);
    expect(shownSections(data)).toEqual(['experience', 'Curriculum Design', 'Instruction', 'Languages']);
  });
});

const head = 'Nadia Ferrante\nnadia@mail.example\nToledo, OH';
const education = 'EDUCATION\nBS Chemistry, University of Toledo, May 2026';
const projects = 'PROJECTS\n- Built a low-cost spectrometer for the capstone course';
const work = `WORK HISTORY
Cashier, Kroger, Toledo OH
June 2022 – Present
- Ring up 200 customers a shift
- Count the drawer at close`;
const skills = 'SKILLS\nTitration, HPLC, Excel';
const read = (...parts: string[]) => parseResume([head, ...parts].join('\n\n'), lexicon).data;

describe('the order of the sections', () => {
  it('is the person’s own, where the text has headings', () => {
    const data = read(skills, education, projects, work);
    expect(shownSections(data)).toEqual(['skills', 'education', 'PROJECTS', 'experience']);
  });

  it('isn’t noted where it’s the usual one', () => {
    expect(read(work, education, skills).sections).toBeUndefined();
  });

  it('is the usual one where the text has no headings', () => {
    const data = parseResume(
      'I studied chemistry at the University of Toledo until 2026. Since June 2022 I am a cashier at Kroger, where I ring up 200 customers a shift.',
      lexicon,
    ).data;
    expect(data.sections).toBeUndefined();
  });

  it('passes over what stands above the name: that was a column to the side', () => {
    const text = [skills, education, head, work].join('\n\n');
    expect(parseResume(text, lexicon).data.sections).toBeUndefined();
  });

  it('gives what was added later its usual place', () => {
    const data = { ...read(skills, education, projects, work), certifications: ['Food Handler'] };
    expect(shownSections(data)).toEqual(['skills', 'education', 'PROJECTS', 'experience', 'certifications']);
    expect(orderOfSections(data)[0]).toBe('summary');
  });
});

describe('a changed order', () => {
  const data = read(work, education, skills, projects);
  const change: ResumeChange = {
    id: 'order',
    path: 'sections',
    before: 'experience\neducation\nskills\nPROJECTS',
    after: 'education\nPROJECTS\nexperience\nskills',
    ...{ reason: 'education', state: 'open', support: [] },
  };
  const changed = withChanges(data, [change]);

  it('stands, and goes back to what was pasted', () => {
    expect(shownSections(changed)).toEqual(change.after.split('\n'));
    expect(decideChange(changed, change, 'rejected')).toEqual(data);
  });

  it('can still be taken back where a section was added since', () => {
    const since = { ...changed, certifications: ['Food Handler'] };
    expect(shownSections(decideChange(since, change, 'rejected'))).toEqual([
      ...change.before.split('\n').slice(0, 3),
      'certifications',
      'PROJECTS',
    ]);
  });
});
