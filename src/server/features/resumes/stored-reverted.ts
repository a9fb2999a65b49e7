import type { RevertedLine } from '#contract/resume.ts';
import { faultCodeOf } from '#domain/rewrite/fault-codes.ts';

/** As it was kept before faults had codes with values; the version before may still write it while it is replaced. */
interface OldLine {
  path: string;
  before: string;
  kinds: string[];
}

/** Lines that were reverted before say why by the name of a kind alone. */
export const revertedOf = (lines: readonly (RevertedLine | OldLine)[]): RevertedLine[] =>
  lines.map((line) => {
    if (!('kinds' in line)) return line;
    const { path, before, kinds } = line;
    const codes = new Set(kinds.map(faultCodeOf));
    return { path, before, faults: [...codes].map((code) => ({ code, claimed: '', source: '' })) };
  });
