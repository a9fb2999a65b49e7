import { expect, test } from 'vitest';
import { nameOfPosting } from './posting-name.ts';

test.each([
  [
    'title, then employer with its place',
    'Project Coordinator\nPeachtree Facilities Group | Atlanta, Georgia | Hybrid | $52,000\n\nWe plan moves.',
    'Project Coordinator, Peachtree Facilities Group',
  ],
  [
    'a title with its department and shift',
    'Registered Nurse (RN) – Emergency Department, Nights\nMercy Lakeshore Medical Center – Holland, MI\nAbout us\n…',
    'Registered Nurse (RN), Mercy Lakeshore Medical Center',
  ],
  [
    'labels',
    'Staff Engineer, Money Movement\nCompany: Northwind Financial Technologies\nLocation: Seattle, WA',
    'Staff Engineer, Money Movement, Northwind Financial Technologies',
  ],
  [
    'labels in any place',
    'COPPERLEAF IS HIRING\nEmployer: Copperleaf Pharmacy, Inc.\nPosition: Pharmacy Technician\nPay: $21',
    'Pharmacy Technician, Copperleaf Pharmacy',
  ],
  ['one line', 'Line Cook at Blue Door Bistro\nNights and weekends.', 'Line Cook, Blue Door Bistro'],
  ['hiring', 'Now hiring: Delivery Driver\nStart this week.', 'Delivery Driver'],
  [
    'markdown',
    '# **Data Analyst**\n\n**Saltgrass Health** is a not-for-profit insurer.',
    'Data Analyst, Saltgrass Health',
  ],
  [
    'employer in its first sentence',
    'Barista\n\nHollow Oak Coffee is a small roaster.',
    'Barista, Hollow Oak Coffee',
  ],
  ['a place is no employer', 'Warehouse Lead\nAustin, TX\nFull-time\nYou lead a shift.', 'Warehouse Lead'],
  ['conditions are no employer', 'Welder\nFull-time, nights\nWe build trailers.', 'Welder'],
  ['a line of its own that returns', 'Teller\nRiver Bank\nRiver Bank needs you.', 'Teller, River Bank'],
  ['a heading', 'About us\nWe are a bakery.\nRequirements\n- Bread', ''],
  ['a sentence', 'Do you like being awake when nobody else is?\nThe inn needs you.', ''],
  ['prose', 'We are looking for a nurse who can start soon and work nights.', ''],
  ['nothing', '  \n', ''],
])('names a document after its posting: %s', (_kind, posting, name) => {
  expect(nameOfPosting(posting)).toBe(name);
});

test('no posting gives no name, and a name is never too long to keep', () => {
  expect(nameOfPosting(null)).toBe('');
  expect(nameOfPosting(`Position: ${'Very Senior '.repeat(30)}`).length).toBeLessThanOrEqual(120);
});
