import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFontCodes } from './font-codes.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => readFileSync(require.resolve(`@fontsource/${name}`));
const serif = fontFile('source-serif-4/files/source-serif-4-latin-400-normal.woff2');

const apostrophe = 0x2019;
const letterApostrophe = 0x02bc;

describe('readFontCodes', () => {
  it('finds the code points that share a glyph', () => {
    expect(readFontCodes(serif).shared).toContainEqual([letterApostrophe, apostrophe]);
    expect(readFontCodes(fontFile('lato/files/lato-latin-400-normal.woff2')).shared).toEqual([]);
  });

  it('takes one of them out of the file, and nothing else', () => {
    const changed = readFontCodes(readFontCodes(serif).without(new Set([letterApostrophe])));
    const before = readFontCodes(serif).shared.filter((codes) => !codes.includes(apostrophe));
    expect(changed.shared).toEqual(before);
  });
});
