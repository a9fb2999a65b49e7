import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextKind } from '#domain/claims/comparison.ts';
import type { FactKind } from '../facts/read-facts.ts';

/** A labeled text about a person: an honest or false rewriting, or a true or fabricated sentence. */
export interface LabeledClaim {
  part: 'rewrites' | 'facts';
  id: string;
  resume: string;
  kind: TextKind;
  /** The employer a bullet stands under; "" for none. */
  job: string;
  text: string;
  isFalse: boolean;
  class: string;
  claim: string;
}

interface Row {
  id: string;
  resume: string;
  kind: FactKind;
  job?: string;
  proposed?: string;
  text?: string;
  label: string;
  class: string;
  claim?: string;
}

const rowsOf = (folder: string): Row[] => {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Row),
    );
};

const isWritten = (kind: FactKind): kind is TextKind => !/^(?:skill|certification|education)$/u.test(kind);

/** The texts of the kinds that the product writes. */
export function readClaims(folder: string, part: 'rewrites' | 'facts'): LabeledClaim[] {
  return rowsOf(path.join(folder, part)).flatMap(({ kind, ...row }) =>
    isWritten(kind)
      ? [
          {
            part,
            kind,
            id: row.id,
            resume: row.resume,
            job: row.job ?? '',
            text: row.proposed ?? row.text ?? '',
            isFalse: row.label !== 'faithful',
            class: row.class,
            claim: row.claim ?? '',
          },
        ]
      : [],
  );
}
