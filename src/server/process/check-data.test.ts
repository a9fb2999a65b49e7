import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeChecksums } from '../../../build/write-checksums.ts';
import { checkData } from './check-data.ts';
import { RefusedStart } from './refused-start.ts';

describe('the data that comes with the product', () => {
  let folder = '';
  const at = (name: string) => path.join(folder, name);
  const check = () => checkData(pathToFileURL(`${folder}/`));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'candor-data-'));
    cpSync('public-data', folder, { recursive: true, filter: (file) => !file.endsWith('imported') });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is as its list of checksums says: after a change, run npm run checksums', () => {
    expect(() => checkData()).not.toThrow();
    expect(check).not.toThrow();
  });

  it.each<[what: string, name: string, breakIt: () => void, sentence: string]>([
    ['missing', 'skills.tsv', () => rmSync(at('skills.tsv')), 'is missing'],
    ['cut', 'word-vectors.bin', () => truncateSync(at('word-vectors.bin'), 1_000_000), 'isn’t the file'],
    ['empty', 'dictionary.txt', () => truncateSync(at('dictionary.txt')), 'isn’t the file'],
    [
      'altered in one letter',
      'judge-weights.json',
      () => {
        const text = readFileSync(at('judge-weights.json'), 'utf8');
        writeFileSync(at('judge-weights.json'), text.replace('1', '2'));
      },
      'isn’t the file',
    ],
    ['unknown', 'more.tsv', () => writeFileSync(at('more.tsv'), 'x'), 'has no line in checksums.txt'],
    ['the list itself', 'checksums.txt', () => rmSync(at('checksums.txt')), 'is missing'],
  ])('refuses the start when a file is %s, and names it', (_, name, breakIt, sentence) => {
    breakIt();
    expect(check).toThrow(RefusedStart);
    expect(check).toThrow(new RegExp(`^public-data/${name.replace('.', '\\.')} ${sentence}[^\\n]*\\.$`));
  });

  it('notices a list that was cut', () => {
    truncateSync(at('checksums.txt'), 1_000);
    expect(check).toThrow(RefusedStart);
    truncateSync(at('checksums.txt'));
    expect(check).toThrow(RefusedStart);
  });

  it('includes lists that were imported', () => {
    mkdirSync(at('imported'));
    writeFileSync(at('imported/skills.tsv'), 'name\n');
    expect(check).toThrow(/^public-data\/imported\/checksums\.txt is missing: .*npm run import -- lists/);
    writeChecksums(pathToFileURL(`${folder}/imported/`));
    expect(check).not.toThrow();
    writeFileSync(at('imported/skills.tsv'), '');
    expect(check).toThrow(/^public-data\/imported\/skills\.tsv isn’t/);
  });
});
