import type { ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { decideChange, type ResumeChange } from '#domain/resume-changes.ts';
import type { PostedText } from '#domain/rewrite/posted-text.ts';
import type { Fix, Score } from '#domain/score/score.ts';
import { sectionOfHeading } from '#domain/section-headings.ts';

interface Explained {
  data: ResumeData;
  /** What `now` was counted from. */
  text: string;
  changes: readonly ResumeChange[];
  posting: PostedText | undefined;
  before: Score;
  now: Score;
  /** The total of other data, against the same posting. */
  totalOf(data: ResumeData): number;
}

const mostFixes = 5;
const mostQuotes = 3;
const longestQuote = 120;

/** The score with its reasons. */
export function explainScore({
  data,
  text,
  changes,
  posting,
  before,
  now,
  totalOf,
}: Explained): ResumeReview {
  const points = changes.map((change) => {
    const flipped = decideChange(data, change, change.state === 'rejected' ? 'kept' : 'rejected');
    return [change.id, flipped === data ? 0 : now.total - totalOf(flipped)] as const;
  });
  return {
    version: now.version,
    before: pointsOf(before),
    now: pointsOf(now),
    posting: posting?.job ?? null,
    gates: now.gates.map(({ cap: _, ...gate }) => gate),
    checks: now.checks.map(({ id, got, max, notes }) => ({ id, got, max, notes: [...notes] })),
    ignored: now.ignored
      .map(({ start, end }) => text.slice(start, end).trim().slice(0, longestQuote))
      // With all of its lines a heading goes too, which says nothing.
      .filter((quote) => quote !== '' && sectionOfHeading(quote) === undefined)
      .slice(0, mostQuotes),
    fixes: now.checks
      .flatMap((check) => check.fixes.map((fix) => ({ ...shown(fix), check: check.id })))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, mostFixes),
    points: Object.fromEntries(points),
  };
}

const pointsOf = ({ total, readability, match }: Score) => ({ total, readability, match: match ?? null });

const shown = ({ id, advice, gain, asks }: Fix) => ({ id, advice, gain, asks: asks.map(({ fact }) => fact) });
