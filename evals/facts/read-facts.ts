import type { TextKind } from '#domain/claims/comparison.ts';
import { linesIn, openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

/** What the corpus labels; fields of a record are written by nobody but the person. */
export type FactKind = TextKind | 'skill' | 'certification' | 'education';

/** A text labeled against a resume, as the corpus has it. */
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
  return linesIn(openSet(folder).read('facts/facts.jsonl'))
    .map((line) => JSON.parse(line) as Fact)
    .filter(({ resume }) => inSplit(resume, split));
}

/** The pasted texts by the number their file names begin with. */
export function readResumeTexts(folder: string): Map<string, string> {
  const set = openSet(folder);
  return new Map(
    set
      .list('resumes')
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.slice(0, 3), set.read(`resumes/${name}`)]),
  );
}
