import { expect, test } from 'vitest';
import { isWishBroken, type WishCase } from '#tests/support/broken-must-haves.ts';

const london = { location: 'London', country: 'GB' };
const bristol = { location: 'Bristol', country: 'GB' };

const exceptions: WishCase[] = [
  ['location', 'nothing outside London', london, false],
  ['location', 'nothing outside London', bristol, true],
  ['location', 'no jobs outside of London', london, false],
  ['location', 'nowhere but London', bristol, true],
  ['location', 'I can’t work outside London', bristol, true],
  ['location', 'anywhere in the UK except London', london, true],
  ['location', 'anything but London', london, true],
  ['location', 'anything but London', bristol, false],
  ['schedule', 'nothing but mornings', 'You work evenings from 6 pm to 10 pm.', true],
  ['schedule', 'anything but nights', 'Permanent night shift.', true],
  ['schedule', 'anything but nights', 'Mornings from 7 am to noon.', false],
  ['travel', 'no travel outside the UK', { location: 'Lyon, France' }, false],
];

const limits: WishCase[] = [
  [
    'hours',
    'no more than 20 hours a week',
    { employmentType: 'PARTTIME', description: '20 hours a week.' },
    false,
  ],
  ['hours', 'no more than 20 hours a week', 'A job of 38 hours per week.', true],
  ['hours', 'at least 20 hours a week', 'Full time, 40 hours per week.', false],
  [
    'hours',
    'at least 20 hours a week',
    { employmentType: 'PARTTIME', description: '12 hours a week.' },
    true,
  ],
  ['hours', 'no less than 30 hours', { employmentType: 'PARTTIME', description: '35 hours a week.' }, false],
  ['hours', 'nothing under 30 hours', { employmentType: 'PARTTIME', description: '16 hours a week.' }, true],
  ['hours', 'no more than 8 hours a day', 'Full time, 40 hours per week.', false],
  ['remote', 'no more than two days in the office', 'Hybrid: two days a week in the office.', false],
  ['travel', 'at most 20% travel', 'Expect 50% travel.', true],
  ['travel', 'at most 20% travel', 'The job involves travel.', false],
  ['travel', 'up to a quarter of the time traveling', 'About ten percent travel.', false],
  ['travel', 'no travel over 20%', 'About sixty percent travel to plants.', true],
  ['travel', 'no more than occasional travel', 'Occasional travel to Leeds.', false],
  ['travel', 'no more than occasional travel', 'Weekly travel to Leeds.', true],
  ['schedule', 'no more than one weekend a month', 'You work every weekend.', true],
  ['schedule', 'no more than one weekend a month', 'One weekend a month is worked.', false],
  ['schedule', 'no finish after 9 pm', 'Hours are 14:00 to 23:00.', true],
  ['schedule', 'no finish after 9 pm', 'Hours are 8:00 to 16:00.', false],
  ['schedule', 'not before 9 am', 'Hours are 6:00 to 14:00.', true],
];

const notAsked: WishCase[] = [
  ['remote', 'no need for remote work', { ...london, description: 'On site.' }, false],
  ['remote', 'remote is not essential', { ...london, description: 'On site.' }, false],
  ['remote', 'remote isn’t required', { location: 'Remote', isRemote: true }, false],
  ['schedule', 'not only mornings', 'Shifts are 10 pm to 6 am.', false],
  ['location', 'not only London', bristol, false],
  ['location', 'London preferred', bristol, false],
  ['location', 'London preferred, otherwise Leeds', london, false],
  ['location', 'London preferred, otherwise Leeds', bristol, true],
  ['location', 'no need to relocate', 'You must relocate to Perth.', true],
  ['licence', 'no need for a driver’s license', 'A driver’s license is essential.', true],
  ['schedule', 'no preference about nights', 'Permanent nights.', false],
  ['workAuthorization', 'sponsorship is not required', 'We cannot sponsor visas.', false],
  ['language', 'German not required', 'Fluent German is required.', true],
];

test.each([...exceptions, ...limits, ...notAsked])(
  '%s: “%s” against %j is broken: %s',
  (name, wish, posting, isBroken) => {
    expect(isWishBroken(name, wish, posting)).toBe(isBroken);
  },
);
