import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { titleSimilarity } from './title-similarity.ts';

const reader = textReaderOf(loadLexicon());

test.each([
  ['the same title by another name', 'Staff RN, nights', 'Registered Nurse', 1, 1],
  ['one rank higher', 'Senior Software Engineer', 'Software Engineer', 1, 1],
  ['the same work with other words', 'Senior Bookkeeper', 'Full-Charge Bookkeeper', 0.5, 0.7],
  ['a kindred trade that is another one', 'Licensed Practical Nurse', 'Registered Nurse', 0.3, 0.6],
  ['a near family', 'Receiving Supervisor', 'Warehouse Supervisor', 0.1, 0.5],
  ['only the rank is the same', 'Lead Line Cook', 'Customer Support Lead', 0, 0.25],
  ['nothing in common', 'Sous Chef', 'Data Analyst', 0, 0],
])('%s', (_, held, asked, least, most) => {
  const likeness = titleSimilarity(held, asked, reader);
  expect(likeness).toBeGreaterThanOrEqual(least);
  expect(likeness).toBeLessThanOrEqual(most);
});
