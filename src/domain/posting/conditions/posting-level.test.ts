import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { testPosting } from '#tests/support/test-posting.ts';
import { rankIn } from './posting-level.ts';
import { readPostingFacts } from './read-posting-facts.ts';

const lexicon = loadLexicon();

test.each([
  ['Nurse for Senior Citizens', null],
  ['Cook, Senior Living', null],
  ['Senior Nurse', 3],
  ['Client Partner', null],
  ['Managing Partner', 6],
])('the level of “%s” is %s', (title, rank) => {
  expect(rankIn(title, lexicon)).toBe(rank);
});

test.each([
  ['Requirements\n- 3+ years of bookkeeping experience', 3],
  ['You have at least four years of experience as a bookkeeper.', 4],
  ['Nice to have\n- 5+ years of experience in retail', null],
  ['5 years of bookkeeping experience preferred.', null],
  ['Ideally, you bring five years of experience in bookkeeping.', null],
  ['Requirements\n- 2 years of bookkeeping experience, 5 years preferred', 2],
])('years that are demanded, not those that are wished for: %s', (description, years) => {
  const posting = testPosting({ title: 'Bookkeeper', description });
  expect(readPostingFacts(posting, lexicon).level.years).toBe(years);
});
