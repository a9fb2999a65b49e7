import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeSummary } from '#contract/resume.ts';
import { type DocumentEntry, entriesOf, isFound } from './document-entry.ts';

const resume = (id: string, createdAt: string, title = ''): ResumeSummary => ({
  id,
  title,
  templateId: 'classic',
  colorScheme: 'teal',
  pageSize: 'letter',
  fit: 0,
  atsScore: null,
  workId: null,
  createdAt,
  updatedAt: createdAt,
});
const letter = (id: string, createdAt: string) => ({
  id,
  resumeId: 'r',
  title: '',
  excerpt: '',
  createdAt,
  updatedAt: createdAt,
});

test('resumes and letters stand in one list, the newest first', () => {
  const entries = entriesOf(
    [resume('b', '2026-02-01T00:00:00Z'), resume('d', '2026-04-01T00:00:00Z')],
    [letter('a', '2026-01-01T00:00:00Z'), letter('c', '2026-03-01T00:00:00Z')],
    [],
  );
  expect(entries.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});

test('what was deleted here keeps its place, also while the list still names it', () => {
  const [kept, gone] = [resume('a', '2026-01-01T00:00:00Z'), resume('b', '2026-02-01T00:00:00Z', 'Then')];
  const deleted: DocumentEntry = { kind: 'resume', ...gone };
  for (const listed of [[kept], [kept, { ...gone, title: 'Now' }]]) {
    expect(entriesOf(listed, [], [deleted]).map(({ title }) => title)).toEqual(['Then', '']);
  }
});

test('finds by any words in any order, without regard to case and accents', () => {
  const shown = ['Résumé for Zürich', 'Resume', 'Feb 3, 2026'];
  expect(isFound('zurich RESUME', shown)).toBe(true);
  expect(isFound('feb 2026', shown)).toBe(true);
  expect(isFound('zurich paris', shown)).toBe(false);
});

test('finds a document by any part of its own name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (name, from, length) => {
      const part = name.slice(from % name.length, (from % name.length) + 1 + (length % 8)).trim();
      expect(isFound(part, [name])).toBe(true);
    }),
  );
});
