import { describe, expect, it } from 'vitest';
import { readResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { filledForm } from '#tests/support/linkedin-form.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { findContradictions } from './find-contradictions.ts';
import { formStatements } from './form-statements.ts';
import type { ProfileForm } from './profile-form.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T00:00:00Z');
const { data } = readResumeEvidence({ content: pastedResume, confirmed: [] }, lexicon, now);

const found = (more: Partial<ProfileForm>) => {
  const form = { ...filledForm, ...more };
  const statements = formStatements(form, lexicon);
  return findContradictions({ form, statements, data, content: pastedResume, now, lexicon }).map(
    ({ field, form: stated, resume }) => ({ field, form: stated, resume }),
  );
};

const enough = 'and there I did what had to be done, day after day.';

describe('form and resume', () => {
  it.each<[string, Partial<ProfileForm>, object[]]>([
    ['agree', {}, []],
    ['agree in other words', { jobTitle: 'Shop Store Manager' }, []],
    [
      'name other titles',
      { jobTitle: 'Regional Director' },
      [{ field: 'title', form: 'Regional Director', resume: 'Store Manager' }],
    ],
    [
      'name another title in the headline',
      { currentHeadline: 'District Manager at Alder & Finch Outfitters' },
      [{ field: 'title', form: 'District Manager', resume: 'Store Manager' }],
    ],
    [
      'name other employers of today',
      { currentHeadline: 'Store Manager at Northpeak Sports' },
      [{ field: 'employer', form: 'Northpeak Sports', resume: 'Alder & Finch Outfitters' }],
    ],
    [
      'count other years',
      { experience: `I have 20 years of experience in outdoor shops, ${enough}` },
      [{ field: 'years', form: '20 years', resume: 'nine years' }],
    ],
    ['count the same years', { experience: `I have nine years of experience in shops, ${enough}` }, []],
    [
      'date the same job otherwise',
      {
        experience: `Store Manager, Alder & Finch Outfitters, March 2017 – Present: Lead the shop ${enough}`,
      },
      [{ field: 'dates', form: 'March 2017 – Present', resume: 'March 2019 – Present' }],
    ],
    [
      'date it the same',
      { experience: `Store Manager, Alder & Finch Outfitters, 2019 – Present: Lead the shop ${enough}` },
      [],
    ],
    [
      'give the same job another title',
      {
        experience: `Buyer, Cascade Trail Supply, June 2015 – February 2019: Bought boots and tents ${enough}`,
      },
      [{ field: 'title', form: 'Buyer', resume: 'Assistant Manager' }],
    ],
    [
      'tell of a job that the other leaves out',
      { experience: `Cook, Bend Diner, 2012 – 2014: ${enough} ${enough}` },
      [],
    ],
  ])('%s', (_, form, expected) => {
    expect(found(form)).toEqual(expected);
  });

  it('quotes both letter by letter', () => {
    const form = {
      ...filledForm,
      jobTitle: 'Regional Director',
      currentHeadline: 'Boss at Northpeak Sports',
    };
    for (const { form: stated, resume } of found(form)) {
      expect(Object.values(form).join('\n')).toContain(stated);
      expect(pastedResume).toContain(resume);
    }
  });
});
