import { expect, test } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { normalizeDates } from './normalize-dates.ts';

const resumeOf = (jobs: readonly string[], schools: readonly string[] = [], language = 'en'): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone: '', location: '' },
  summary: '',
  experience: jobs.map((dates) => {
    const [startDate = '', endDate = ''] = dates.split(' – ');
    return { title: 'Clerk', company: 'Acme', startDate, endDate, responsibilities: [] };
  }),
  education: schools.map((graduationDate) => ({ degree: 'BA', institution: 'Ridge', graduationDate })),
  language,
});

test.each([
  [
    'most are short',
    ['Mar 2020 – Present', 'July 2016 – Feb 2020'],
    ['2013'],
    'Mar 2020 – Present\nJul 2016 – Feb 2020\n2013',
  ],
  [
    'most are long',
    ['08/2021 – present', 'June 2019 – July 2021'],
    ['April 2019'],
    'August 2021 – Present\nJune 2019 – July 2021\nApril 2019',
  ],
  [
    'most are numbers',
    ['04/2021 – now', '08/2018 – 03/2021'],
    ['May 2014'],
    '04/2021 – Present\n08/2018 – 03/2021\n05/2014',
  ],
  [
    'one way, but not a usual one',
    ['2021/06 – to date', '2018/02 – 2021/05'],
    [],
    'Jun 2021 – Present\nFeb 2018 – May 2021',
  ],
  [
    'a job without dates',
    ['Sept 2021 – Oct 2022', '', "Jan '19 – Aug 2021"],
    [],
    'Sep 2021 – Oct 2022\n\nJan 2019 – Aug 2021',
  ],
  [
    'what can’t be read stays as it is',
    ['Summer 2020 – Present', 'July 2016 – 02/2020'],
    ['Expected May 2027'],
    'Summer 2020 – Present\nJuly 2016 – February 2020\nExpected May 2027',
  ],
  ['two figures of a year', ['2016 – present', '2013 – 16'], [], '2016 – Present\n2013 – 2016'],
  ['a loose word for today', ['2021 – till date', '2018 – 2021'], [], '2021 – Present\n2018 – 2021'],
  ['a school year', ['Mar 2020 – July 2021'], ['2010/11'], 'Mar 2020 – Jul 2021\n2010/11'],
  ['a month tied to its year', ["08/2018 – Dec'21"], [], '08/2018 – 12/2021'],
])('%s', (_, jobs, schools, after) => {
  expect(normalizeDates(resumeOf(jobs, schools))).toBe(after);
});

test.each([
  ['one style', ['Mar 2020 – Present', 'May 2016 – Feb 2020'], ['2013']],
  ['years alone', ['2019 – 2021', '2015 – 2019'], []],
  ['only a small letter', ['Mar 2020 – present', 'Jul 2016 – Feb 2020'], []],
  ['a day', ['03/14/2020 – Present', 'Jul 2016 – Feb 2020'], []],
  ['a school that isn’t finished', ['Mar 2020 – Jul 2021'], ['Expected May 2027']],
  ['an end before its start', ['2013 – 08'], []],
])('nothing where there is %s', (_, jobs, schools) => {
  expect(normalizeDates(resumeOf(jobs, schools))).toBeUndefined();
});

test('other languages keep their months', () => {
  expect(normalizeDates(resumeOf(['03/2020 – Present', 'July 2016 – Feb 2020'], [], 'de'))).toBeUndefined();
});
