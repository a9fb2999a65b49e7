import { expect, test } from 'vitest';
import { createPhraseIndex } from './phrase-index.ts';
import { keyOf, stemOf, wordsOf } from './words.ts';

test('words keep their places, and what belongs to a name stays in it', () => {
  const text = 'Ran G-code, C++ and Node.js at R&D; 生産管理';
  const words = wordsOf(text);
  expect(words.map(({ text: word }) => word)).toEqual([
    ...['Ran', 'G', 'code', 'C++', 'and', 'Node.js', 'at', 'R&D', '生', '産', '管', '理'],
  ]);
  for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
});

test.each([
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['client’s', 'client'],
  ['ＡＢＣ', 'abc'],
])('%s is compared as %s', (word, key) => expect(keyOf(word)).toBe(key));

test.each([
  ['managed', 'managing'],
  ['reduced', 'reduces'],
  ['planned', 'planning'],
  ['companies', 'company'],
])('%s and %s have one stem', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test('the longest phrase at a place is found, once', () => {
  const index = createPhraseIndex([
    ['SQL', 1],
    ['SQL Server', 2],
    ['G-code', 3],
  ]);
  const text = 'MS SQL Server, SQL and g code';
  const found = index.find(wordsOf(text));
  expect(found.map(({ value, start, end }) => [value, text.slice(start, end)])).toEqual([
    [2, 'SQL Server'],
    [1, 'SQL'],
    [3, 'g code'],
  ]);
  expect(index.whole('sql server')).toBe(2);
  expect(index.whole('sql servers')).toBeUndefined();
});
