import { expect, test } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readCredentialDemands } from './credential-demands.ts';
import { sentencesOfPosting } from './posting-sentences.ts';

const lexicon = loadLexicon();

test.each([
  ['Candidates must hold a CPA.', true],
  ['Candidates must hold CPA.', true],
  ['Only CPAs will be considered.', true],
  ['10 plus years and a CPA required.', true],
  ['You teach students; CPA required.', true],
  ['CPA-qualified candidates only.', true],
  ['CPA candidates welcome.', false],
  ['CPA or CPA candidate required.', false],
  ['CPA required (not candidates).', true],
  ['A CPA is a plus.', false],
  ['No CPA needed.', false],
  ['Degree required, CPA in the future.', false],
])('“%s” is a must: %s', (text, isMust) => {
  const found = readCredentialDemands(sentencesOfPosting('Accountant', text), lexicon);
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((one) => one.isMust)).toBe(isMust);
});
