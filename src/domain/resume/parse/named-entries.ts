import type { Span } from '../../language/span.ts';
import { jobFields, leftOverHeading, schoolFields } from '../named-fields.ts';
import type { ResumeData } from '../resume.ts';
import type { ParsedEntry, ParsedField, ParsedResume } from './parsed-resume.ts';

const block = (names: readonly string[], points: string) =>
  new RegExp(`^${names.map((name) => `${name}:[^\\n]*\\n`).join('')}${points}`, 'gmu');
const jobBlock = block(jobFields, '(?:- [^\\n]*\\n?)*');
const schoolBlock = block(schoolFields, '');
const leftBlock = new RegExp(`^${leftOverHeading}\\n+(?:- [^\\n]*\\n?)+`, 'gmu');

const fieldNames = {
  experience: ['title', 'company', 'location', 'startDate', 'endDate'],
  education: ['degree', 'institution', 'location', 'graduationDate'],
  'left-over': [leftOverHeading],
} as const;

interface NamedLine {
  /** Of the field; '' of a point. */
  name: string;
  text: string;
  span: Span;
}

interface NamedEntry {
  kind: keyof typeof fieldNames;
  start: number;
  end: number;
  /** In the order of the names; '' where nothing stands behind one. */
  values: NamedLine[];
  points: NamedLine[];
}

/** Entries whose every field says what it is, and lines that are said to be left over. Nothing about them has to be guessed. */
export function findNamedEntries(text: string): NamedEntry[] {
  const marks = [`${jobFields[0]}:`, `${schoolFields[0]}:`, `${leftOverHeading}\n`];
  if (!marks.some((mark) => text.includes(mark))) return [];
  const entriesOf = (pattern: RegExp, kind: NamedEntry['kind']) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => entryAt(index, found, kind));
  return [
    ...entriesOf(jobBlock, 'experience'),
    ...entriesOf(schoolBlock, 'education'),
    ...entriesOf(leftBlock, 'left-over'),
  ];
}

function entryAt(start: number, found: string, kind: NamedEntry['kind']): NamedEntry {
  const names: readonly string[] = fieldNames[kind];
  let at = start;
  const lines = found.split('\n').map((line, place): NamedLine => {
    const from = at + (/^(?:- |[^:]*:\s*)/u.exec(line)?.[0].length ?? 0);
    const text = line.slice(from - at).trim();
    at += line.length + 1;
    return { name: names[place] ?? '', text, span: { start: from, end: from + text.length } };
  });
  const points = lines.slice(names.length).filter(({ text }) => text !== '');
  return { kind, start, end: start + found.trimEnd().length, values: lines.slice(0, names.length), points };
}

export const hasNamedEntries = (text: string): boolean => findNamedEntries(text).length > 0;

/** The text with them blanked, so that every other word keeps its place. */
export const withoutEntries = (text: string, entries: readonly NamedEntry[]): string =>
  entries.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );

/** A reading of the rest, with these entries before what it found itself. */
export function withEntries(rest: ParsedResume, entries: readonly NamedEntry[]): ParsedResume {
  const ofKind = (kind: NamedEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const [jobs, schools] = [ofKind('experience'), ofKind('education')];
  const left = ofKind('left-over').flatMap(({ points }) => points);
  const { additional = [] } = rest.data;
  const counts = { experience: jobs.length, education: schools.length };
  const moved = (path: string) =>
    path.replace(
      /^(experience|education)\.(\d+)/,
      (_, kind: keyof typeof counts, at) => `${kind}.${Number(at) + counts[kind]}`,
    );
  return {
    data: {
      ...rest.data,
      experience: [...jobs.map(jobOf), ...rest.data.experience],
      education: [...schools.map(schoolOf), ...rest.data.education],
      additional: [...additional, ...leftOver(left)],
    },
    fields: [
      ...[...jobs.entries(), ...schools.entries()].flatMap(([index, entry]) => fieldsOf(entry, index)),
      ...rest.fields.map((field) => ({ ...field, path: moved(field.path) })),
      ...left.map((line, at) => fieldOf(`additional.${additional.length}.lines.${at}`, line)),
    ],
    entries: [
      ...jobs.map((entry, index) => parsedEntry(entry, 'experience', index)),
      ...schools.map((entry, index) => parsedEntry(entry, 'education', index)),
      ...rest.entries.map((entry) => ({ ...entry, index: entry.index + counts[entry.kind] })),
    ],
  };
}

const dataOf = ({ values }: NamedEntry): Record<string, string> =>
  Object.fromEntries(
    values.flatMap(({ name, text }) => (name === 'location' && text === '' ? [] : [[name, text]])),
  );

const jobOf = (entry: NamedEntry): ResumeData['experience'][number] => ({
  ...{ title: '', company: '', startDate: '', endDate: '', ...dataOf(entry) },
  responsibilities: entry.points.map(({ text }) => text),
});

const schoolOf = (entry: NamedEntry): ResumeData['education'][number] => ({
  ...{ degree: '', institution: '', graduationDate: '', ...dataOf(entry) },
});

const fieldsOf = ({ kind, values, points }: NamedEntry, index: number): ParsedField[] => [
  ...values.map((value) => fieldOf(`${kind}.${index}.${value.name}`, value)),
  ...points.map((point, at) => fieldOf(`${kind}.${index}.responsibilities.${at}`, point)),
];

const fieldOf = (path: string, { text, span }: NamedLine): ParsedField => ({
  ...{ path, value: text, spans: text === '' ? [] : [span], confidence: 1 },
});

const leftOver = (lines: readonly NamedLine[]): NonNullable<ResumeData['additional']> =>
  lines.length === 0
    ? []
    : [{ heading: leftOverHeading, lines: lines.map(({ text }) => text), unplaced: true }];

const parsedEntry = (
  { start, end, values, points }: NamedEntry,
  kind: ParsedEntry['kind'],
  index: number,
): ParsedEntry => ({
  ...{ kind, index, start, end },
  lines: [...values, ...points].map(({ text, span }) => ({ text, spans: [span] })),
});
