import type { AskingPosting } from '../../posting/posting.ts';
import type { ResumeData } from '../../resume/resume.ts';
import type { Fix, Score } from '../score.ts';
import { weightOfCheck } from '../score-limits.ts';
import type { Rating } from '../score-resume.ts';
import { askFixes } from './ask-fixes.ts';
import type { Candidate } from './candidate.ts';
import { dateFixes } from './date-fixes.ts';
import { exampleAnswers, performFix } from './perform-fix.ts';

interface FixOptions {
  now: Date;
  /** How many fixes are tried; 0 where only the score is wanted. Each costs a reading of the whole resume. */
  maxFixes?: number;
  /** Whether there's no time left to try another. */
  isOver?: () => boolean;
}

const usualFixes = 3;

/** Less than this hardly ever moves a whole point. */
const leastHope = 0.4;

/**
 * A rating as a score with the fixes that raise it, most first. They are made on the person's own data, also where some of
 * it doesn't count, and each gain is measured by making the edits and scoring the result from scratch with `totalOf`, so it
 * is what the person will see; fixes that gain nothing are not shown. As each measurement costs a whole reading, only the
 * most promising are tried.
 */
export function withFixes(
  { view, ...score }: Rating,
  { data, posting }: { data: ResumeData; posting: AskingPosting | undefined },
  totalOf: (data: ResumeData) => number,
  { now, maxFixes = usualFixes, isOver = () => false }: FixOptions,
): Score {
  const context = { view, data, posting, now };
  const fixes = (maxFixes === 0 ? [] : [dateFixes, askFixes])
    .flatMap((candidates) => candidates(context))
    .map((candidate) => ({
      candidate,
      hope: candidate.hope * weightOfCheck(candidate.check, posting !== undefined),
    }))
    .filter(({ hope }) => hope >= leastHope)
    .sort((a, b) => b.hope - a.hope || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, maxFixes)
    .flatMap(({ candidate }) => (isOver() ? [] : [{ check: candidate.check, fix: measured(candidate) }]))
    .filter(({ fix }) => fix.gain > 0)
    .sort((a, b) => b.fix.gain - a.fix.gain);
  const checks = score.checks.map((check) => ({
    ...check,
    fixes: fixes.filter(({ check: id }) => id === check.id).map(({ fix }) => fix),
  }));
  return { ...score, checks };

  function measured({ id, advice, asks, fields }: Candidate): Fix {
    const fix = { id, advice, asks, fields, gain: 0 };
    return { ...fix, gain: totalOf(performFix(data, fix, exampleAnswers(fix))) - score.total };
  }
}
