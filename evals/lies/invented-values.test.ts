import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceOf, pickWith } from '../chance.ts';
import * as invented from './invented-values.ts';

const lists = new URL('../../public-data/', import.meta.url);

/** Every form that our lists know. */
const known = new Set(
  readdirSync(lists)
    // A dictionary of ordinary words is no list of what a person may have.
    .filter((name) => name.endsWith('.tsv') && name !== 'word-senses.tsv')
    .flatMap((name) => readFileSync(new URL(name, lists), 'utf8').split(/[\n\t|]/))
    .map((form) => form.replace(/^~/, '').trim().toLowerCase()),
);

test.each(Object.entries(invented))('no list of ours has what lies are made of: %s', (_, make) => {
  const pick = pickWith(chanceOf(7));
  const values = Array.from({ length: 400 }, () => make(pick).replace(/^(?:an?|the) /, ''));
  expect(values.filter((value) => known.has(value.toLowerCase()))).toEqual([]);
});
