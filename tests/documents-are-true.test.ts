import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { falseClaims, readProject } from './support/document-claims.ts';

const root = join(import.meta.dirname, '..');
const project = readProject(root);
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'src/**/README.md'], {
  cwd: root,
}).sort();
const read = (document: string) => readFileSync(join(root, document), 'utf8');

describe('the documents', () => {
  it.each(documents)('%s names only paths and npm scripts that exist', (document) => {
    expect(falseClaims(document, read(document), project)).toEqual([]);
  });

  it('begin with a README of at most 150 lines', () => {
    expect(documents).toContain('README.md');
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('falseClaims', () => {
  const small = {
    files: [
      'src',
      'src/server',
      'src/server/app.ts',
      'src/server/name-store.ts',
      'docs',
      'docs/scale.md',
      'biome.json',
    ],
    scripts: ['check', 'eval', 'test'],
    named: { eval: ['score', 'help-pairs'] },
    ignored: ['dist', '.env'],
  };

  it.each([
    [
      '`src/server/app.ts`, `src/server/app.ts:12`, `server/app.ts`, `#server/app.ts`, `app.ts`, `src/server/`',
    ],
    ['`biome.json`, `-store.ts`, `*-store.ts`, `src/server/<name>-store.ts`, `dist/`, `.env`'],
    ['`npm run check`, `npm run check -- lint`, `npm test`'],
    ['`npm run eval -- score src`, `eval -- help-pairs`, `npm run eval -- src/server`'],
    ['`GET /api/resumes`, `/subscribe`, `text/html`, `a.b`, `DATABASE_URL`'],
    ['[scale](scale.md) [top](#top) [home](https://example.org/x.md) [app](../src/server/app.ts)'],
    ['```\nnpm run check\nnode src/server/app.ts\n```'],
  ])('finds nothing wrong with %s', (markdown) => {
    expect(falseClaims('docs/page.md', markdown, small)).toEqual([]);
  });

  it.each([
    ['`src/server/gone.ts`', 'src/server/gone.ts'],
    ['`server/gone/`', 'server/gone/'],
    ['`#server/gone.ts`', '#server/gone.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`-queries.ts`', '-queries.ts'],
    ['`npm run gone`', 'gone'],
    ['`npm start`', 'start'],
    ['`npm run eval -- gone src`', 'eval -- gone'],
    ['`eval -- help`', 'eval -- help'],
    ['[gone](gone.md)', 'gone.md'],
    ['```sh\nnpm run gone\n```', 'gone'],
    ['```sh\nnode src/gone.ts\n```', 'src/gone.ts'],
  ])('finds what does not exist in %s', (markdown, claim) => {
    expect(falseClaims('docs/page.md', markdown, small)).toEqual([claim]);
  });
});

describe('the decisions', () => {
  const pages = globSync('docs/decisions/0*.md', { cwd: root }).sort();
  const index = read('docs/decisions/README.md');

  it.each(pages)('%s has its number, its title and its status, and stands in the index', (page) => {
    const file = page.replace('docs/decisions/', '');
    const [, number, title] = /^# (\d+)\. (\S.*)\n/.exec(read(page)) ?? [];
    const [, status, date] =
      /\n\*\*Status\.\*\* (Accepted|Superseded by \[)[^\n]*, (\d{4}-\d\d-\d\d)\.\n/.exec(read(page)) ?? [];
    expect(Number(number)).toBe(Number(file.slice(0, 4)));
    expect(status).toBeDefined();
    expect(index).toMatch(`| ${number} | [${title}](${file}) | `);
    expect(index.split('\n').find((row) => row.includes(`(${file})`))).toMatch(
      new RegExp(` \\| ${date} \\|$`),
    );
  });
});
