import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { extractRequirements } from './extract-requirements.ts';
import { makesSenseAlone } from './whole-ask.ts';

const lexicon = loadLexicon();

test('what was cut out of a sentence has the whole of it', () => {
  const item = 'Must be bondable and pass credit and criminal background checks';
  const asks = extractRequirements(`Requirements\n- ${item}\n- NetSuite`, lexicon);
  expect(asks.length).toBeGreaterThan(1);
  for (const { quote, whole } of asks)
    expect([quote, whole]).toContain(quote === 'NetSuite' ? undefined : item);
});

test('a sentence that nobody would read isn’t kept for each of its asks', () => {
  const asks = extractRequirements(`Requirements\n- ${'Excel and '.repeat(80)}SQL`, lexicon);
  expect(asks.every(({ whole = '' }) => whole.length <= 400)).toBe(true);
});

const license =
  'Must hold a Class B CDL with P and S endorsements, or be able to obtain a Class D Water and Sewer license';

test.each([
  ['S endorsements', license, false],
  ['hold a Class B CDL with P', license, false],
  ['obtain a Class D Water', license, false],
  ['preferably B2B', '2 years of sales, preferably B2B', false],
  ['Diploma in EXIM will be', 'Diploma in EXIM will be preferred', false],
  ['with at least 2 on Linux', '5 years in IT, with at least 2 on Linux', false],
  ['at least 2 on Linux', '5 years in IT, at least 2 on Linux', false],
  ['on production systems', 'Java or Go, on production systems', false],
  ['at least 2 years on Linux', 'Java, at least 2 years on Linux', true],
  ['on-call rotation', 'Java, on-call rotation', true],
  ['NetSuite', 'Excel, NetSuite, SQL', true],
  ['NetSuite', undefined, true],
])('%j of %j makes sense alone: %s', (quote, whole, isWhole) => {
  expect(makesSenseAlone(quote, whole)).toBe(isWhole);
});
