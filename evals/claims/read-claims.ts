import type { TextKind } from '#domain/claims/comparison.ts';
import type { FactKind } from '../facts/read-facts.ts';
import { linesIn, openSet } from '../set-files.ts';

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

function rowsOf(folder: string, part: string): Row[] {
  const set = openSet(folder);
  if (!set.has(part)) return [];
  return set
    .list(part)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => linesIn(set.read(`${part}/${file}`)).map((line) => JSON.parse(line) as Row));
}

const isWritten = (kind: FactKind): kind is TextKind => !/^(?:skill|certification|education)$/u.test(kind);

/** The texts of the kinds that the product writes. */
export function readClaims(folder: string, part: 'rewrites' | 'facts'): LabeledClaim[] {
  return rowsOf(folder, part).flatMap(({ kind, ...row }) =>
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
