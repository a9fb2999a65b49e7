import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { isoDate } from './iso-date.ts';
import { jsonResume } from './json-resume.ts';
import { sampleResume } from './sample-resume.ts';

describe('JSON Resume', () => {
  test('the fields of the schema', () => {
    expect(
      jsonResume({
        personalInfo: {
          name: 'Ada Example',
          email: 'ada@example.com',
          phone: '',
          location: 'Leeds',
          linkedin: 'https://www.linkedin.com/in/ada-example',
        },
        summary: 'Engineer.',
        experience: [
          {
            title: 'Lead',
            company: 'Northfield',
            startDate: 'Sept 2019',
            endDate: 'Present',
            responsibilities: ['Led.\nHired.', ''],
          },
        ],
        education: [{ degree: 'BSc', institution: 'Ridge', location: 'York', graduationDate: '2014' }],
        skills: ['SQL'],
        certifications: ['First aid'],
        additional: [
          { heading: 'LANGUAGES', lines: ['Welsh'] },
          { heading: 'constructor', lines: ['Built a shed'] },
        ],
        language: 'en',
      }),
    ).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'Ada Example',
        email: 'ada@example.com',
        summary: 'Engineer.',
        location: { address: 'Leeds' },
        profiles: [
          {
            network: 'LinkedIn',
            username: 'ada-example',
            url: 'https://www.linkedin.com/in/ada-example',
            'x-address': 'https://www.linkedin.com/in/ada-example',
          },
        ],
      },
      work: [
        {
          name: 'Northfield',
          position: 'Lead',
          startDate: '2019-09',
          'x-startDate': 'Sept 2019',
          'x-endDate': 'Present',
          highlights: ['Led.', 'Hired.'],
        },
      ],
      education: [{ institution: 'Ridge', studyType: 'BSc', 'x-location': 'York', endDate: '2014' }],
      skills: [{ name: 'SQL' }],
      certificates: [{ name: 'First aid' }],
      languages: [{ language: 'Welsh' }],
      meta: {
        version: 'v1.0.0',
        'x-language': 'en',
        'x-additional': [{ heading: 'constructor', lines: ['Built a shed'] }],
      },
    });
  });

  test('an address that is none is kept where the schema allows it', () => {
    const personalInfo = { ...sampleResume.personalInfo, email: 'on request', linkedin: 'Ada on LinkedIn' };
    expect(jsonResume({ ...sampleResume, personalInfo })).toMatchObject({
      basics: { 'x-email': 'on request', profiles: [{ network: 'LinkedIn', username: 'Ada on LinkedIn' }] },
    });
  });

  test('a website, GitHub and groups of skills have places of their own', () => {
    const personalInfo = {
      ...sampleResume.personalInfo,
      linkedin: '',
      github: 'github.com/ada',
      website: 'https://ada.example.com/work',
    };
    const skillGroups = [{ name: 'Materials', skills: ['Steel', 'Timber'] }];
    const skills = ['Steel', 'Timber', 'Python'];
    expect(jsonResume({ ...sampleResume, personalInfo, skills, skillGroups })).toMatchObject({
      basics: {
        url: 'https://ada.example.com/work',
        profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
      },
      skills: [{ name: 'Materials', keywords: ['Steel', 'Timber'] }, { name: 'Python' }],
    });
    const odd = { ...personalInfo, website: 'ask me', github: 'ada' };
    expect(jsonResume({ ...sampleResume, personalInfo: odd })).toMatchObject({
      basics: { 'x-url': 'ask me', profiles: [{ network: 'GitHub', username: 'ada' }] },
    });
  });

  test('nothing a person wrote is lost', () => {
    fc.assert(
      fc.property(arbitraryResume, (data) => {
        const kept = textsIn(jsonResume(data));
        const headings = (data.additional ?? []).map(({ heading }) => heading);
        for (const text of textsIn(data))
          expect(kept.some((part) => part.includes(text)) || headings.includes(text), text).toBe(true);
      }),
    );
  });
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value === ''
      ? []
      : [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

test.each([
  ['2019', '2019'],
  ['2019-03', '2019-03'],
  ['2019-03-31', '2019-03-31'],
  ['03/2019', '2019-03'],
  ['Mar 2019', '2019-03'],
  ['Sept. 2019', '2019-09'],
  ['december 2019', '2019-12'],
  ['2019-13', undefined],
  ['13/2019', undefined],
  ['März 2019', undefined],
  ['03/04/2019', undefined],
  ['Present', undefined],
  ['spring 2019', undefined],
  ['', undefined],
])('the date %s is %s', (text, date) => {
  expect(isoDate(text)).toBe(date);
});
