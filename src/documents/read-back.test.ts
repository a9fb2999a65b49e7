import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBack } from '#domain/resume/read-back.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { composeLetter } from './compose-letter.ts';
import { type ComposedResume, composeResume } from './compose-resume.ts';
import { compareLetter, compareReadBack } from './read-back.ts';
import { resumeText } from './resume-text.ts';
import { sampleResume } from './sample-resume.ts';

const sample = composeResume(sampleResume, 'classic');
const lost = (resume: ComposedResume, text: string) =>
  compareReadBack(resume, text).fields.filter(({ found, inOrder }) => !found || !inOrder);

test('what stands in the place of a lost field is never cut through a character', () => {
  const resume = composeResume(sampleResume, 'classic');
  for (const start of ['', 'x']) {
    const text = `${start}${'🚀'.repeat(300)}`;
    const read = compareReadBack(resume, text).fields.map((field) => field.read ?? '');
    expect(read.some((each) => each.includes('🚀'))).toBe(true);
    expect(read.filter((each) => !each.isWellFormed())).toEqual([]);
  }
});

describe('a file that holds everything', () => {
  test('is found whole, in every template, and fits the shape that is stored', () => {
    fc.assert(
      fc.property(arbitraryResume, fc.constantFrom(...templateIds), (data, template) => {
        const resume = composeResume(data, template);
        const result = compareReadBack(resume, resumeText(resume));
        expect(result).toMatchObject({ ok: true, sectionOrder: true, warnings: [] });
        expect(readBack.parse(result)).toEqual(result);
      }),
    );
  });

  test('may break its lines at spaces, after hyphens, in Han text and in words longer than a line', () => {
    const broken = resumeText(sample).replaceAll(' ', '\n').replaceAll('-time', '-\ntime');
    expect(compareReadBack(sample, broken).ok).toBe(true);
    const summary = `${'a'.repeat(90)} 我在上海工作多年`;
    const long = composeResume({ ...sampleResume, summary }, 'classic');
    const text = resumeText(long);
    expect(compareReadBack(long, text.replace('aaaa', 'aa\naa').replace('上海', '上\n海')).ok).toBe(true);
  });

  test('may have its headings in capitals, as each language writes them', () => {
    for (const [language, heading, capitals] of [
      ['el', 'Δεξιότητες', 'ΔΕΞΙΟΤΗΤΕΣ'],
      ['tr', 'Beceriler', 'BECERİLER'],
      ['en', 'Skills', 'SKILLS'],
    ] as const) {
      const resume = composeResume({ ...sampleResume, language }, 'classic');
      const text = resumeText(resume);
      expect(text).toContain(heading);
      expect(lost(resume, text.replace(heading, capitals))).toEqual([]);
    }
  });
});

describe('what is noticed', () => {
  test('a lost line, whichever it is, even where the same words stand elsewhere', () => {
    fc.assert(
      fc.property(arbitraryResume, fc.nat(), (data, pick) => {
        const resume = composeResume(data, 'classic');
        const lines = resumeText(resume).trimEnd().split('\n');
        const full = lines.flatMap((line, index) => (line === '' ? [] : [index]));
        lines.splice(full[pick % full.length] ?? 0, 1);
        expect(compareReadBack(resume, lines.join('\n')).ok).toBe(false);
      }),
    );
  });

  test('one bullet: only that one is told, with what stood in its place', () => {
    const bullet = 'Found a drainage conflict in the drawings that would have cost six weeks.';
    const text = resumeText(sample).replace(`- ${bullet}\n`, '');
    expect(lost(sample, text)).toEqual([
      {
        section: 'experience',
        field: 'point',
        expected: bullet,
        found: false,
        inOrder: false,
        read: expect.stringContaining('Education'),
      },
    ]);
  });

  test('the same bullet twice needs two of them', () => {
    const twice = composeResume({ ...sampleResume, skills: ['Rope access', 'Rope access'] }, 'classic');
    const text = resumeText(twice);
    expect(compareReadBack(twice, text).ok).toBe(true);
    expect(lost(twice, text.replace('Rope access, ', ''))).toHaveLength(1);
  });

  test('two sections that changed places', () => {
    const { sections } = sample;
    const swapped = { ...sample, sections: [...sections.slice(1), ...sections.slice(0, 1)] };
    const result = compareReadBack(sample, resumeText(swapped));
    expect(result).toMatchObject({ ok: false, sectionOrder: false });
    expect(result.fields.every(({ found }) => found)).toBe(true);
  });

  test('a date may come before its title, but not among the points', () => {
    const [date, title] = ['Aug 2017 – Mar 2021\n', 'Project Manager\n'];
    const text = resumeText(sample);
    expect(text).toContain(title + date);
    expect(lost(sample, text.replace(title + date, date + title))).toEqual([]);
    const moved = text.replace(title + date, title).replace('- Won back', `${date}- Won back`);
    expect(lost(sample, moved)).toMatchObject([{ field: 'date', found: true, inOrder: false }]);
  });

  test('a word that lost its end, and one that ran into the next', () => {
    const java = composeResume({ ...sampleResume, skills: ['Java'] }, 'classic');
    expect(lost(java, resumeText(java).replace('Java', 'JavaScript'))).toHaveLength(1);
    expect(lost(sample, resumeText(sample).replace('Engineer\nJun', 'EngineerJun'))).toHaveLength(2);
  });

  test('an address that is broken over lines', () => {
    const text = resumeText(sample);
    const linkedin = text.replace('linkedin.com/in/', 'linkedin.com/in/\n');
    expect(lost(sample, linkedin)).toMatchObject([{ field: 'linkedin', found: false }]);
    const email = text.replace('daniela.moravec@', 'daniela.\nmoravec@');
    expect(lost(sample, email)).toMatchObject([{ field: 'email', found: false }]);
  });

  test.each([
    ['ligature', 'first', 'ﬁrst', 'ﬁ'],
    ['private-use', 'Delivered', '\uF0B7 Delivered', '\uF0B7'],
    ['replacement', 'Delivered', 'Deli\uFFFDvered', '\uFFFD'],
    ['letter-spaced', 'Skills', 'S K I L L S', 'S K I L L S'],
    ['missing-letters', '’', "'", '’'],
  ])('a warning: %s', (kind, from, to, sampleText) => {
    const { ok, warnings } = compareReadBack(sample, resumeText(sample).replaceAll(from, to));
    expect({ ok, warnings }).toEqual({ ok: false, warnings: [{ kind, sample: sampleText }] });
  });
});

test('words of a right-to-left line in the order in which they are seen are warned of', () => {
  const summary = 'מנהלת פרויקטים בחברה';
  const hebrew = composeResume({ ...sampleResume, summary, language: 'he' }, 'classic');
  expect(compareReadBack(hebrew, resumeText(hebrew)).warnings).toEqual([]);
  const seen = resumeText(hebrew).replace(summary, 'בחברה פרויקטים מנהלת');
  expect(compareReadBack(hebrew, seen).warnings).toEqual([{ kind: 'right-to-left', sample: summary }]);
});

/** Without a bound on the steps this would take minutes. */
test('a text made to be slow is given up', () => {
  const resume = composeResume({ ...sampleResume, summary: 'a'.repeat(100_000) }, 'classic');
  expect(compareReadBack(resume, `${'aaaaaaaaaaaaaaaaaaa\n'.repeat(10_000)}b`).ok).toBe(false);
});

/** Each was minutes of work when something was done anew for every match. */
test('many lines that are alike, half of them lost, and many that are read letter by letter', () => {
  const [job] = sampleResume.experience;
  if (!job) throw new Error('The sample has a job.');
  const responsibilities = Array.from({ length: 30_000 }, () => 'a');
  const alike = composeResume({ ...sampleResume, experience: [{ ...job, responsibilities }] }, 'classic');
  const text = resumeText(alike);
  expect(compareReadBack(alike, text.slice(0, text.length / 2)).ok).toBe(false);
  const summary = 'a b c d. '.repeat(20_000);
  const spaced = composeResume({ ...sampleResume, summary }, 'classic');
  expect(compareReadBack(spaced, resumeText(spaced)).warnings).toEqual([]);
});

test('a letter is compared line by line', () => {
  const letter = composeLetter('Dear Sam,\n\nI am  glad\tto write.\n\nYours,\nAda');
  expect(compareLetter(letter, 'Dear Sam,\nI am glad\nto write.\nYours,\nAda')).toMatchObject({
    ok: true,
    fields: [{ section: 'letter', field: 'text', expected: 'Dear Sam,' }, {}, {}, {}],
  });
  expect(compareLetter(letter, 'Dear Sam,\nYours,\nAda').ok).toBe(false);
});
