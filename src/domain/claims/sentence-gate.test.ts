import { describe, expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { clauseAfterI } from './sentence-gate.ts';

const lexicon = loadLexicon();
const tell = (line: string, isCurrent = false, text = line) =>
  clauseAfterI(line, { isCurrent, text }, lexicon);

test('a duty is what somebody is where it goes on today, unless they say that it was', () => {
  expect([
    tell('Responsible for handling tickets of large accounts', true),
    tell('Was responsible for writing 85 articles', true),
  ]).toEqual([
    'am responsible for handling tickets of large accounts',
    'was responsible for writing 85 articles',
  ]);
});

describe('a line told after "I"', () => {
  test.each([
    ['Cut order pickup time from 14 to 8 minutes.', 'cut order pickup time from 14 to 8 minutes'],
    ['• Led team of 12 cashiers', 'led a team of 12 cashiers'],
    ['I brought patients back and took vitals', 'brought patients back and took vitals'],
    ['Responsible for the work of 4 nurses', 'was responsible for the work of 4 nurses'],
    ['Promoted to shift lead in 2021', 'was promoted to shift lead in 2021'],
    [
      'Closed the store four nights a week, counted 3 tills',
      'closed the store four nights a week and counted 3 tills',
    ],
    ['Handled 140 small accounts: endorsements, audits', 'handled 140 small accounts'],
    [
      'Precepted five externs from Sonoran Career College',
      'precepted five externs from Sonoran Career College',
    ],
    ['In 2025 I built the consumer that reads live events', 'built the consumer that reads live events'],
    ['Cleaned our lab and both waiting rooms', 'cleaned the lab and both waiting rooms'],
    [
      'Greeted visitors, sold tickets, answered questions, opened and closed the galleries',
      'greeted visitors, sold tickets, answered questions, and opened and closed the galleries',
    ],
    [
      'Served notices, set up payment plans, and appeared in court for 6 evictions',
      'served notices, set up payment plans, and appeared in court for 6 evictions',
    ],
    ['Provided customer service to 40 guests a day', 'provided customer service to 40 guests a day'],
  ])('%s', (line, clause) => {
    expect(tell(line)).toBe(clause);
  });

  test.each([
    ['Administer childhood and flu vaccines daily', 'administer childhood and flu vaccines daily'],
    ['Manages 110 active accounts in eastern Washington', 'manage 110 active accounts in eastern Washington'],
  ])('%s, where it goes on today', (line, clause) => {
    expect([tell(line, true), tell(line)]).toEqual([clause, undefined]);
  });

  test.each([
    'To obtain a challenging position as a Registered Nurse',
    'was employee of the month two times',
    'Drive thru, grill, cashier',
    'Upsell revenue was $61,000 last year',
    'Recieved and stocked 40 pallets a day',
    'Shop looks after 60 trucks and trailers',
    'Breakfast and lunch for up to 350 staff',
    'Lead for the change from one system to another',
    'Answered phone and made appointments',
    'Locked up building and set alarm',
    'Recorded results in lab notebook',
    'Assisted graduate student with a study of bacteria',
    'Worked from home since 2022',
    'Left when they lost the contract',
    'Pick rate up from 92 to 118 lines an hour',
    'Manage a team of 22 colleagues who unload, stack shelves',
    'Moved to the clinic for better hours',
    'Took calls, the manager enters the orders of the day and',
    'Seeking a role where I can grow with the team',
    'MANAGED A TEAM OF TWELVE CASHIERS',
    'Worked every monday at the front counter',
  ])('is nothing where that is no sentence: %s', (line) => {
    expect(tell(line, true)).toBeUndefined();
  });

  test('has a word of no list only where the person spells it the same way twice', () => {
    const line = 'Wired the zorblat panels of two plants';
    expect([tell(line), tell(line, false, `${line}\nZorblat panels`)]).toEqual([
      undefined,
      'wired the zorblat panels of two plants',
    ]);
  });
});
