import { expect, test } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { fontCssFor } from './font-css.ts';

const familiesIn = (css: string) => [
  ...new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name)),
];

test('a Latin resume carries only the Latin files of its own faces', () => {
  const { css, missing } = fontCssFor('classic', 'Ada Example – 2019');
  expect(familiesIn(css)).toEqual(['Source Serif 4']);
  expect(css.match(/@font-face/g)).toHaveLength(3);
  expect(css).not.toContain('url(http');
  expect(missing).toEqual([]);
});

test('letters that a family lacks come from the spare faces', () => {
  expect(familiesIn(fontCssFor('professional', 'Анна').css)).toEqual(['Source Sans 3']);
  expect(familiesIn(fontCssFor('executive', 'Ada Анна').css)).toEqual([
    'Libre Caslon Text',
    'Source Serif 4',
  ]);
  expect(familiesIn(fontCssFor('modern', 'שלום').css)).toEqual(['Noto Sans Hebrew']);
  expect(familiesIn(fontCssFor('modern', '→').css).length).toBe(1);
});

test('letters that no font has are named', () => {
  expect(fontCssFor('classic', 'a ꙮ ᏣᎳᎩ').missing).toContain('Ꮳ');
});

test('every template has fonts for every alphabet we promise', () => {
  for (const template of templateIds)
    expect(fontCssFor(template, 'Łódź Ünal Анна Ελένη Nguyễn 山田 张 مرحبا שלום € → ✓').missing).toEqual([]);
});
