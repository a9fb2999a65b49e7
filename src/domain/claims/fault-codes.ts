import { type FaultCode, faultCodes } from './judgment.ts';

/** Kinds of the first review that are called otherwise now. Resumes that were optimized before still hold these. */
const renamed: ReadonlyMap<string, FaultCode> = new Map([
  ['promotion', 'title'],
  ['certification', 'credential'],
  ['licence', 'credential'],
  // Said of all that makes a claim smaller: planned, part-time, former, in training.
  ['status', 'restriction'],
  ['scope', 'wider'],
  ['role', 'act'],
  ['mixed-jobs', 'other-job'],
]);

/** `standing`, and whatever else was said then, is words that nothing in the resume says. */
export const faultCodeOf = (kind: string): FaultCode =>
  faultCodes.find((code) => code === kind) ?? renamed.get(kind) ?? 'wording';
