import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import phrases from '../../../public-data/phrases.json' with { type: 'json' };
import { phrasePattern } from './phrase-pattern.ts';

test('the phrases of a list stand in the pattern as alternatives', () => {
  const first = phrases['work-rights/needs'].join('|');
  expect(phrasePattern.iu`^\/(?:${'work-rights/needs'})\b`).toEqual(new RegExp(`^\\/(?:${first})\\b`, 'iu'));
});

test('every list is used, and none stands there twice', () => {
  const code = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`src/domain/${file}`, 'utf8'))
    .join('\n');
  expect(Object.keys(phrases).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  const lists = Object.values(phrases).map((list) => list.join('|'));
  expect(lists.filter((list, at) => lists.indexOf(list) < at)).toEqual([]);
});

test('no list is empty or has an empty phrase', () => {
  expect(Object.entries(phrases).filter(([, list]) => list.length === 0 || list.includes(''))).toEqual([]);
});
