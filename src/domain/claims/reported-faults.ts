import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Fault, FaultCode } from './judgment.ts';

export interface ReportedFault {
  code: FaultCode;
  claimed: string;
  source: string;
}

const withValue: ReadonlySet<FaultCode> = new Set([
  'number',
  'number-elsewhere',
  'unit',
  'rounded',
  'date',
  'years',
]);

/** Figures, the words for them, months and units of time: nothing that a posting could speak through. */
const value = phrasePattern.iu`^(?:[\p{Sc}\p{Nd}.,:%+~/–—-]|\s|\b(?:${'told-faults/value'})\b){1,40}$`;

/**
 * What may be told of a refused line. Its wording is told to nobody, because a posting could speak through it: of what
 * was claimed only figures and dates stay, and the source is given only where the person's text has these very words.
 */
export function reportedFaults(faults: readonly Fault[], personsText: string): ReportedFault[] {
  const reported = faults.map(({ code, claimed, source }) => ({
    code,
    claimed: withValue.has(code) && value.test(claimed) ? claimed : '',
    source: personsText.includes(source) ? source : '',
  }));
  return reported.filter(
    (fault, index) =>
      reported.findIndex((other) => JSON.stringify(other) === JSON.stringify(fault)) === index,
  );
}
