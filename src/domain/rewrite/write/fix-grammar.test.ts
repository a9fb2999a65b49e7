import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { fixGrammar } from './fix-grammar.ts';

const lexicon = loadLexicon();
const fixed = (text: string) => fixGrammar(text, lexicon)?.text ?? text;

test.each([
  ['Ran a office of 12.', 'Ran an office of 12.'],
  ['A apprentice for two years.', 'An apprentice for two years.'],
])('an article before a vowel: %s', (text, right) => {
  expect(fixed(text)).toBe(right);
});

test.each([
  'Five years in FP&A and audit.',
  'Gave vitamin A injections.',
  'Wrote plan a and plan b.',
  'Worked A/B and A in turns.',
])('an "a" that is no article stays: %s', (text) => {
  expect(fixed(text)).toBe(text);
});
