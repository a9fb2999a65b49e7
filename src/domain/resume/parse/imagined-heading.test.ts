import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const jobsOf = (...lines: string[]) =>
  parseResume(lines.join('\n'), lexicon).data.experience.map((job) => [
    ...[job.title, job.company, job.startDate, job.endDate],
    ...job.responsibilities,
  ]);

test.each([
  [
    'title, employer and years on lines of their own, without a blank one',
    [
      ...[
        'Dwayne Hill 404-555-0100',
        'warehouse worker',
        'Northgate Freight',
        '2021 - present',
        'load trucks',
      ],
      ...['janitor', 'Fulton County Schools', '2015 - 2021', 'mopped floors, emptied trash'],
    ],
    [
      ['warehouse worker', 'Northgate Freight', '2021', 'present', 'load trucks'],
      ['janitor', 'Fulton County Schools', '2015', '2021', 'mopped floors, emptied trash'],
    ],
  ],
  [
    'a title above the employer and the years',
    [
      ...[
        'Carlos Vega',
        'Phoenix AZ 602 555 0188',
        'Roofer',
        'Desert Sun Roofing 2016-2024',
        'tear off, shingles',
      ],
      ...['Laborer', 'ABC construction 2013-2016', 'clean up, carry materials'],
    ],
    [
      ['Roofer', 'Desert Sun Roofing', '2016', '2024', 'tear off, shingles'],
      ['Laborer', 'ABC construction', '2013', '2016', 'clean up, carry materials'],
    ],
  ],
  [
    'a sentence',
    ['Bob Tran', 'I worked at Home Depot 2017-2020 as a lot associate', 'pushed carts and loaded cars'],
    [['lot associate', 'Home Depot', '2017', '2020', 'pushed carts and loaded cars']],
  ],
])('a few bare lines without headings: %s', (_, lines, jobs) => {
  expect(jobsOf(...lines)).toEqual(jobs);
});

test('a school is no duty, nor is what is said after a blank line', () => {
  const { data } = parseResume(
    [
      ...[
        'Rosa Diaz',
        'El Paso TX',
        '915 555 0147',
        'line cook, Pepper Grill, 2020 to 2024',
        'grill and fry station',
      ],
      ...['opened and closed', 'high school diploma 2018', '', 'I can start any day.'],
    ].join('\n'),
    lexicon,
  );
  expect(data.experience.map(({ title, responsibilities }) => [title, responsibilities])).toEqual([
    ['line cook', ['grill and fry station', 'opened and closed']],
  ]);
  expect(data.education.map(({ degree }) => degree)).toEqual(['high school diploma']);
  expect(data.additional?.flatMap(({ lines }) => lines)).toEqual(['I can start any day.']);
});

test('the contact data on top stays what it is', () => {
  const { data } = parseResume(
    'Ann Reed\nMacon GA\n478-555-0142\nann@example.com\nHome Health Aide\nSunny Ridge Home Care\n2019 to now\nbathing, meals',
    lexicon,
  );
  expect(data.personalInfo).toMatchObject({
    ...{ name: 'Ann Reed', location: 'Macon GA', phone: '478-555-0142', email: 'ann@example.com' },
  });
  expect(data.experience).toHaveLength(1);
});

test.each([
  [
    ['Jorge Vega', 'landscape, 8 years', 'mowing', 'pavers', 'skid steer', 'snow', '555-0152'],
    '555-0152',
    '',
  ],
  [['Ann Bell', 'Pueblo CO  719-555-0142', 'Sweet Bakery 2019-2024 baker'], '719-555-0142', 'Pueblo CO'],
  [['Ray Hall', 'NEWARK, NJ', 'PHONE 555-555-0166', 'SECURITY OFFICER'], '555-555-0166', 'NEWARK, NJ'],
  [['Name: Amy Lin', 'MOBILE : 98765 43210', 'nanny', 'family in Newton, 3 kids'], '98765 43210', ''],
])('phone and place of a few bare lines: %s', (lines, phone, location) => {
  expect(parseResume(lines.join('\n'), lexicon).data.personalInfo).toMatchObject({ phone, location });
});
