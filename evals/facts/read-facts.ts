import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKind } from '#domain/guard/guard-types.ts';

/** A text labelled against a resume, as the corpus has it. */
export interface Fact {
  id: string;
  resume: string;
  kind: TextKind;
  text: string;
  label: 'faithful' | 'fabricated';
  class: string;
  claim?: string;
  claim2?: string;
  posting?: string;
}

export type Split = 'tune' | 'held' | undefined;

/** Every third resume is kept apart: rules are never made by looking at it. */
const isHeld = (resume: string): boolean => Math.floor((Number.parseInt(resume, 10) - 1) / 2) % 3 === 2;

export const inSplit = (resume: string, split: Split): boolean =>
  split === undefined || (split === 'held') === isHeld(resume);

export function readFacts(folder: string, split: Split): Fact[] {
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
