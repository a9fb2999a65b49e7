import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { type ComposedResume, composeResume } from './compose-resume.ts';
import { resumeText } from './resume-text.ts';

const data: ResumeData = {
  personalInfo: { name: 'Ada Example', email: 'ada@example.com', phone: '', location: 'Leeds' },
  summary: 'Engineer.',
  experience: [
    {
      title: 'Lead',
      company: 'Northfield',
      location: 'York',
      startDate: '2019',
      endDate: 'Present',
      responsibilities: ['Led a team of 4.', ' '],
    },
  ],
  education: [{ degree: 'BSc', institution: 'Ridge College', graduationDate: '2014' }],
  skills: ['SQL', 'Python'],
  certifications: ['First aid'],
  additional: [
    { heading: '', lines: ['BSc, CEng'] },
    { heading: 'EDUCATION', lines: ['With honours'] },
    { heading: 'Languages', lines: ['French', 'Welsh'] },
  ],
};

const ids = (resume: ComposedResume) => resume.sections.map(({ id, heading }) => `${id}: ${heading}`);

/** Every word that is in a composition, in no order. */
const wordsOf = (resume: ComposedResume) => JSON.stringify(resume);

describe('what appears', () => {
  test('one column in the usual order, the rest after it', () => {
    expect(ids(composeResume(data, 'classic'))).toEqual([
      'summary: Summary',
      'experience: Experience',
      'education: Education',
      'skills: Skills',
      'certifications: Certifications',
      'additional: Languages',
    ]);
  });

  test('skills come first in the technical template, and to the side in the creative one', () => {
    expect(composeResume(data, 'technical').sections[1]?.id).toBe('skills');
    const creative = composeResume(data, 'creative').sections;
    expect(creative.map(({ column }) => column)).toEqual(['main', 'side', 'side', 'main', 'main', 'main']);
    const manySkills = Array.from({ length: 60 }, (_, index) => `Skill ${index}`);
    const tooLong = composeResume({ ...data, skills: manySkills }, 'creative').sections;
    expect(tooLong.every(({ column }) => column === 'main')).toBe(true);
  });

  test('a line that was split is several points, and one that was left out is none', () => {
    const split = { ...job(), responsibilities: ['Led a team of 4\nHired 2 people', '', 'Ran payroll'] };
    const composed = composeResume({ ...data, experience: [split] }, 'classic');
    const [block] = composed.sections.find(({ id }) => id === 'experience')?.blocks ?? [];
    expect(block).toMatchObject({ entry: { points: ['Led a team of 4', 'Hired 2 people', 'Ran payroll'] } });
    expect(resumeText(composed)).toContain('- Led a team of 4\n- Hired 2 people\n- Ran payroll');
  });

  test('each line knows its place in the data, also where empty ones were left out', () => {
    const jobs = [
      { ...job(), title: '', company: '', location: '', startDate: '', endDate: '', responsibilities: [' '] },
      { ...job(), responsibilities: ['', 'Led a team\nHired 2', 'Ran payroll'] },
    ];
    const additional = [
      { heading: 'Volunteering', lines: [' ', 'Food bank'] },
      { heading: 'Awards', lines: ['One', '', 'Two'] },
    ];
    const { sections } = composeResume(
      { ...data, experience: jobs, certifications: ['', 'CKA'], additional },
      'classic',
    );
    expect(sections.find(({ id }) => id === 'experience')?.blocks).toMatchObject([
      {
        entry: {
          path: 'experience.1',
          pointPaths: [1, 1, 2].map((line) => `experience.1.responsibilities.${line}`),
        },
      },
    ]);
    expect(sections.find(({ id }) => id === 'certifications')?.blocks).toMatchObject([
      { paths: ['certifications.1'] },
    ]);
    expect(sections.filter(({ id }) => id === 'additional').flatMap(({ blocks }) => blocks)).toMatchObject([
      { text: 'Food bank', path: 'additional.0.lines.1' },
      { items: ['One', 'Two'], paths: ['additional.1.lines.0', 'additional.1.lines.2'] },
    ]);
  });

  test.each(templateIds)('certifications that are asked for stand before the jobs: %s', (template) => {
    const order = composeResume({ ...data, credentialsFirst: true }, template).sections.map(({ id }) => id);
    expect(order.indexOf('certifications')).toBeLessThan(order.indexOf('experience'));
    expect(order.toSorted()).toEqual(
      composeResume(data, template)
        .sections.map(({ id }) => id)
        .toSorted(),
    );
  });

  test('empty fields leave no trace, and one date stands alone', () => {
    const composed = composeResume(
      { ...data, summary: ' ', skills: [], experience: [{ ...job(), startDate: '2019', endDate: '' }] },
      'classic',
    );
    expect(composed.contact.map(({ kind }) => kind)).toEqual(['email', 'location']);
    expect(ids(composed)[0]).toBe('experience: Experience');
    expect(composed.sections[0]?.blocks).toMatchObject([
      { kind: 'entry', entry: { title: '', date: '2019', organization: '', location: '', points: [] } },
    ]);
    expect(composeResume({ ...data, experience: [job()] }, 'classic').sections[1]?.id).toBe('education');
  });
});

describe('what a person wrote besides', () => {
  test('short lines without a heading stand with the name', () => {
    expect(composeResume(data, 'classic').headlines).toEqual(['BSc, CEng']);
    const long = composeResume(
      { ...data, additional: [{ heading: '', lines: ['x'.repeat(101)] }] },
      'classic',
    );
    expect(long.headlines).toEqual([]);
    expect(ids(long).at(-1)).toBe('additional: ');
  });

  test('lines under a heading that we have join its section', () => {
    const education = composeResume(data, 'classic').sections[2];
    expect(education?.blocks.at(-1)).toMatchObject({ kind: 'text', text: 'With honours' });
  });

  test("a section known only from the person's own lines keeps the person's own heading and place", () => {
    const additional = [{ heading: 'Objective', lines: ['To bake bread.'] }];
    const composed = composeResume({ ...data, summary: '', additional }, 'classic');
    expect(ids(composed)[0]).toBe('summary: Objective');
  });
});

test('skills stand under the names of their groups, and links beside the other contacts', () => {
  const resume = composeResume(
    {
      ...data,
      personalInfo: { ...data.personalInfo, github: '@ada', website: 'ada.example.com' },
      skills: ['SQL', 'Welding', 'MIG'],
      skillGroups: [{ name: 'Shop floor', skills: ['Welding', 'MIG'] }],
    },
    'classic',
  );
  expect(resume.sections.find(({ id }) => id === 'skills')?.blocks).toEqual([
    { kind: 'terms', label: 'Shop floor', items: ['Welding', 'MIG'] },
    { kind: 'terms', items: ['SQL'] },
  ]);
  expect(resumeText(resume)).toContain('\nShop floor: Welding, MIG\nSQL\n');
  expect(resume.contact.slice(-2)).toEqual([
    { kind: 'github', text: 'github.com/ada' },
    { kind: 'website', text: 'ada.example.com' },
  ]);
});

test('the language chooses headings and direction', () => {
  expect(ids(composeResume({ ...data, language: 'de' }, 'classic'))[1]).toBe('experience: Berufserfahrung');
  expect(composeResume({ ...data, language: 'he' }, 'classic').direction).toBe('rtl');
  expect(composeResume({ ...data, language: 'hi' }, 'classic').direction).toBe('ltr');
});

test('nothing is lost in any template', () => {
  const word = fc.stringMatching(/^[a-z]{3,9}[0-9]{4}$/);
  const words = fc.array(word, { maxLength: 4 });
  const resume = fc.record({
    personalInfo: fc.record({ name: word, email: word, phone: word, location: word, linkedin: word }),
    summary: word,
    experience: fc.array(
      fc.record({
        title: word,
        company: word,
        location: word,
        startDate: word,
        endDate: word,
        responsibilities: words,
      }),
      { maxLength: 3 },
    ),
    education: fc.array(
      fc.record({ degree: word, institution: word, location: word, graduationDate: word }),
      { maxLength: 2 },
    ),
    skills: words,
    certifications: words,
    additional: fc.array(
      fc.record({ heading: fc.constantFrom('', 'Skills', 'Objective', 'Hobbies'), lines: words }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(resume, fc.constantFrom(...templateIds), (some, template) => {
      const composed = wordsOf(composeResume(some, template));
      const written = JSON.stringify(some).match(/[a-z]{3,9}[0-9]{4}/g) ?? [];
      for (const each of written) expect(composed).toContain(each);
    }),
  );
});

function job() {
  return { title: '', company: '', startDate: '', endDate: '', responsibilities: [] };
}
