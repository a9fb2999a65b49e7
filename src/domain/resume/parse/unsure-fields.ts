import type { Span } from '../../language/span.ts';
import type { UnsureSource } from '../unsure-changes.ts';
import type { ParsedResume } from './parsed-resume.ts';

/** Below this a field is shown to the person as unsure. Chosen on resumes that the reader had not seen. */
export const unsureBelow = 0.48;

export const isUnsure = (confidence: number): boolean => confidence < unsureBelow;

/** What people are asked about: a wrong one of these is a lie about them. */
const asked =
  /^personalInfo\.name$|^experience\.\d+\.(?:title|company)$|^education\.\d+\.(?:degree|institution)$|^additional\.\d+\.lines\.\d+$/;

/** Whether people are asked about a field where we are unsure of it. */
const isAsked = (path: string): boolean => asked.test(path);

/** More than this is a flood that nobody reads. */
const most = 12;

/** Fields that the person should look at, the least sure first: read with doubt, or not found where there should be something. */
export function unsureFields({ data, fields }: ParsedResume): string[] {
  const missing = data.personalInfo.name === '' ? ['personalInfo.name'] : [];
  const doubtful = fields
    .filter(({ path, confidence }) => isAsked(path) && isUnsure(confidence))
    .sort((a, b) => a.confidence - b.confidence)
    .map(({ path }) => path);
  return [...missing, ...doubtful].slice(0, most);
}

/** Of an entry in which something is missing: its header, which is where it would stand. */
const maxLines = 3;

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
    const nearby = entry ? entry.lines.slice(0, maxLines).flatMap((line) => line.spans) : firstLines(text);
    return { path, read: '', spans: nearby };
  });
}

/** The name is looked for at the top. */
function firstLines(text: string): Span[] {
  return [...text.matchAll(/\S[^\n]*/g)]
    .slice(0, maxLines)
    .map(({ index, 0: line }) => ({ start: index, end: index + line.trimEnd().length }));
}
