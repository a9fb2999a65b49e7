import type { FaultCode } from './judgment.ts';

/** What the kinds of the first review are called now. Resumes that were optimized before still hold these. */
const codes: ReadonlyMap<string, FaultCode> = new Map([
  ['number', 'number'],
  ['unit', 'unit'],
  ['date', 'date'],
  ['years', 'years'],
  ['employer', 'employer'],
  ['institution', 'institution'],
  ['name', 'name'],
  ['place', 'place'],
  ['title', 'title'],
  ['promotion', 'title'],
  ['degree', 'degree'],
  ['certification', 'credential'],
  ['licence', 'credential'],
  ['award', 'award'],
  ['skill', 'skill'],
  ['language', 'language'],
  // Said of all that makes a claim smaller: planned, part-time, former, in training.
  ['status', 'restriction'],
  ['scope', 'wider'],
  ['role', 'act'],
  ['mixed-jobs', 'other-job'],
  ['lost', 'lost'],
  ['field', 'field'],
  ['list', 'list'],
  ['form', 'form'],
]);

/** `standing` and `wording`, and whatever else was said then: words that nothing in the resume says. */
export const faultCodeOf = (kind: string): FaultCode => codes.get(kind) ?? 'wording';
