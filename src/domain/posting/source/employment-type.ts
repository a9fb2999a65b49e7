import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { EmploymentType } from './job-posting.ts';

/** The first that is seen counts, so that a part-time internship is an internship. */
const kinds: readonly (readonly [EmploymentType, RegExp])[] = [
  ['INTERN', phrasePattern.iu`${'employment-type/kinds-intern'}`],
  ['CONTRACTOR', phrasePattern.iu`${'employment-type/kinds-contractor'}`],
  ['PARTTIME', phrasePattern.iu`${'employment-type/kinds-parttime'}`],
  ['FULLTIME', phrasePattern.iu`${'employment-type/kinds-fulltime'}`],
];

/** Which of the four kinds of employment a source's words mean, if any. */
export function employmentTypeOf(words: string | null | undefined): EmploymentType | null {
  if (!words) return null;
  const text = words.replace(
    /(?:permanent|unbefristete?r?|indefinite) (?:contract|arbeitsvertrag)/giu,
    'permanent',
  );
  const isFull = kinds[3]?.[1].test(text) ?? false;
  const found = kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  // Either is offered: whoever wants it full-time may have it.
  return found === 'PARTTIME' && isFull ? 'FULLTIME' : found;
}
