import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { isRespelled } from './is-respelled.ts';

const { words } = loadLexicon();

test.each([
  ['Brought the cost down from $48 to $31', 'Brought the cost down from £48 to $31', false],
  ['Ran 22 accounts worth $5.1M', 'Ran 22 accounts worth €5.1M', false],
  ['Brought the cost down from $48 to 31', 'Brought the cost down from 48 to $31', false],
  ['Cut waste by 5%', 'Cut waste by 5', false],
  ['Recieved 30 boxes, daily', 'Received 30 boxes daily', true],
  ['Served 40 guests', 'Served 45 guests', false],
])('%s → %s: %s', (before, after, is) => {
  expect(isRespelled(before, after, words)).toBe(is);
});
