import type { Span } from '../language/span.ts';
import type { FaultCode } from './judgment.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger, LedgerLine, Passage } from './ledger.ts';
import type { Alignment } from './support.ts';

export type TextKind = 'bullet' | 'summary' | 'headline' | 'letter' | 'linkedin';

/** One proposed sentence held against the ledger: what every comparator gets. */
export interface Comparison extends Passage {
  kind: TextKind;
  /** Whether the sentence is the first of its text. */
  isFirst: boolean;
  ledger: Ledger;
  knowledge: Knowledge;
  scope: readonly boolean[];
  /** The jobs a bullet may rest on; undefined for everything. */
  jobs: readonly number[] | undefined;
  alignment: Alignment;
  /** Written in another language than the resume: its words can't be compared. */
  isForeign: boolean;
  /** The lines it rests on, the best first. */
  sources: readonly LedgerLine[];
}

/** What a comparator finds: a fault, and how strongly it holds (0 to 1). Its weight is learned. */
export interface Finding extends Span {
  code: FaultCode;
  strength: number;
  claimed: string;
  source: string;
}

export type Comparator = (comparison: Comparison) => Finding[];

/** Where a pattern was found. */
export const spanOf = ({ index, 0: found }: RegExpExecArray): Span => ({
  start: index,
  end: index + found.length,
});

export function finding(
  { text }: Passage,
  { start, end }: Span,
  code: FaultCode,
  { strength = 1, source = '' }: { strength?: number; source?: string } = {},
): Finding {
  return { code, start, end, strength, claimed: text.slice(start, end), source };
}
