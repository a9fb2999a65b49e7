import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './readable-text.ts';

test.each([
  ['of\uFB01ce and \uFB02ow', 'office and flow'],
  ['\uF0B7 Led a team', 'Led a team'],
  ['a\u00ADb\u200Bc', 'abc'],
  ['  two\t words\n', 'two words'],
  ['10 µm, café, 日本語', '10 µm, café, 日本語'],
])('%j becomes %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

test('cleaning twice changes nothing, and nothing unreadable is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\uFB00-\uFB06\p{Co}\p{Cc}]/u);
    }),
  );
});

test('letters that readers know are all kept', () => {
  const letters = fc.stringMatching(/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd} .,;:()%&$-]*$/u);
  fc.assert(
    fc.property(letters, (text) => {
      const bare = (some: string) => some.normalize('NFKC').replace(/\s/g, '');
      expect(bare(cleanText(text))).toBe(bare(text));
    }),
  );
});
