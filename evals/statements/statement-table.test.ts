import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasoningOf } from '#domain/jobs/reasoning-text.ts';
import { en } from '#web/locales/en.ts';
import { belowTheBar } from './below-the-bar.ts';
import { reasonsIn, reasonWordings } from './job-reasons.ts';
import { readFigures } from './kept-figures.ts';
import { statements } from './statement-table.ts';
import { statementsDocument } from './statements-document.ts';
import { allowanceOf, unread } from './verdict-figures.ts';

const figures = readFigures();

test('every wording is a text of the catalog, or the domain’s own', () => {
  const known = new Set<string>([...en, ...Object.values(reasonWordings()), '✓ {ask} “{quote}”']);
  const unknown = statements.flatMap(({ wording }) => wording.filter((text) => !known.has(text)));
  expect(unknown).toEqual([]);
});

test('what is said has a wording, and what isn’t has none', () => {
  const odd = statements.filter(({ said, wording }) => (said === 'not') !== (wording.length === 0));
  expect(odd).toEqual([]);
});

test('every code is there once', () => {
  expect(new Set(statements.map(({ code }) => code)).size).toBe(statements.length);
});

test('nothing is said more plainly than its measured precision allows, but for what is listed', () => {
  const tooBold = statements
    .filter(({ code, said }) => allowanceOf(said, figures.codes[code] ?? unread) === 'not allowed')
    .map(({ code }) => code);
  expect(tooBold.toSorted()).toEqual([...belowTheBar].toSorted());
});

test('docs/statements.md is up to date (npm run build -- statements)', () => {
  expect(readFileSync('docs/statements.md', 'utf8')).toBe(statementsDocument(figures));
});

test('the reasons of a job are told apart, also where a quote ends a sentence', () => {
  const asked = ['Excel', 'SQL'].map((name) => ({
    name,
    quote: 'Ran it. Well.',
    isMust: true,
    share: 1,
    isMissing: false,
  }));
  const reasoning = reasoningOf({ place: 'near', location: 'Macon', title: 'other', asked });
  expect(reasonsIn(reasoning).map(({ code }) => code)).toEqual([
    'place-near',
    'shown',
    'shown',
    'title-other',
  ]);
});

test('a reason that no code has is refused', () => {
  expect(() => reasonsIn('It pays well.')).toThrow('No statement has this reason');
});
