import { expect, test } from 'vitest';
import { alternativesOf } from './alternatives.ts';

test.each([
  ['Telemetry, ICU or emergency experience', ['Telemetry', 'ICU', 'emergency experience']],
  ['Genesys / Five9', ['Genesys', 'Five9']],
  ['retail, supply chain, or operations', ['retail', 'supply chain', 'operations']],
  ['Python or R, SQL', []],
  ['Able to read or interpret drawings', []],
  ['Level 3 in Social Care, or working towards it', []],
  ['Git and Markdown', []],
])('one of these is enough: %s', (quote, parts) => {
  expect(alternativesOf(quote)).toEqual(parts);
});
