import { describe, expect, test } from 'vitest';
import type { ResumeData } from './resume.ts';
import { decideChange, placeOfChange, type ResumeChange, withChanges } from './resume-changes.ts';

const lines = [
  'Answered phones all day',
  'Kept the kitchen tidy',
  'Built the booking page',
  'Ran weekly reports',
];
const data: ResumeData = {
  personalInfo: { name: 'A', email: '', phone: '404.555.0119', location: 'Atlanta GA' },
  summary: '',
  experience: [
    { title: 'Clerk', company: 'Acme', startDate: '03/2020', endDate: 'Present', responsibilities: lines },
    {
      title: 'Aide',
      company: 'Birch',
      startDate: 'May 2018',
      endDate: '',
      responsibilities: ['Filed', 'Typed', 'Mailed', 'Sorted'],
    },
  ],
  education: [{ degree: 'BA', institution: 'Ridge', graduationDate: '2015' }],
  certifications: ['PMP'],
  additional: [{ heading: 'References', lines: ['Available upon request'] }],
};
const changeOf = (path: string, before: string, after: string): ResumeChange => ({
  id: path,
  path,
  before,
  after,
  reason: 'order',
  state: 'open',
  support: [],
});
const path = 'experience.0.responsibilities';
const order = changeOf(path, lines.join('\n'), [lines[2], lines[3], lines[0], lines[1]].join('\n'));
const line = changeOf(`${path}.2`, lines[2] ?? '', 'Built the booking page in React\nTested it');
const gone = changeOf(`${path}.1`, lines[1] ?? '', '');
const linesOf = (resume: ResumeData) => resume.experience[0]?.responsibilities;

describe('changes of every kind', () => {
  const changes = [
    line,
    changeOf('summary', '', 'Clerk with six years at the desk.'),
    changeOf('skills', '', 'Excel\nZendesk\nReact'),
    changeOf('dates', '03/2020 – Present\nMay 2018\n2015', 'Mar 2020 – Present\nMay 2018\n2015'),
    changeOf('contact', '404.555.0119\nAtlanta GA', '(404) 555-0119\nAtlanta, GA'),
    changeOf('credentialsFirst', '', 'first'),
    changeOf('additional.0.lines.0', 'Available upon request', ''),
  ];
  const made = withChanges(data, changes);

  test('are made together', () => {
    expect(made).toMatchObject({
      personalInfo: { phone: '(404) 555-0119', location: 'Atlanta, GA' },
      summary: 'Clerk with six years at the desk.',
      skills: ['Excel', 'Zendesk', 'React'],
      credentialsFirst: true,
      experience: [
        { startDate: 'Mar 2020', endDate: 'Present' },
        { startDate: 'May 2018', endDate: '' },
      ],
      additional: [{ lines: [''] }],
    });
    expect(linesOf(made)).toEqual([lines[0], lines[1], line.after, lines[3]]);
  });

  test.each(changes.map((change) => [change.path, change] as const))(
    '%s is taken back alone',
    (_, change) => {
      const others = changes.filter((each) => each !== change);
      const rejected = decideChange(made, change, 'rejected');
      expect({ ...rejected, skills: rejected.skills ?? [] }).toEqual({
        ...withChanges(data, others),
        skills: withChanges(data, others).skills ?? [],
      });
      expect(decideChange(rejected, { ...change, state: 'rejected' }, 'open')).toEqual(made);
    },
  );

  test('in whatever order they are taken back, the person’s resume is there again', () => {
    for (const list of [changes, changes.toReversed()]) {
      const back = list.reduce((all, change) => decideChange(all, change, 'rejected'), made);
      expect({ ...back, skills: undefined }).toEqual({ ...data, skills: undefined });
    }
  });
});

describe('the order of a job’s lines', () => {
  const made = withChanges(data, [order]);

  test('keeping it changes nothing, and saying no twice neither', () => {
    expect(decideChange(made, order, 'kept')).toEqual(made);
    const rejected = decideChange(made, order, 'rejected');
    expect(linesOf(rejected)).toEqual(lines);
    expect(decideChange(rejected, { ...order, state: 'rejected' }, 'rejected')).toEqual(rejected);
  });

  test('follows its job when the person moves that', () => {
    const moved = { ...made, experience: made.experience.toReversed() };
    expect(placeOfChange(moved, order)).toBe('experience.1.responsibilities');
    expect(decideChange(moved, order, 'rejected').experience[1]?.responsibilities).toEqual(lines);
    expect(decideChange(moved, order, 'rejected').experience[0]).toEqual(data.experience[1]);
  });

  test('leaves a line where it is that was added at the end', () => {
    const [job, ...others] = made.experience;
    const own = [...(job?.responsibilities ?? []), 'Trained 3 clerks'];
    const longer = {
      ...made,
      experience: [{ ...job, responsibilities: own } as typeof job & object, ...others],
    };
    expect(linesOf(decideChange(longer, order, 'rejected'))).toEqual([...lines, 'Trained 3 clerks']);
  });

  test.each([
    ['moved', [lines[0], lines[2], lines[3], lines[1]]],
    ['added', [lines[2], 'Trained 3 clerks', lines[3], lines[0], lines[1]]],
    ['wrote anew', ['One', 'Two', 'Three', 'Four']],
  ])('is the person’s own once they have %s lines', (_, own) => {
    const [job, ...others] = made.experience;
    const edited = {
      ...made,
      experience: [{ ...job, responsibilities: own } as typeof job & object, ...others],
    };
    expect(placeOfChange(edited, order)).toBeUndefined();
    expect(decideChange(edited, order, 'rejected')).toEqual(edited);
  });
});

test('a line that was left out is only put back into its own empty place', () => {
  const made = withChanges(data, [gone]);
  expect(linesOf(made)?.[1]).toBe('');
  expect(linesOf(decideChange(made, gone, 'rejected'))).toEqual(lines);
  const refilled = withChanges(made, [changeOf(`${path}.1`, '', 'Opened the store')]);
  expect(placeOfChange(refilled, gone)).toBeUndefined();
});

test('dates that the person has since written are theirs', () => {
  const dates = changeOf('dates', '03/2020 – Present\nMay 2018\n2015', 'Mar 2020 – Present\nMay 2018\n2015');
  const made = withChanges(data, [dates]);
  const edited = { ...made, education: [] };
  expect(placeOfChange(edited, dates)).toBeUndefined();
  expect(decideChange(edited, dates, 'rejected')).toEqual(edited);
});
