import { expect, test } from 'vitest';
import { brokenMustHaves, isWishBroken, type WishCase } from '#tests/support/broken-must-haves.ts';

const cases: WishCase[] = [
  ['remote', 'fully remote only', { location: 'Lyon, France' }, true],
  ['remote', 'fully remote only', { location: 'Remote', isRemote: true }, false],
  [
    'remote',
    'remote, no office days',
    { isRemote: true, description: 'Remote with two days a week in the office.' },
    true,
  ],
  [
    'remote',
    'remote, no office days',
    { isRemote: true, description: 'Remote for good. We meet once a year for a week by the sea.' },
    false,
  ],
  [
    'remote',
    'hybrid or remote, not five days on site',
    { location: 'Leeds', description: 'On site five days a week.' },
    true,
  ],
  [
    'remote',
    'hybrid or remote',
    { location: 'Leeds', description: 'Hybrid: three days in the office.' },
    false,
  ],
  ['location', 'Greater Manchester', { location: 'Stockport' }, false],
  ['location', 'Greater Manchester', { location: 'Exeter' }, true],
  ['location', 'Lyon or Villeurbanne, otherwise remote in France', { location: 'Marseille' }, true],
  [
    'location',
    'Lyon or Villeurbanne, otherwise remote in France',
    { location: 'Remote, France', isRemote: true },
    false,
  ],
  ['location', 'anywhere in Canada', { location: 'Halifax, NS' }, false],
  ['location', 'anywhere in Canada', { location: 'Boston, MA' }, true],
  ['location', 'not London', { location: 'London', country: 'GB' }, true],
  ['location', 'not London', { location: 'Bristol', country: 'GB' }, false],
  [
    'location',
    'Denver, Colorado',
    { location: 'Remote (US)', isRemote: true, description: 'You must live in Texas or Florida.' },
    true,
  ],
  [
    'location',
    'no relocation',
    { location: 'Perth WA', description: 'Relocation to Perth is part of the offer.' },
    true,
  ],
  ['schedule', 'only mornings', 'Shifts are 10 pm to 6 am.', true],
  ['schedule', 'only mornings', 'Mornings from 7 am to noon.', false],
  ['schedule', 'no nights', 'Rotating shifts including nights.', true],
  ['schedule', 'no nights', 'Day shifts only, no nights.', false],
  ['schedule', 'no nights, weekends or on-call', 'Every second weekend is worked.', true],
  ['schedule', 'no nights, weekends or on-call', 'One week in four on call.', true],
  ['schedule', 'no nights, weekends or on-call', 'Monday to Friday, nine to five.', false],
  ['schedule', 'no permanent nights', 'A rotating roster with some nights.', false],
  ['schedule', 'no permanent nights', 'This is a permanent night shift.', true],
  ['schedule', 'Monday to Friday only', 'You will work some Saturdays and Sundays on a rota.', false],
  ['schedule', 'Monday to Friday only', 'You work every weekend.', true],
  ['schedule', 'home by 6 pm', 'Hours are 13:00 to 22:00.', true],
  ['travel', 'no travel', 'The role involves 40% travel to client sites.', true],
  ['travel', 'no travel', 'No travel is required.', false],
  ['travel', 'no more than 10% travel', 'Expect about 30% travel.', true],
  ['travel', 'no more than 10% travel', 'Expect about 5% travel.', false],
  ['licence', 'nothing that requires a driving licence', 'A full UK driving licence is essential.', true],
  ['licence', 'nothing that requires a driving licence', 'No driving licence needed.', false],
  ['licence', 'not a CPA yet, nothing that requires one', 'CPA designation required.', true],
  ['licence', 'not a CPA yet, nothing that requires one', 'CPA candidates welcome.', false],
  ['workAuthorization', 'needs visa sponsorship', 'We cannot sponsor visas.', true],
  ['workAuthorization', 'needs visa sponsorship', 'Visa sponsorship is available.', false],
  ['workAuthorization', 'needs visa sponsorship', 'Build dashboards.', false],
  [
    'workAuthorization',
    'needs an employer who supports a work permit',
    'An existing EU work permit is required.',
    true,
  ],
  [
    'workAuthorization',
    'needs an employer who supports a work permit',
    'Candidates must already have the right to work in Germany.',
    true,
  ],
  [
    'workAuthorization',
    'Canadian permanent resident; no US work authorization',
    { location: 'Buffalo, NY' },
    true,
  ],
  [
    'workAuthorization',
    'Canadian permanent resident; no US work authorization',
    { location: 'Toronto, ON' },
    false,
  ],
  [
    'workAuthorization',
    'green card; nothing for US citizens only',
    { location: 'Remote (US)', isRemote: true, description: 'U.S. citizenship is required.' },
    true,
  ],
  [
    'workAuthorization',
    'US citizen, no clearance',
    { location: 'Denver, CO', description: 'An active Secret clearance is needed.' },
    true,
  ],
  ['workAuthorization', 'Irish citizen', { location: 'Berlin, Germany' }, false],
  ['language', 'English only', 'Fluent German is required.', true],
  ['language', 'English only', 'German is a plus.', false],
  ['language', 'English; German only A2', 'You speak German at B2 level or better.', true],
  ['language', 'English; German only A2', 'We work in English; no German needed.', false],
  ['language', 'English and Spanish, no French', 'Bilingual in English and French.', true],
  [
    'language',
    'English; German only A2, so no roles that need B1 or more',
    {
      language: 'de',
      description:
        'Wir suchen eine Person mit sehr guten Deutschkenntnissen für unser Labor in der Stadt und freuen uns auf Ihre Bewerbung.',
    },
    true,
  ],
  ['seniority', 'no junior roles', { title: 'Junior Lab Technician' }, true],
  ['seniority', 'no junior roles', { title: 'Lab Technician' }, false],
  ['seniority', 'junior or mid, not senior', { title: 'Senior Lab Technician' }, true],
  ['seniority', 'junior or mid, not senior', 'At least seven years of experience required.', true],
  [
    'seniority',
    'senior, but no people management',
    { title: 'Laboratory Manager', description: 'You will manage a team of six people.' },
    true,
  ],
  ['employmentType', 'permanent only', 'A nine-month contract to cover parental leave.', true],
  ['employmentType', 'permanent only', 'Permanent contract, 38 hours.', false],
  ['employmentType', 'permanent employee', { employmentType: 'CONTRACTOR' }, true],
  ['employmentType', 'part-time, up to 24 hours', { employmentType: 'FULLTIME' }, true],
  ['employmentType', 'no freelance', 'You invoice us monthly as a sole trader.', true],
  ['ethics', 'no gambling or tobacco', { title: 'Lab Technician, Tobacco Products' }, true],
  ['ethics', 'no gambling or tobacco', 'A lab for drinking water.', false],
  ['workAuthorization', 'on an H-1B visa', 'We are unable to sponsor or take over visas.', true],
  ['location', 'at most two office days in Leeds', { location: 'Leeds', description: 'Hybrid work.' }, false],
  ['location', 'no live-in jobs', 'You would live on site with the pupils.', true],
  ['schedule', 'no nights', 'Dinner only, five nights, and you help on quieter nights.', false],
  ['schedule', 'no split shifts', 'Hours are 10 to 3 and 5:30 to 10:30.', true],
  ['schedule', 'no split shifts', 'Straight shifts, 7 to 4 or noon to 9.', false],
  ['schedule', 'done by 10 pm', 'The shift is 4 pm to one in the morning.', true],
  ['employmentType', 'permanent', 'We need a teacher while a colleague is on parental leave.', true],
  ['employmentType', 'permanent', 'A relieving position until the end of the year.', true],
  ['employmentType', 'permanent', 'The position is open until the end of May.', false],
  ['seniority', 'account manager, no line management', { title: 'Renewals Manager' }, false],
  ['seniority', 'engineer, no line management', { title: 'Plant Manager' }, true],
  ['seniority', 'engineer, no line management', { title: 'Water Group Leader' }, true],
  ['location', 'hybrid in Leeds', { location: 'Leeds (hybrid, one day)' }, false],
  ['schedule', 'no holidays', 'You work public holidays.', true],
  ['body', 'no heavy lifting', 'You will be lifting up to 30 kg every day.', true],
];

test.each(cases)('%s: “%s” against %j is broken: %s', (name, wish, posting, isBroken) => {
  expect(isWishBroken(name, wish, posting)).toBe(isBroken);
});

const floor = { amount: 60_000, currency: 'EUR', period: 'year' } as const;

test.each([
  ['below by the year', '€48,000 - €55,000', true],
  ['its top reaches it', '€52,000 - €61,000', false],
  ['by the hour', '€25/hour', true],
  ['by the month', '€5,200 per month', false],
  ['fourteen times a year', '14 x €4,300', false],
  ['another currency', '$40,000', false],
  ['nothing stated', null, false],
])('pay %s', (_, salary, isBroken) => {
  expect(brokenMustHaves({ salaryFloor: floor }, { salary, country: 'DE' }).length > 0).toBe(isBroken);
});

test('a broken must-have says why, with the posting’s own words', () => {
  expect(
    brokenMustHaves(
      { schedule: 'no nights' },
      { description: 'We are small. You will work permanent nights.' },
    ),
  ).toEqual([
    {
      name: 'schedule',
      quote: 'You will work permanent nights.',
      reason: 'It involves night work, which you ruled out.',
    },
  ]);
  expect(brokenMustHaves({ salaryFloor: floor }, { salary: '€48,000 - €55,000', country: 'DE' })).toEqual([
    {
      name: 'salaryFloor',
      quote: '€48,000 - €55,000',
      reason: 'It pays up to €55,000 a year; you asked for at least €60,000.',
    },
  ]);
});
