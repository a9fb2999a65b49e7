import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { sureEmployer, sureTitle, withA } from './sure-names.ts';

const lexicon = loadLexicon();

test.each([
  ['Charge Nurse', 'charge nurse'],
  ['LEAD TEACHER', 'lead teacher'],
  ['Medical Assistant, Lead since 2024', 'medical assistant'],
  ['Career break', ''],
  ['To obtain a challenging position', ''],
  ['Cashier / Shift Lead', ''],
  ['Director of Individual Giving', 'director of individual giving'],
  ['Project Manager', 'project manager'],
  ['4th Grade Teacher — Falls Creek Elementary', '4th grade teacher'],
  ['Aspiring Data Analyst', ''],
  ['Employee of the Month', ''],
  ['Executive', ''],
  ['Sophomore year', ''],
])('the title %s is told as "%s"', (title, name) => {
  expect(sureTitle(title, lexicon)).toBe(name);
});

test.each([
  ['Harbor Goods, Atlanta', 'Harbor Goods'],
  ['GREAT BLACK SWAMP INSURANCE AGENCY', 'Great Black Swamp Insurance Agency'],
  ['School District of Alder Falls', 'the School District of Alder Falls'],
  ['Harlan, Okafor & Byrne, LLP', 'Harlan, Okafor & Byrne'],
  ['Career Break', ''],
  ['Self-employed', ''],
  ['Summer 2019', ''],
  ['Atlanta', ''],
  ['took care of my mother', ''],
])('the employer %s is told as "%s"', (company, name) => {
  expect(sureEmployer(company, lexicon)).toBe(name);
});

test('an article goes by the sound', () => {
  expect(['nurse', 'RN', 'UX designer', 'engineer', 'LPN'].map(withA)).toEqual([
    'a nurse',
    'an RN',
    'a UX designer',
    'an engineer',
    'an LPN',
  ]);
});
