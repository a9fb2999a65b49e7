import { useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt, withOwnWords } from '#domain/resume/resume-changes.ts';
import type { UnsureSource } from '#domain/resume/unsure-changes.ts';
import type { BuilderActions } from '../builder-actions.ts';

/** Something that was read with doubt, for the person to look at. */
export interface FieldCheck extends UnsureSource {
  /** As it reads now. */
  value: string;
  /** Settled since this page was opened: shown on, with a way back. */
  isSettled: boolean;
}

export interface FieldChecks {
  /** In the order of the resume; those that were settled on another day are not among them. */
  checks: FieldCheck[];
  openCount: number;
  confirm(path: string): void;
  fix(path: string, text: string): void;
  /** Puts back what was read, to be looked at again. */
  undo(path: string): void;
}

/** What of a resume was read with doubt, and what the person can do about it: one click or one edit settles it. */
export function useFieldChecks(
  { unsure, unsureSources }: Pick<Resume, 'unsure' | 'unsureSources'>,
  data: ResumeData,
  actions: Pick<BuilderActions, 'update' | 'settle'>,
): FieldChecks {
  const asked = useAsked(unsure);
  const known = new Set(unsureSources.map(({ path }) => path));
  const sources = [...unsureSources, ...unsure.filter((path) => !known.has(path)).map(sourceless(data))];
  const checks = sources
    .filter(({ path }) => asked.includes(path))
    .map((source) => ({
      ...source,
      value: fieldAt(data, source.path) ?? '',
      isSettled: !unsure.includes(source.path),
    }))
    .sort((one, other) => orderOf(one.path) - orderOf(other.path));
  const write = (path: string, text: string) =>
    actions.update({ structuredData: withOwnWords(data, path, text) });
  return {
    checks,
    openCount: unsure.length,
    confirm: (path) => actions.settle(path, true),
    fix: (path, text) => (text === fieldAt(data, path) ? actions.settle(path, true) : write(path, text)),
    undo: (path) => {
      const check = checks.find((each) => each.path === path);
      if (check && check.value !== check.read) write(path, check.read);
      actions.settle(path, false);
    },
  };
}

/** All that has been open since the page was: what is settled meanwhile stays in sight. */
function useAsked(unsure: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(unsure);
  const all = [...new Set([...asked, ...unsure])];
  if (all.length > asked.length) setAsked(all);
  return all;
}

const sections = ['personalInfo', 'experience', 'education', 'additional'];

/** By section, then by entry, then by line; fields of one entry stay as they come. */
function orderOf(path: string): number {
  const [section = '', entry = '0', , line = '0'] = path.split('.');
  return sections.indexOf(section) * 1e6 + (Number(entry) || 0) * 1e3 + (Number(line) || 0);
}

/** A resume from before sources were kept is asked about without the words of the paste. */
const sourceless = (data: ResumeData) => (path: string) => ({
  path,
  read: fieldAt(data, path) ?? '',
  spans: [],
});
