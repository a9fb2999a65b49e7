import type { Span } from '../text/span.ts';
import type { UnsureSource } from '../unsure-changes.ts';
import type { ParsedResume } from './parsed-resume.ts';

/** Of an entry in which something is missing: its header, which is where it would stand. */
const mostLines = 3;

/** Where each of these fields was read. For what was not found, the lines where it should be. */
export function unsureSources(
  text: string,
  { fields, entries }: ParsedResume,
  paths: readonly string[],
): UnsureSource[] {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return paths.map((path) => {
    const { value = '', spans = [] } = byPath.get(path) ?? {};
    if (value !== '') return { path, read: value, spans };
    const [kind, index] = path.split('.');
    const entry = entries.find((one) => one.kind === kind && one.index === Number(index));
    const nearby = entry ? entry.lines.slice(0, mostLines).flatMap((line) => line.spans) : firstLines(text);
    return { path, read: '', spans: nearby };
  });
}

/** The name is looked for at the top. */
function firstLines(text: string): Span[] {
  return [...text.matchAll(/\S[^\n]*/g)]
    .slice(0, mostLines)
    .map(({ index, 0: line }) => ({ start: index, end: index + line.trimEnd().length }));
}
