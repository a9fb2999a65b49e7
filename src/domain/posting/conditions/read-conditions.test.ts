import { expect, test } from 'vitest';
import { isWishBroken, type WishCase } from '#tests/support/broken-must-haves.ts';
import { sentencesOfPosting } from './posting-sentences.ts';
import { readConditions } from './read-conditions.ts';

const business: WishCase[] = [
  ['employmentType', 'permanent', 'We cook seasonal menus.', false],
  ['employmentType', 'permanent', 'You prepare interim reports and supervise seasonal workers.', false],
  ['employmentType', 'permanent', 'You run a two-year project to rebuild the line.', false],
  ['employmentType', 'permanent', 'You design temporary works for bridges.', false],
  ['employmentType', 'permanent', 'A seasonal position from May to September.', true],
  ['employmentType', 'permanent', { title: 'Interim Lab Manager' }, true],
  ['employmentType', 'permanent', 'A six-month assignment.', true],
  ['employmentType', 'permanent', 'The position ends in December.', true],
  ['employmentType', 'permanent', 'You are employed through a staffing partner.', true],
  ['employmentType', 'no seasonal or casual work', 'A casual role on weekdays.', true],
  ['employmentType', 'no seasonal or casual work', 'You roster our casual staff.', false],
  ['employmentType', 'no seasonal or casual work', { title: 'Casual Dining Cook' }, false],
  ['employmentType', 'no freelance', 'We support forty franchise restaurants.', false],
  ['employmentType', 'no freelance', 'We help customers to build their own business.', false],
  ['employmentType', 'no freelance', 'You brief our freelance writers.', false],
  ['employmentType', 'no freelance', 'You bill us through your own company.', true],
  ['employmentType', 'no franchise', 'A franchise opportunity for you.', true],
];

/** What goes by the same name may be milder than what is ruled out. */
const milder: WishCase[] = [
  ['schedule', 'no Sundays', 'Saturdays from 8 to 12 in turns.', false],
  ['schedule', 'no Sundays', 'Sundays in turns.', true],
  ['schedule', 'no weekends', 'Saturdays from 8 to 12 in turns.', true],
  ['schedule', 'no nights', 'Nobody from this team covers the wards at night.', false],
  ['employmentType', 'no temp agency', 'A one-year contract on our own payroll.', false],
  ['employmentType', 'no temp agency', 'You are seconded through a temp agency.', true],
  ['employmentType', 'permanent, or for a year at least', 'A two-year contract.', false],
  ['employmentType', 'permanent, or for a year at least', 'A six-month contract.', true],
  ['employmentType', 'permanent', 'Permanent all-year position.', false],
  ['employmentType', 'permanent', 'Health cover for the family.', false],
  ['employmentType', 'no casual work', 'You have run zero-hours and irregular pay.', false],
  ['remote', 'hybrid, two office days at most', 'You will run payroll.', false],
  ['remote', 'hybrid, two office days at most', 'All payroll work is done on the premises.', true],
  ['remote', 'hybrid, two office days at most', 'Monday and Thursday with us, otherwise at home.', false],
  ['travel', 'no more than a week away from home in a month', 'You visit families in the city.', false],
  ['schedule', 'no rotation and no nights (a Saturday trial is fine)', 'Trials fall on a Saturday.', false],
  ['schedule', 'no rotation and no nights (a Saturday trial is fine)', 'Rotating night shifts.', true],
  ['remote', 'fully remote only', 'Monday and Thursday with us, otherwise at home.', true],
];

const moving: WishCase[] = [
  ['location', 'no relocation', 'We offer a relocation package.', false],
  ['location', 'no relocation', 'Help with relocating is available.', false],
  ['location', 'no relocation', 'We are moving to the cloud, and you will move to a lead role.', false],
  ['location', 'no relocation', 'You must relocate to Perth.', true],
  ['location', 'not moving', 'Candidates need to move to Perth.', true],
  ['travel', 'no travel', 'Benefits: travel reimbursement, travel insurance and a travel card.', false],
  ['travel', 'no travel', 'We build software for travel and hospitality.', false],
  ['travel', 'no travel', 'You will travel to customers.', true],
  ['travel', 'no travel', 'Travel: 40%', true],
  ['travel', 'no travel', 'Expect to be away two or three nights a week.', true],
];

test.each([...business, ...milder, ...moving])(
  '%s: “%s” against %j is broken: %s',
  (name, wish, posting, isBroken) => {
    expect(isWishBroken(name, wish, posting)).toBe(isBroken);
  },
);

test.each([
  ['Ten percent travel.', 0.1],
  ['Travel takes about sixty percent of the week.', 0.6],
  ['You travel a third of your time.', 1 / 3],
  ['Travel is required.', 0.6],
])('the share of “%s” is %s', (text, degree) => {
  const found = readConditions(sentencesOfPosting('Lab Technician', text));
  expect(found.find(({ topic }) => topic === 'travel')?.degree).toBeCloseTo(degree);
});
