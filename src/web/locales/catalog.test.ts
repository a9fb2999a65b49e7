import { globSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { en } from './en.ts';
import { atPlaceholders } from './i18n.ts';
import { testLocales } from './test-locales.ts';

// That every text used on a screen is in the catalog is for the type checker to say (see i18n.ts).

test('has every sentence of the server’s errors', () => {
  const known: readonly string[] = en;
  expect(Object.values(errors).filter(({ message }) => !known.includes(message))).toEqual([]);
});

test('has each text once, and none that nothing uses', () => {
  expect(new Set(en).size).toBe(en.length);
  const source = globSync(['src/web/**/*.{ts,tsx}', 'src/contract/**/*.ts'])
    .filter((file) => !file.includes('/locales/') && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = en.filter((text) => !source.includes(`'${text}'`) && !source.includes(`"${text}"`));
  expect(unused).toEqual([]);
});

test('has placeholders of plain names alone, which the page can read without a compiler', () => {
  for (const text of en) expect(atPlaceholders(text)).toEqual(compileMessage(text));
});

test.each(testLocales)('$name changes every text and keeps its placeholders', ({ messages }) => {
  const translated = messages();
  for (const text of en) {
    expect(JSON.stringify(translated[text])).not.toBe(JSON.stringify([text]));
    for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(translated[text]).toContainEqual([name]);
  }
});
