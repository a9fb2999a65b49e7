import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingsRefused, recordFirstFigures } from './first-figures.ts';

const root = mkdtempSync(join(tmpdir(), 'first-figures-'));
afterAll(() => rmSync(root, { recursive: true }));

const folderNamed = (name: string) => {
  mkdirSync(join(root, name));
  return join(root, name);
};
const figure = (value: number) => ({ title_f1: { value, n: 40 } });

test('shows what is wrong in an unread set only after its first figure is written down', () => {
  const folder = folderNamed('unread-7');
  expect(findingsRefused(folder, 'resumes')).toContain('run it without --findings first');
  recordFirstFigures(folder, 'resumes', figure(0.81));
  expect(findingsRefused(folder, 'resumes')).toBeUndefined();
  expect(findingsRefused(folder, 'postings')).toContain('postings');
});

test('keeps the first figure, whatever is measured later', () => {
  const folder = folderNamed('unread-8');
  recordFirstFigures(folder, 'resumes', figure(0.81));
  recordFirstFigures(folder, 'resumes', figure(0.99));
  expect(readFileSync(join(folder, 'first-figures-resumes.json'), 'utf8')).toContain('title_f1 0.81 40');
});

test('leaves sets alone that anyone may read', () => {
  const folder = folderNamed('train');
  expect(findingsRefused(folder, 'resumes')).toBeUndefined();
});
