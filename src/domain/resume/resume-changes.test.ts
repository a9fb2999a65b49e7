import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResumeData } from './resume.ts';
import {
  changeStates,
  decideChange,
  fieldAt,
  placeOfChange,
  type ResumeChange,
  withField,
} from './resume-changes.ts';

const text = fc.string({ minLength: 1, maxLength: 12 }).filter((line) => !line.includes('\n'));
const texts = fc.array(text, { maxLength: 4 });
const anyResume: fc.Arbitrary<ResumeData> = fc.record({
  personalInfo: fc.record({ name: text, email: text, phone: text, location: text }),
  summary: text,
  experience: fc.array(
    fc.record({ title: text, company: text, startDate: text, endDate: text, responsibilities: texts }),
    { maxLength: 3 },
  ),
  education: fc.array(fc.record({ degree: text, institution: text, graduationDate: text }), { maxLength: 2 }),
  skills: texts,
});

const pathsOf = ({ experience }: ResumeData) => [
  'summary',
  'skills',
  ...experience.flatMap(({ responsibilities }, job) =>
    responsibilities.map((_, line) => `experience.${job}.responsibilities.${line}`),
  ),
];

const changeAt = (data: ResumeData, path: string, after: string): ResumeChange => ({
  id: path,
  path,
  before: fieldAt(data, path) ?? '',
  after,
  reason: 'clear',
  state: 'open',
  support: [],
});

/** A resume in which one line was rewritten, and the change. */
const rewritten = anyResume.chain((data) =>
  fc.record({ path: fc.constantFrom(...pathsOf(data)), after: text }).map(({ path, after }) => {
    const change = changeAt(data, path, after);
    return { original: data, change, data: withField(data, path, after) };
  }),
);

/** All but one field, to see that nothing else was touched. */
const besides = (data: ResumeData, path: string) => withField(data, path, '*');

describe('deciding on changes', () => {
  test('rejecting gives back the person’s words, and keeping it after all the rewritten ones', () => {
    fc.assert(
      fc.property(rewritten, ({ original, data, change }) => {
        const rejected = decideChange(data, change, 'rejected');
        expect(rejected).toEqual(original);
        expect(decideChange(rejected, { ...change, state: 'rejected' }, 'kept')).toEqual(data);
        expect(decideChange(data, change, 'kept')).toEqual(data);
      }),
    );
  });

  test('touches no other field, whatever is decided', () => {
    fc.assert(
      fc.property(rewritten, fc.constantFrom(...changeStates), ({ data, change }, state) => {
        const decided = decideChange(data, change, state);
        expect(besides(decided, change.path)).toEqual(besides(data, change.path));
      }),
    );
  });

  test('changes nothing at paths that may not be rewritten, or that lead nowhere', () => {
    const paths = fc.oneof(
      fc.constantFrom(
        ...['personalInfo.name', 'personalInfo.email', 'experience.0.title', 'experience.0.company'],
        ...['experience.0.startDate', 'education.0.degree', 'experience.9.responsibilities.0', 'skills.0'],
        ...['experience', 'experience.0.responsibilities', '', '__proto__.name', 'constructor.name'],
      ),
      fc.string().filter((path) => !/^(?:summary|skills|experience\.\d+\.responsibilities\.\d+)$/.test(path)),
    );
    fc.assert(
      fc.property(anyResume, paths, text, (data, path, after) => {
        expect(withField(data, path, after)).toBe(data);
        expect(decideChange(data, { ...changeAt(data, path, after), before: '' }, 'kept')).toEqual(data);
      }),
    );
  });
});

const job = (...responsibilities: string[]) => ({
  title: 'Manager',
  company: 'Alder & Finch',
  startDate: '2020',
  endDate: '2022',
  responsibilities,
});
const resume = (...experience: ResumeData['experience']): ResumeData => ({
  personalInfo: { name: 'Nadia', email: '', phone: '', location: '' },
  summary: '',
  experience,
  education: [],
});
const managed: ResumeChange = {
  ...changeAt(resume(job('Responsible for stock')), 'experience.0.responsibilities.0', 'Managed stock'),
};

describe('where the line of a change stands now', () => {
  test('it moved within its job, or with its job', () => {
    expect(placeOfChange(resume(job('Sold shoes', 'Managed stock')), managed)).toBe(
      'experience.0.responsibilities.1',
    );
    expect(placeOfChange(resume(job('Sold shoes'), job('Managed stock')), managed)).toBe(
      'experience.1.responsibilities.0',
    );
  });

  test('nowhere, where the person wrote something else, or where two lines of other jobs read so', () => {
    expect(placeOfChange(resume(job('Counted stock')), managed)).toBeUndefined();
    const twice = resume(job('Sold shoes'), job('Managed stock'), job('Managed stock'));
    expect(placeOfChange(twice, managed)).toBeUndefined();
    expect(decideChange(twice, managed, 'rejected')).toBe(twice);
  });
});
