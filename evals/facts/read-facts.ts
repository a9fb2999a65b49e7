import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKind } from '#domain/claims/comparison.ts';
import { inSplit, type Split } from '../split.ts';

/** What the corpus labels; fields of a record are written by nobody but the person. */
export type FactKind = TextKind | 'skill' | 'certification' | 'education';

/** A text labelled against a resume, as the corpus has it. */
export interface Fact {
  id: string;
  resume: string;
  kind: FactKind;
  text: string;
  label: 'faithful' | 'fabricated';
  class: string;
  claim?: string;
  claim2?: string;
  /** The words of the resume it was written from. */
  source?: string;
  posting?: string;
}

export function readFacts(folder: string, split: Split | undefined): Fact[] {
  return readFileSync(join(folder, 'facts', 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Fact)
    .filter(({ resume }) => inSplit(resume, split));
}

/** The pasted texts by the number their file names begin with. */
export function readResumeTexts(folder: string): Map<string, string> {
  const path = join(folder, 'resumes');
  return new Map(
    readdirSync(path)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.slice(0, 3), readFileSync(join(path, name), 'utf8')]),
  );
}
