import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import { readPostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { JobSeeker } from './job-match.ts';
import { createMatcher } from './match-posting.ts';
import type { MustHaves } from './must-haves.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T12:00:00Z');

type TestPosting = Partial<JobPosting> | string;

/** What a posting that says nothing but what a test says is held against. */
function checkAgainst(search: Partial<JobSeeker>, stated: TestPosting) {
  const seeker: JobSeeker = {
    ...{ jobTitle: 'Lab Technician', jobType: [], location: null, isRemote: false, mustHaves: {} },
    ...{ resume: null, ...search },
  };
  const said = typeof stated === 'string' ? { description: stated } : stated;
  const posting = testPosting({ title: 'Lab Technician', location: '', country: null, ...said });
  return createMatcher(seeker, lexicon, now)(posting, readPostingFacts(posting, lexicon));
}

test('pay told in words isn’t called unlisted, nor is a type', () => {
  const factsOf = (description: string) => checkAgainst({}, description);
  expect(JSON.stringify(factsOf('Pay: Children’s Services Award plus 8%.'))).not.toContain('"pay"');
});

const floor = { amount: 20, currency: 'GBP', period: 'hour' } as const;
const pounds = (salary: string, employmentType: JobPosting['employmentType']): TestPosting => ({
  ...{ salary, employmentType, country: 'GB' },
});

const fields: [name: string, mustHaves: MustHaves, told: TestPosting, isBroken: boolean][] = [
  ['pay', { salaryFloor: floor }, pounds('£25,000 a year', 'FULLTIME'), true],
  ['pay', { salaryFloor: floor }, pounds('£25,000 a year', 'PARTTIME'), false],
  ['pay', { salaryFloor: floor }, pounds('£25,000 a year pro rata', 'PARTTIME'), true],
  ['pay', { salaryFloor: floor }, pounds('£18 an hour', 'PARTTIME'), true],
  ['pay', { salaryFloor: floor }, pounds('£18 to £21 an hour', 'PARTTIME'), false],
  ['pay', { salaryFloor: floor }, pounds('$10 an hour', 'FULLTIME'), false],
  ['pay', { salaryFloor: floor }, 'We pay well.', false],
  ['countries', { countries: ['US'] }, { location: 'Toronto, ON' }, true],
  ['countries', { countries: ['CA', 'US'] }, { location: 'Toronto, ON' }, false],
  ['countries', { countries: ['EEA'] }, { location: 'Berlin, Germany' }, false],
  ['countries', { countries: ['EEA'] }, { location: 'Remote (EU)', isRemote: true }, false],
  ['countries', { countries: ['IE'] }, { location: 'Berlin, Germany' }, true],
  ['countries', { countries: ['US'] }, 'Build dashboards.', false],
  ['sponsorship', { needsSponsorship: true }, 'We cannot sponsor visas.', true],
  ['sponsorship', { needsSponsorship: true }, 'You must already have the right to work in Germany.', true],
  ['sponsorship', { needsSponsorship: true }, 'U.S. citizenship is required.', true],
  ['sponsorship', { needsSponsorship: true }, 'Visa sponsorship is available.', false],
  ['sponsorship', { needsSponsorship: true }, 'Build dashboards.', false],
  ['nights', { noNights: true }, 'Rotating shifts including nights.', true],
  ['nights', { noNights: true }, 'Day shifts only, no nights.', false],
  ['weekends', { noWeekends: true }, 'Every second weekend is worked.', true],
  ['weekends', { noWeekends: true }, 'Two weekends a quarter.', false],
  ['travel', { noTravel: true }, 'You will travel to customers.', true],
  ['travel', { noTravel: true }, 'No travel is required.', false],
  ['languages', { languages: ['English'] }, 'Fluent German is required.', true],
  ['languages', { languages: ['English', 'German'] }, 'Fluent German is required.', false],
  ['languages', { languages: ['English'] }, 'German is a plus.', false],
  ['languages', { languages: ['English'] }, 'Requirements\n- Excel\nNice to have\n- German', false],
  ['languages', { languages: ['English'] }, 'Requirements\n- Excel\n- German', true],
];

test.each(fields)('%s: %j against %j is broken: %s', (name, mustHaves, posting, isBroken) => {
  expect(checkAgainst({ mustHaves }, posting).broken).toEqual(isBroken ? [name] : []);
});

const searches: [name: string, search: Partial<JobSeeker>, told: TestPosting, isBroken: boolean][] = [
  ['remote', { isRemote: true }, { location: 'Lyon, France' }, true],
  ['remote', { isRemote: true }, { location: 'Remote', isRemote: true }, false],
  ['remote', { isRemote: true }, 'Hybrid: two days a week in the office.', true],
  ['remote', { isRemote: true }, 'Build dashboards.', false],
  ['type', { jobType: ['FULLTIME'] }, { employmentType: 'CONTRACTOR' }, true],
  ['type', { jobType: ['FULLTIME'] }, { employmentType: null }, false],
  ['place', { location: 'Atlanta, GA' }, { location: 'Decatur, GA' }, false],
  ['place', { location: 'Atlanta, GA' }, { location: 'Boston, MA' }, true],
  ['place', { location: 'Hamilton, New Zealand' }, { location: 'Hamilton' }, false],
  ['place', { location: 'Atlanta, GA' }, 'Build dashboards.', false],
  ['place', { location: 'Berlin, Germany' }, { location: 'Munich' }, true],
  [
    'place',
    { location: 'Denver, Colorado' },
    { location: 'Remote (US)', isRemote: true, description: 'You must live in Texas or Florida.' },
    true,
  ],
];

test.each(searches)('%s: %j against %j is broken: %s', (name, search, posting, isBroken) => {
  expect(checkAgainst(search, posting).broken).toEqual(isBroken ? [name] : []);
});

test('what a posting doesn’t say is told, and so are its words where it does', () => {
  const mustHaves = { needsSponsorship: true, noNights: true, noTravel: true };
  const { broken, facts } = checkAgainst({ mustHaves }, 'Visa sponsorship is available. No travel needed.');
  expect(broken).toEqual([]);
  expect(facts).toEqual([
    { name: 'pay', quote: '' },
    { name: 'sponsorship', quote: 'Visa sponsorship is available.' },
    { name: 'nights', quote: '' },
    { name: 'travel', quote: 'No travel needed.' },
  ]);
});

test('nothing is said of fields that nobody set', () => {
  const paid = { salary: '$30 an hour', description: 'Nights and weekends.' };
  expect(checkAgainst({}, paid)).toMatchObject({ broken: [], facts: [] });
});

test.each([
  ['Decatur, GA', /^It’s near Atlanta, GA\. /u],
  ['Atlanta, GA', /^It’s in Atlanta, GA\. /u],
  ['', /^Matched by/u],
])('the place comes first in the reasons: %j', (location, reasons) => {
  expect(checkAgainst({ location: 'Atlanta, GA' }, { location }).reasoning).toMatch(reasons);
});
