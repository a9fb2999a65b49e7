import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { isHalfTold } from './half-told.ts';
import { openWithVerb } from './open-with-verb.ts';
import { writeJob } from './write-job.ts';

const lexicon = loadLexicon();
const told = (line: string) => openWithVerb(line, { tense: 'past', isCurrent: false }, lexicon)?.text;
const toldNow = (line: string) => openWithVerb(line, { tense: 'present', isCurrent: true }, lexicon)?.text;
const written = (line: string) =>
  writeJob([line], { isCurrent: false, isEnglish: () => true }, lexicon)[0]?.[0]?.text;

describe('a line that was told by half', () => {
  it.each([
    ['Making tea and learning on the job', 'Made tea and learning on the job'],
    ['Loading vans and using the pallet jack', 'Loaded vans and using the pallet jack'],
    ['Responsible for attending the fairs', 'Handled attending the fairs'],
    ['Responsible for mail and scanned', 'Handled scanned and mail'],
    ['Duties: mail, scanning invoices', 'Handled mail and scanned'],
  ])('%s → %s', (before, after) => {
    expect(isHalfTold(before, after, lexicon)).toBe(true);
  });

  it.each([
    ['Making tea and sweeping the floor', 'Made tea and swept the floor'],
    ['Managing orders, ensuring the vans left', 'Managed orders, ensuring the vans left'],
    ['Saving time by planning and using the grid', 'Saved time by planning and using the grid'],
    ['Helping prepare the hall', 'Helped prepare the hall'],
    ['Handling returned goods', 'Handled returned goods'],
    ['Shampooing, sweeping and making tea', 'Shampooed, swept and made tea'],
  ])('is none of these: %s → %s', (before, after) => {
    expect(isHalfTold(before, after, lexicon)).toBe(false);
  });
});

describe('a line that stays as it is', () => {
  it.each([
    // People aren't handled, nor is what hides a verb of its own.
    'Was responsible for a group of 12 seven year olds',
    'Was responsible for safety talks and permits being signed',
    'Labour handling',
    'Customer handling',
    'Taking orders, till, mopping, sometimes lock the shop',
    'My role involved drafting letters under part 4, part 9 enquiries, attending and presenting at hearings, and chairing panels',
    // Somebody else did it.
    'We showed it to the owner and she used our menu idea',
    // The forms weren't ordered.
    'Responsible for ordering paper and for the leave forms',
    'Washing, sweeping, answering the door, making teas and learning on the job.',
    // Both sentences, or none.
    'Checking quality at site. Doing safety talk.',
  ])('%s', (line) => {
    expect(told(line)).toBeUndefined();
  });

  it.each(['Worked in a fast paced environment', 'Sold feed, fish dept. Seller of the month twice.'])(
    'also when it is put shorter: %s',
    (line) => {
      expect(written(line)).toBeUndefined();
    },
  );
});

it.each([
  [
    'Preparation of charts and checking of welds as per drawing',
    'Prepare charts and check welds as per drawing',
  ],
])('a noun that hides its verb, and the one that is joined to it: %s', (line, after) => {
  expect(toldNow(line)).toBe(after);
});

it.each([
  [
    'Duties included mail, scanning, and assisting brokers as needed',
    'Handled mail and scanning, and assisted brokers as needed',
  ],
  ['Sometimes closing and doing the deposit', 'Sometimes closed and did the deposit'],
  ['Was on the working group that redid the menu', 'Served on the working group that redid the menu'],
])('%s → %s', (line, after) => {
  expect(told(line)).toBe(after);
});

it.each([
  ['Ran the tool dept. for two years', 'Ran the tool department for two years'],
  ['Reported to the plant mgr.', 'Reported to the plant manager.'],
])('an abbreviation is spelled out, and its sentence keeps its end: %s', (line, after) => {
  expect(written(line)).toBe(after);
});
