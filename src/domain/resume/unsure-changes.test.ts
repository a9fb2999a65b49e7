import { describe, expect, test } from 'vitest';
import { reviewedData as data } from '#tests/support/reviewed-resume.ts';
import type { ResumeData } from './resume.ts';
import { withOwnWords } from './resume-changes.ts';
import { unsureAfter } from './unsure-changes.ts';

const [first, second] = data.experience as [Job, Job];
type Job = ResumeData['experience'][number];
const sourceOf = (path: string) => ({ path, read: '', spans: [{ start: 3, end: 9 }] });
/** The paths that are still unsure, and those whose source is known, after an edit. */
const stillUnsure = (paths: string[], edited: ResumeData, before = data) => {
  const next = unsureAfter({ unsure: paths, unsureSources: paths.map(sourceOf) }, before, edited);
  return { open: next.unsure, known: next.unsureSources.map(({ path }) => path) };
};

describe('what is still unsure after an edit', () => {
  test('is what reads as before, whatever else was edited', () => {
    const edited = { ...data, summary: 'Another one.', experience: [{ ...first, title: 'Lead' }, second] };
    expect(stillUnsure(['experience.0.company', 'personalInfo.name'], edited)).toEqual({
      open: ['experience.0.company', 'personalInfo.name'],
      known: ['experience.0.company', 'personalInfo.name'],
    });
  });

  test('is not what was edited; its source is kept, so that the edit can be taken back', () => {
    const edited = withOwnWords(data, 'experience.0.company', 'Harbor Freight');
    expect(stillUnsure(['experience.0.company', 'experience.0.title'], edited)).toEqual({
      open: ['experience.0.title'],
      known: ['experience.0.company', 'experience.0.title'],
    });
  });

  test('follows its entry when that moves, even if the entry was edited on the way', () => {
    const moved = { ...data, experience: [second, { ...first, title: 'Lead', endDate: '2025' }] };
    expect(stillUnsure(['experience.0.company', 'experience.0.title'], moved)).toEqual({
      open: ['experience.1.company'],
      known: ['experience.1.company', 'experience.1.title'],
    });
    const added = {
      ...data,
      experience: [{ ...first, company: 'New', responsibilities: [] }, ...data.experience],
    };
    expect(stillUnsure(['experience.1.company'], added).open).toEqual(['experience.2.company']);
  });

  test('of two entries that say the same is the one in its place', () => {
    const before = { ...data, experience: [first, first] };
    expect(stillUnsure(['experience.1.company'], { ...before, summary: 'x' }, before).open).toEqual([
      'experience.1.company',
    ]);
  });

  test('goes with an entry that is removed', () => {
    expect(stillUnsure(['experience.0.company'], { ...data, experience: [second] })).toEqual({
      open: [],
      known: [],
    });
    expect(stillUnsure(['additional.0.lines.0'], { ...data, additional: [] })).toEqual({
      open: [],
      known: [],
    });
  });

  test('follows a line that fits no field within its section', () => {
    const lines = ['Chess club', 'Food bank, Saturdays'];
    const edited = { ...data, additional: [{ heading: 'Volunteering', lines }] };
    expect(stillUnsure(['additional.0.lines.0'], edited).open).toEqual(['additional.0.lines.1']);
    const emptied = withOwnWords(data, 'additional.0.lines.0', '');
    expect(stillUnsure(['additional.0.lines.0'], emptied)).toEqual({
      open: [],
      known: ['additional.0.lines.0'],
    });
  });
});

test('a field is written by its path; a path that leads nowhere changes nothing', () => {
  expect(withOwnWords(data, 'education.0.degree', 'B.A. Arts').education[0]?.degree).toBe('B.A. Arts');
  expect(data.education[0]?.degree).toBe('B.S. Engineering');
  expect(withOwnWords(data, 'education.7.degree', 'B.A. Arts')).toBe(data);
});
