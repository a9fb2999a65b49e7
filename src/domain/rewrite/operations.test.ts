import { describe, expect, it } from 'vitest';
import { resumeLines } from '../evidence/resume-lines.ts';
import type { ResumeData } from '../resume/resume.ts';
import { decideChange, fieldAt, type ResumeChange, withChanges } from '../resume/resume-changes.ts';
import { editsOf, type Operation } from './operations.ts';

const job = (company: string, ...responsibilities: string[]) => ({
  ...{ title: 'Shift Lead', company, startDate: '2019', endDate: '', responsibilities },
});
const data: ResumeData = {
  personalInfo: { name: '', email: '', phone: '', location: 'Dayton, OH' },
  summary: 'Shift lead.',
  experience: [job('Alder', 'One', 'Two', 'Three'), job('Birch', 'Four')],
  education: [
    {
      degree: 'Asociate of Arts',
      institution: 'Sinclair',
      graduationDate: '2017',
      details: ['I did 5 of 8'],
    },
  ],
  skills: ['Excel', 'Mop', 'Excel'],
  certifications: ['ServSafe'],
  additional: [
    { heading: 'Volunteering', lines: ['I am cooking at the shelter'] },
    { heading: 'Additional', lines: ['Hello'], unplaced: true },
  ],
};
const lines = resumeLines(data);
const numberOf = (text: string) => lines.find((line) => line.text.includes(text))?.number ?? 0;
const done = (operation: Partial<Operation> & Pick<Operation, 'op'>) =>
  editsOf({ lines: [], texts: [], rests: [], why: 'clear', ...operation }, { data, lines });
const [one, two, three, four] = ['One', 'Two', 'Three', 'Four'].map(numberOf);
const at = (...numbers: (number | undefined)[]) => numbers.map((number) => number ?? 0);
const path = 'experience.0.responsibilities';

describe('an operation', () => {
  it.each<[string, Partial<Operation> & Pick<Operation, 'op'>, object[]]>([
    [
      'rewrites a line',
      { op: 'rewrite', lines: at(two), texts: ['2'] },
      [{ path: `${path}.1`, text: '2', reason: 'clear' }],
    ],
    [
      'splits one',
      { op: 'split', lines: at(two), texts: ['2', 'b'] },
      [{ path: `${path}.1`, text: '2\nb', reason: 'split' }],
    ],
    [
      'merges several',
      { op: 'merge', lines: at(three, one), texts: ['1, 3'] },
      [{ path: `${path}.0+2`, text: '1, 3', reason: 'merge' }],
    ],
    [
      'drops one',
      { op: 'drop', lines: at(four) },
      [{ path: 'experience.1.responsibilities.0', text: '', reason: 'drop' }],
    ],
    ['moves one up', { op: 'move', lines: at(three) }, [{ path, text: 'Three\nOne\nTwo', reason: 'order' }]],
    [
      'adds a skill',
      { op: 'add-skill', texts: ['Word'] },
      [{ path: 'skills', text: 'Excel\nMop\nExcel\nWord', reason: 'proven' }],
    ],
    [
      'drops a skill',
      { op: 'drop-skill', texts: ['Mop'] },
      [{ path: 'skills', text: 'Excel\nExcel', reason: 'drop' }],
    ],
    [
      'sums up',
      { op: 'summary', texts: ['Shift lead of two shops.'] },
      [{ path: 'summary', text: 'Shift lead of two shops.', reason: 'summary' }],
    ],
    [
      'rewrites a line of another part, without its heading',
      {
        op: 'rewrite',
        lines: [numberOf('shelter')],
        texts: ['Volunteering: Cook at the shelter'],
      },
      [{ path: 'additional.0.lines.0', text: 'Cook at the shelter', reason: 'clear' }],
    ],
    [
      'rewrites what is told of a school',
      { op: 'rewrite', lines: [numberOf('Sinclair')], texts: ['Finished 5 of 8 classes', 'GPA 3.4'] },
      [{ path: 'education.0.details', text: 'Finished 5 of 8 classes\nGPA 3.4', reason: 'clear' }],
    ],
    [
      'rewrites a certificate',
      { op: 'rewrite', lines: [numberOf('ServSafe')], texts: ['ServSafe Manager'] },
      [{ path: 'certifications.0', text: 'ServSafe Manager', reason: 'clear' }],
    ],
    [
      'mends a field',
      { op: 'fix-field', lines: [numberOf('Asociate')], texts: ['Asociate', 'Associate'] },
      [{ path: 'education.0.degree', text: 'Associate of Arts', reason: 'field' }],
    ],
  ])('%s', (_, operation, edits) => {
    expect(done(operation)).toEqual(edits);
  });

  it.each<[string, Partial<Operation> & Pick<Operation, 'op'>]>([
    ['a line that there is not', { op: 'rewrite', lines: [99], texts: ['x'] }],
    ['nothing', { op: 'rewrite', lines: at(one), texts: [] }],
    ['what is in no file', { op: 'rewrite', lines: [numberOf('Hello')], texts: ['Hi'] }],
    ['a title', { op: 'rewrite', lines: [numberOf('Alder')], texts: ['CEO'] }],
    ['lines of two jobs', { op: 'merge', lines: at(one, four), texts: ['x'] }],
    ['one line to merge', { op: 'merge', lines: at(one), texts: ['x'] }],
    ['what rests on another job', { op: 'rewrite', lines: at(one), texts: ['x'], rests: at(four) }],
    ['a job to drop', { op: 'drop', lines: [numberOf('Alder')] }],
    ['words that no field has', { op: 'fix-field', lines: [numberOf('Alder')], texts: ['Elder', 'Alder'] }],
    ['a line to fix as a field', { op: 'fix-field', lines: at(one), texts: ['One', '1'] }],
  ])('does nothing with %s', (_, operation) => {
    expect(done(operation)).toEqual([]);
  });
});

describe('merged lines', () => {
  const change: ResumeChange = {
    id: 'm',
    path: `${path}.0+2`,
    before: 'One\nThree',
    after: 'One and three',
    reason: 'merge',
    state: 'open',
    support: [],
  };

  it('are one line, and two again', () => {
    const merged = withChanges(data, [change]);
    expect(merged.experience[0]?.responsibilities).toEqual(['One and three', 'Two', '']);
    expect(fieldAt(merged, change.path)).toBe('One and three');
    expect(decideChange(merged, change, 'rejected')).toEqual(data);
  });

  it('come back where the line stands by now', () => {
    const merged = withChanges(data, [change]);
    const [first = job('')] = merged.experience;
    const moved = { ...merged, experience: [{ ...first, responsibilities: ['Two', 'One and three'] }] };
    const undone = decideChange(moved, change, 'rejected');
    expect(undone.experience[0]?.responsibilities).toEqual(['Two', 'One\nThree']);
  });
});
