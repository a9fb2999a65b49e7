import type { ResumeEvidence } from '../../claims/resume-evidence.ts';
import type { Span } from '../../language/span.ts';
import { linesOfPath } from '../../resume/merged-changes.ts';
import { isOrderPath } from '../../resume/order-changes.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import { normalizeDates } from './normalize-dates.ts';
import { provenSkills } from './proven-skills.ts';

interface Arranged {
  path: string;
  before: string;
  after: string;
}

/** What may be arranged although it's no line of its own: the field as it reads; undefined for every other path. */
export function arrangedField({ data }: ResumeEvidence, path: string): string | undefined {
  const isArranged =
    ['dates', 'skills', 'sections'].includes(path) ||
    (path === 'summary' && data.summary.trim() === '') ||
    isOrderPath(path) ||
    linesOfPath(path).length > 1;
  return isArranged ? fieldAt(data, path) : undefined;
}

/** What an arrangement rests on; undefined where it says something else than the person did. */
export function supportOfArrangement(
  { path, before, after }: Arranged,
  words: ResumeEvidence,
): Span[] | undefined {
  if (path === 'skills') return skillsSupport(before, after, words);
  const isSame =
    path === 'dates' ? after === normalizeDates(words.data) : isPermutation(linesOf(before), linesOf(after));
  return isSame ? [] : undefined;
}

/** The same skills in any order, and besides them only such as a line shows. */
function skillsSupport(before: string, after: string, words: ResumeEvidence): Span[] | undefined {
  const own = linesOf(before);
  const added = linesOf(after);
  for (const skill of own) {
    const place = added.indexOf(skill);
    if (place < 0) return undefined;
    added.splice(place, 1);
  }
  if (added.length === 0) return [];
  const proven = provenSkills(words);
  const supports = added.map((skill) => proven.get(skill)?.support);
  return supports.some((support) => support === undefined)
    ? undefined
    : supports.flatMap((support) => support ?? []);
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

const isPermutation = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') === other.toSorted().join('\n');
