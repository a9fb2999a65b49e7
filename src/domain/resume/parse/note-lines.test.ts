import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();
const read = (...lines: string[]) => parseResume(lines.join('\n'), lexicon).data;
const jobsOf = (...lines: string[]) =>
  read(...lines).experience.map((job) => [
    ...[job.title, job.company, job.startDate, job.endDate],
    ...job.responsibilities,
  ]);

const top = ['Dana Pruett', 'Flint MI', '810 555 0142', ''];

test.each([
  [
    'what was done stands behind the years',
    ['Lakeside Diner 2019-2023. grill and fryer, closing', 'Budget Tire 2016 - 2019 oil changes, brakes'],
    [
      ['', 'Lakeside Diner', '2019', '2023', 'grill and fryer, closing'],
      ['', 'Budget Tire', '2016', '2019', 'oil changes, brakes'],
    ],
  ],
  [
    'a title behind the years, and two years without a dash',
    ['Corner Pharmacy 2018 2021 cashier', 'Hillcrest Bakery 2015 2018 baker'],
    [
      ['cashier', 'Corner Pharmacy', '2018', '2021'],
      ['baker', 'Hillcrest Bakery', '2015', '2018'],
    ],
  ],
  [
    'two jobs on a line',
    ['Studio Verde 2005-11, Clip and Curl 2011-22, retired'],
    [
      ['', 'Studio Verde', '2005', '11'],
      ['', 'Clip and Curl', '2011', '22', 'retired'],
    ],
  ],
  [
    'a title that ends the name of the employer',
    ['Harbor View Resort bartender 2018 to 2022', 'green valley market cashier 2016 to 2018'],
    [
      ['bartender', 'Harbor View Resort', '2018', '2022'],
      ['cashier', 'green valley market', '2016', '2018'],
    ],
  ],
  [
    'words that lead to a job are no part of it',
    ['now at Copperfield Foods since 2021', 'before that I worked at Redwood Linens 2017 to 2021'],
    [
      ['', 'Copperfield Foods', '2021', ''],
      ['', 'Redwood Linens', '2017', '2021'],
    ],
  ],
])('notes: %s', (_, lines, jobs) => {
  expect(jobsOf(...top, ...lines)).toEqual(jobs);
});

test('a trade on top, in capitals, is no job', () => {
  const jobs = jobsOf(
    ...top,
    'BAKER',
    'ten years of it',
    '',
    'Oak Street Bakery 2014 - 2019 baker',
    'bread, cakes',
  );
  expect(jobs).toEqual([['baker', 'Oak Street Bakery', '2014', '2019', 'bread, cakes']]);
});

test('prose tells of jobs, of a name and of a place', () => {
  const data = read(
    'Hello, my name is Marta Lindholm and I want to work days. I live near Duluth Minnesota. I am 44.',
    '',
    'I am currently employed with Northstar Office Cleaning since 2019. I clean two floors at night and I train the new people.',
    '',
    'Prior to this I worked at Birch Lake Linens for six years (2012 to 2018). I ran the folding machine.',
    '',
    'marta@example.com',
  );
  expect(data.personalInfo).toMatchObject({ name: 'Marta Lindholm', location: 'Duluth Minnesota' });
  expect(data.experience.map(({ company, startDate, endDate }) => [company, startDate, endDate])).toEqual([
    ['Northstar Office Cleaning', '2019', ''],
    ['Birch Lake Linens', '2012', '2018'],
  ]);
  expect(data.experience.map(({ responsibilities }) => responsibilities)).toEqual([
    ['I clean two floors at night and I train the new people.'],
    ['I ran the folding machine.'],
  ]);
});

test('how long something took and how old somebody is are no dates', () => {
  const data = read(
    ...top,
    'roofer 12 yrs',
    'Summit Roofing 2015-now',
    'tear off, shingles',
    '',
    'Diploma, Merit, 19',
  );
  expect(data.experience.map(({ startDate }) => startDate)).toEqual(['2015']);
  expect(data.education.map(({ graduationDate }) => graduationDate)).not.toContain('19');
});

test('a place beside the name', () => {
  expect(
    read('Rudy Sample, Tucson Arizona, 520-555-0119', 'Mesa Lumber 2011-2019 loader').personalInfo,
  ).toMatchObject({
    location: 'Tucson Arizona',
  });
});

test('a label of a job is no heading, and a job has an employer of its own', () => {
  const data = read(
    ...['Ravi Sample', 'ravi@example.in', '', 'WORK EXPERIENCE', '', 'Company: Orchid Services Pvt. Ltd.'],
    ...['Designation: Process Associate', 'Duration: 04/2021 to 08/2024', 'Roles and Responsibilities:'],
    ...['> Handling calls of customers', '> Preparing daily reports', '', 'Company: Lotus Infoline'],
    ...[
      'Designation: Customer Care Executive',
      'Duration: 11/2018 to 02/2021',
      '> Calls in Hindi and English',
    ],
  );
  expect(data.experience.map((job) => [job.company, job.responsibilities.length])).toEqual([
    ['Orchid Services Pvt. Ltd.', 2],
    ['Lotus Infoline', 1],
  ]);
});

test.each([
  ['Study', 'BA Art History, University of Lund, 2012', 'education'],
  ['Tech', 'JavaScript, React, Postgres', 'skills'],
] as const)('"%s" is a heading', (heading, line, section) => {
  const data = read(
    ...['Ann Sample', 'ann@example.com', '', 'Experience', 'Web Developer, Pebble Studio, 2015 - 2020'],
    ...['- Built shops', '', heading, line],
  );
  expect(data[section]).not.toHaveLength(0);
});
