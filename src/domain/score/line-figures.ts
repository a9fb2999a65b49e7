import type { ReadResume } from '../resume/read-resume.ts';
import type { CheckNote } from './check-notes.ts';
import { hasNumber } from './readability/bullet-checks.ts';
import type { Score } from './score.ts';

/** How many lines tell what was done, and how many of them how much. */
export const lineFigures = ({ bullets }: ReadResume): { lines: number; withNumber: number } => ({
  lines: bullets.length,
  withNumber: bullets.filter(hasNumber).length,
});

/** What is missing or amiss in the build of a resume, not in its words. */
export const structureFaults = ({ checks }: Pick<Score, 'checks'>): number =>
  checks.flatMap(({ notes }) => notes).reduce((sum, note) => sum + faultsOf(note), 0);

function faultsOf(note: CheckNote): number {
  if (note.code === 'contact-missing') return note.parts.length;
  if (note.code === 'sections-missing') return note.sections.length;
  if (note.code === 'dates-missing') return note.count;
  if (note.code === 'dates-mixed' || note.code === 'no-lines') return 1;
  if (note.code !== 'untidy') return 0;
  return note.found.filter(({ what }) => what === 'blanks' || what === 'filler' || what === 'skills-twice')
    .length;
}
