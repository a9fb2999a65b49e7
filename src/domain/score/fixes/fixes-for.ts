import type { AskingPosting } from '../../posting/posting.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { ResumeData } from '../../resume/resume.ts';
import type { CheckId, Fix } from '../score.ts';
import { readabilityWeight } from '../score-limits.ts';
import { askFixes } from './ask-fixes.ts';
import type { Candidate } from './candidate.ts';
import { dateFixes } from './date-fixes.ts';
import { exampleAnswers, performFix } from './perform-fix.ts';

interface FixesInput {
  rating: { total: number; view: ReadResume };
  /** What fixes are made on: the person's own, also where some of it doesn't count. */
  data: ResumeData;
  posting: AskingPosting | undefined;
  now: Date;
  /** Scores other data from scratch. */
  totalOf(data: ResumeData): number;
  most: number;
  /** Whether there's no time left to measure another. */
  isOver(): boolean;
}

/** How much of the total a point of each hundred is, with a posting and without. */
const weightOf = (check: CheckId, hasPosting: boolean) =>
  !hasPosting ? 1 : check === 'skills' ? 1 - readabilityWeight : readabilityWeight;

/** Less than this hardly ever moves a whole point. */
const leastHope = 0.4;

/**
 * The fixes that raise the total, most first. Each gain is measured by making the edits and scoring
 * the result from scratch, so it is what the person will see; fixes that gain nothing are not shown. As each
 * measurement costs a whole reading, only the most promising are tried.
 */
export function fixesFor({
  rating,
  data,
  posting,
  now,
  totalOf,
  most,
  isOver,
}: FixesInput): { check: CheckId; fix: Fix }[] {
  const context = { view: rating.view, data, posting, now };
  return (most === 0 ? [] : [dateFixes, askFixes])
    .flatMap((candidates) => candidates(context))
    .map((candidate) => ({
      candidate,
      hope: candidate.hope * weightOf(candidate.check, posting !== undefined),
    }))
    .filter(({ hope }) => hope >= leastHope)
    .sort((a, b) => b.hope - a.hope || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, most)
    .flatMap(({ candidate }) => (isOver() ? [] : [{ check: candidate.check, fix: measured(candidate) }]))
    .filter(({ fix }) => fix.gain > 0)
    .sort((a, b) => b.fix.gain - a.fix.gain);

  function measured({ id, advice, asks, fields }: Candidate): Fix {
    const fix = { id, advice, asks, fields, gain: 0 };
    return { ...fix, gain: totalOf(performFix(data, fix, exampleAnswers(fix))) - rating.total };
  }
}
