import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { packSet, unpackSet } from './pack-sets.ts';
import { openSet } from './set-files.ts';

const made = mkdtempSync(path.join(tmpdir(), 'sets-'));
afterAll(() => rmSync(made, { recursive: true }));

const tagged = `language: en
industry: retail
format: word
difficulty: easy
notes: short
---
<name>Nadia Rahman</name>
<h>Skills</h>
<k>Stocktaking</k>
`;
let family: string;
let set: string;
const write = (name: string, text: string) => {
  const file = path.join(set, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  family = mkdtempSync(path.join(made, 'family-'));
  set = path.join(family, 'set-1');
  write('resumes/002.txt', 'A cook.\r\n“Plain.”');
  write('resumes/010.tagged', tagged);
  write('rows.jsonl', '{"id":1}\n');
});

describe.each([
  ['a folder', () => undefined],
  ['a pack of its own', () => packSet(set)],
  [
    'lines of the pack above',
    () => {
      writeFileSync(path.join(family, 'packed.jsonl'), '');
      packSet(set);
    },
  ],
])('a set that is %s', (_, prepare) => {
  beforeEach(prepare);

  it('lists and reads what is in it', () => {
    const files = openSet(set);
    expect(files.list()).toEqual(['resumes', 'rows.jsonl']);
    expect(files.list('resumes')).toEqual(['002.txt', '010.json', '010.tagged', '010.txt']);
    expect(files.read('resumes/002.txt')).toBe('A cook.\r\n“Plain.”');
    expect(openSet(path.join(set, 'resumes')).read('010.tagged')).toBe(tagged);
  });

  it('makes text and gold of what is tagged', () => {
    const files = openSet(set);
    expect(files.has('resumes/010.txt')).toBe(true);
    expect(files.read('resumes/010.txt')).toBe('Nadia Rahman\nSkills\nStocktaking\n');
    expect(JSON.parse(files.read('resumes/010.json'))).toMatchObject({ skills: ['Stocktaking'] });
  });

  it('says what is not in it', () => {
    const files = openSet(set);
    expect([files.has(), files.has('resumes'), files.has('resumes/003.txt'), files.has('posts')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(openSet(path.join(family, 'set-2')).has()).toBe(false);
    expect(() => files.read('resumes/003.txt')).toThrow('resumes/003.txt');
    expect(() => files.list('posts')).toThrow('posts');
  });

  it('has what is written into its folder later', () => {
    write('resumes/002.txt', 'A baker.');
    write('resumes/003.txt', 'A clerk.');
    const files = openSet(set);
    expect(files.list('resumes')).toEqual(['002.txt', '003.txt', '010.json', '010.tagged', '010.txt']);
    expect(files.read('resumes/002.txt')).toBe('A baker.');
  });
});

describe('packing', () => {
  it('leaves one file, with what was packed before and since', () => {
    packSet(set);
    write('resumes/003.txt', 'A clerk.');
    packSet(set);
    expect(readdirSync(set)).toEqual(['packed.jsonl']);
    const rows = readFileSync(path.join(set, 'packed.jsonl'), 'utf8').trim().split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { file: string }).file)).toEqual([
      'resumes/002.txt',
      'resumes/003.txt',
      'resumes/010.tagged',
      'rows.jsonl',
    ]);
  });

  it('is undone by unpacking, and a changed copy takes the place of the set', () => {
    writeFileSync(path.join(family, 'packed.jsonl'), '');
    packSet(set);
    expect(existsSync(set)).toBe(false);
    const copy = path.join(made, 'copy');
    expect(unpackSet(set, copy)).toBe(3);
    expect(readFileSync(path.join(copy, 'resumes/002.txt'), 'utf8')).toBe('A cook.\r\n“Plain.”');
    rmSync(path.join(copy, 'rows.jsonl'));
    writeFileSync(path.join(copy, 'resumes/004.ts'), 'export {};\n');
    packSet(copy, set);
    const lines = readFileSync(path.join(family, 'packed.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { file: string }).file)).toEqual([
      'set-1/resumes/002.txt',
      'set-1/resumes/004.ts',
      'set-1/resumes/010.tagged',
    ]);
  });

  it('refuses code and a folder of packs', () => {
    write('read.ts', '');
    expect(() => packSet(set)).toThrow('read.ts');
    rmSync(path.join(set, 'read.ts'));
    write('other/packed.jsonl', '');
    expect(() => packSet(set)).toThrow('other/packed.jsonl');
  });
});
