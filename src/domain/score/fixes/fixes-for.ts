import type { PreparedPosting } from '../prepared-posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { CheckId, Fix, Span } from '../score.ts';
import { askFixes } from './ask-fixes.ts';
import type { Candidate } from './candidate.ts';
import { dateFixes } from './date-fixes.ts';
import { dutyFixes } from './duty-fixes.ts';
import { exampleAnswers, performFix } from './perform-fix.ts';
import { sectionFixes } from './section-fixes.ts';
import { splitFixes } from './split-fixes.ts';
import { tidyFixes } from './tidy-fixes.ts';

interface Input {
  text: string;
  rating: { total: number; view: ResumeView; originalOf(span: Span): Span };
  posting: PreparedPosting | undefined;
  /** Scores a text from scratch. */
  totalOf(text: string): number;
  most: number;
}

/**
 * The fixes that raise the total, most first. Each gain is measured by making the edits on the given text and scoring
 * the result from scratch, so it is what the person will see; fixes that gain nothing are not shown.
 */
export function fixesFor({ text, rating, posting, totalOf, most }: Input): { check: CheckId; fix: Fix }[] {
  const context = { view: rating.view, posting };
  return [dutyFixes, tidyFixes, splitFixes, sectionFixes, dateFixes, askFixes]
    .flatMap((candidates) => candidates(context))
    .sort((a, b) => b.hope - a.hope || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map((candidate) => ({ check: candidate.check, fix: measured(candidate) }))
    .filter(({ fix }) => fix.gain > 0)
    .sort((a, b) => b.fix.gain - a.fix.gain);

  function measured({ id, message, edits, asks }: Candidate): Fix {
    const placed = edits.map((edit) => ({ ...rating.originalOf(edit), text: edit.text }));
    const fix = { id, message, edits: placed, asks, gain: 0 };
    return { ...fix, gain: totalOf(performFix(text, fix, exampleAnswers(fix))) - rating.total };
  }
}
