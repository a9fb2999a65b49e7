import { useState } from 'react';
import type { ResumeReading } from '#contract/resume-reading.ts';
import { readingText } from '#documents/reading-text.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

export type ReadKind = 'experience' | 'education';

/** The fields of a job or a school that the person looks at, by their names in the data. */
export type ReadFields = Readonly<Record<string, string>>;

export interface ReadEntry {
  key: string;
  kind: ReadKind;
  fields: ReadFields;
  /** What was done there; kept as it is. */
  lines: readonly string[];
  /** Names of fields that were read with doubt. */
  unsure: readonly string[];
  /** Where in the text these stood, or what is missing would stand. */
  spans: readonly { start: number; end: number }[];
  /** Made of a left-over line and not saved yet. */
  isNew: boolean;
}

/** What becomes of a left-over line: nothing yet, out, kept as a line of its own, or an entry. */
export type Fate = 'open' | 'out' | 'kept' | ReadKind;

export interface LeftLine {
  key: string;
  text: string;
  fate: Fate;
}

export const shownFields = {
  experience: ['title', 'company', 'startDate', 'endDate'],
  education: ['degree', 'institution', 'graduationDate'],
} as const;

/** What was read, as the person puts it right. */
export function useReading(reading: ResumeReading) {
  const [entries, setEntries] = useState(() => entriesOf(reading));
  const [left, setLeft] = useState(() => reading.leftOver.map(asLeft));
  const [isChanged, setChanged] = useState(false);
  const fate = (key: string, next: Fate) =>
    setLeft((lines) => lines.map((line) => (line.key === key ? { ...line, fate: next } : line)));
  const without = (key: string) => setEntries((all) => all.filter((entry) => entry.key !== key));
  return {
    entries,
    left,
    save: (key: string, fields: ReadFields) => {
      setChanged(true);
      const saved = (entry: ReadEntry) => ({ ...entry, fields, unsure: [], spans: [], isNew: false });
      setEntries((all) => all.map((entry) => (entry.key === key ? saved(entry) : entry)));
    },
    /** A left-over line is a job or a school after all: its fields are for the person to fill. */
    place: ({ key, text }: LeftLine, kind: ReadKind) => {
      fate(key, kind);
      setEntries((all) => [...all, newEntry(key, kind, text)]);
    },
    unplace: (key: string) => {
      without(key);
      fate(key, 'open');
    },
    /** What was taken for a job or a school is none: its words are left over. */
    remove: (entry: ReadEntry) => {
      setChanged(true);
      without(entry.key);
      const words = Object.values(entry.fields).filter(Boolean).join(', ');
      setLeft((lines) => [...lines, ...[words, ...entry.lines].map((text) => asLeft(text, entry.key))]);
    },
    decide: (key: string, next: 'open' | 'out' | 'kept') => {
      if (next !== 'out') setChanged(true);
      fate(key, next);
    },
    /** Undefined where all stays as it was written. */
    text: () => (isChanged ? readingText(dataOf(reading.data, entries, left)) : undefined),
  };
}

export type Reading = ReturnType<typeof useReading>;

const asLeft = (text: string, place: number | string): LeftLine => ({
  ...{ key: `left-${place}-${text}`, text, fate: 'open' },
});

const newEntry = (key: string, kind: ReadKind, text: string): ReadEntry => ({
  ...{ key, kind, lines: [], unsure: [], spans: [], isNew: true },
  fields: Object.fromEntries(shownFields[kind].map((name, at) => [name, at === 0 ? text : ''])),
});

function entriesOf({ data, unsure, unsureSources }: ResumeReading): ReadEntry[] {
  const entryOf = (kind: ReadKind, entry: object, at: number): ReadEntry => {
    const path = `${kind}.${at}.`;
    const known = entry as Record<string, string | undefined>;
    return {
      key: path,
      kind,
      fields: Object.fromEntries(shownFields[kind].map((name) => [name, known[name] ?? ''])),
      lines: 'responsibilities' in entry ? (entry.responsibilities as string[]) : [],
      unsure: unsure.filter((each) => each.startsWith(path)).map((each) => each.slice(path.length)),
      spans: unsureSources.filter((each) => each.path.startsWith(path)).flatMap(({ spans }) => spans),
      isNew: false,
    };
  };
  return [
    ...data.experience.map((job, at) => entryOf('experience', job, at)),
    ...data.education.map((school, at) => entryOf('education', school, at)),
  ];
}

/** What is new and was never saved is still the line that it was. */
function dataOf(read: ResumeData, entries: readonly ReadEntry[], left: readonly LeftLine[]): ResumeData {
  const ofKind = (kind: ReadKind) => entries.filter((entry) => entry.kind === kind && !entry.isNew);
  const before = <T>(list: readonly T[], { key }: ReadEntry): T | undefined =>
    list[Number(key.split('.')[1])];
  const unsaved = entries.filter(({ isNew }) => isNew).map(({ key }) => key);
  const linesOf = (isOne: (line: LeftLine) => boolean) => left.filter(isOne).map(({ text }) => text);
  const kept = linesOf(({ fate }) => fate === 'kept');
  const open = linesOf(({ key, fate }) => fate === 'open' || unsaved.includes(key));
  return {
    ...read,
    experience: ofKind('experience').map((entry) => ({
      ...blankJob,
      ...(entry.key.startsWith('experience.') && before(read.experience, entry)),
      ...entry.fields,
    })),
    education: ofKind('education').map((entry) => ({
      ...blankSchool,
      ...(entry.key.startsWith('education.') && before(read.education, entry)),
      ...entry.fields,
    })),
    additional: [
      ...(read.additional ?? []).filter(({ unplaced }) => !unplaced),
      ...(kept.length > 0 ? [{ heading: 'Additional', lines: kept }] : []),
      ...(open.length > 0 ? [{ heading: '', lines: open, unplaced: true }] : []),
    ],
  };
}

const blankJob = { title: '', company: '', startDate: '', endDate: '', responsibilities: [] };
const blankSchool = { degree: '', institution: '', graduationDate: '' };
