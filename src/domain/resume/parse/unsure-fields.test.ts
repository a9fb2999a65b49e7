import { expect, test } from 'vitest';
import type { ParsedResume } from './parsed-resume.ts';
import { unsureSources } from './unsure-fields.ts';

const text = '\nmaya@example.com\n\nAnalyst \n2019 - 2022\n- Checked invoices\n- Wrote reports\n';
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const lines = ['Analyst', '2019 - 2022', '- Checked invoices', '- Wrote reports'];
const parsed = {
  fields: [
    { path: 'experience.0.title', value: 'Analyst', spans: [spanOf('Analyst')], confidence: 0.4 },
    { path: 'experience.0.company', value: '', spans: [], confidence: 0.1 },
  ],
  entries: [
    {
      ...{ kind: 'experience', index: 0, start: 19, end: 70 },
      lines: lines.map((line) => ({ text: line, spans: [spanOf(line)] })),
    },
  ],
} satisfies Omit<ParsedResume, 'data'>;
const sources = (...paths: string[]) => unsureSources(text, parsed as unknown as ParsedResume, paths);
const quoted = (path: string) => sources(path)[0]?.spans.map(({ start, end }) => text.slice(start, end));

test('a field is shown with the words it was read from', () => {
  expect(sources('experience.0.title')).toEqual([
    { path: 'experience.0.title', read: 'Analyst', spans: [spanOf('Analyst')] },
  ]);
});

test('what was not found is shown with the lines where it should be', () => {
  expect(sources('experience.0.company')[0]?.read).toBe('');
  expect(quoted('experience.0.company')).toEqual(['Analyst', '2019 - 2022', '- Checked invoices']);
  expect(quoted('personalInfo.name')).toEqual(['maya@example.com', 'Analyst', '2019 - 2022']);
});
