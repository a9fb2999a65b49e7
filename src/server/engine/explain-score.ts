import type { ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { decideChange, type ResumeChange } from '#domain/resume-changes.ts';
import type { PostedText } from '#domain/rewrite/posted-text.ts';
import type { Fix, Score } from '#domain/score/score.ts';

interface Explained {
  data: ResumeData;
  changes: readonly ResumeChange[];
  posting: PostedText | undefined;
  before: Score;
  now: Score;
  /** The total of other data, against the same posting. */
  totalOf(data: ResumeData): number;
}

const mostFixes = 5;

/** The score in words and numbers. */
export function explainScore({ data, changes, posting, before, now, totalOf }: Explained): ResumeReview {
  const points = changes.map((change) => {
    const flipped = decideChange(data, change, change.state === 'rejected' ? 'kept' : 'rejected');
    return [change.id, flipped === data ? 0 : now.total - totalOf(flipped)] as const;
  });
  return {
    version: now.version,
    before: pointsOf(before),
    now: pointsOf(now),
    posting: posting?.job ?? null,
    gates: now.gates.map(({ id, message }) => ({ id, message })),
    checks: now.checks.map(({ id, got, max, note }) => ({ id, got, max, note })),
    fixes: now.checks
      .flatMap((check) => check.fixes.map((fix) => ({ ...shown(fix), check: check.id })))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, mostFixes),
    points: Object.fromEntries(points),
  };
}

const pointsOf = ({ total, readability, match }: Score) => ({ total, readability, match: match ?? null });

const shown = ({ id, message, gain, asks }: Fix) => ({
  id,
  message,
  gain,
  asks: asks.map(({ question }) => question),
});
