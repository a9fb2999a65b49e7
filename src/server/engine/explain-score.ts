import type { ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { answerChangeId } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { decideChange, type ResumeChange } from '#domain/resume/resume-changes.ts';
import { withExampleAnswer } from '#domain/rewrite/example-answer.ts';
import type { Fix, Score } from '#domain/score/score.ts';
import { fallenChecks, wholeChecks, wholePoints } from '#domain/score/whole-points.ts';
import { type AskedThings, tellAsks } from './tell-asks.ts';

interface Explained extends AskedThings {
  data: ResumeData;
  changes: readonly ResumeChange[];
  posting: Posting | undefined;
  before: Score;
  now: Score;
  /** The open ones ask for what is missing. */
  questions: readonly ResumeQuestion[];
  /** The total of other data, against the same posting. */
  totalOf(data: ResumeData): number;
  /** Whether there's no time left to count another. */
  isOver(): boolean;
}

const maxFixes = 5;
const maxQuotes = 3;
const maxQuoteLength = 120;

/** The score with its reasons. */
export function explainScore(explained: Explained): ResumeReview {
  const { data, changes, questions, posting, before, now, totalOf, isOver } = explained;
  const points = changes.flatMap((change) => {
    if (isOver()) return [];
    const flipped = decideChange(data, change, change.state === 'rejected' ? 'kept' : 'rejected');
    return [[change.id, flipped === data ? 0 : now.total - totalOf(flipped)] as const];
  });
  const answers = questions
    .filter(({ answer }) => answer === null)
    .flatMap((one) =>
      isOver() ? [] : [[answerChangeId(one.id), now.total - totalOf(withExampleAnswer(data, one))] as const],
    );
  return {
    version: now.version,
    before: wholePoints(before),
    now: wholePoints(now),
    posting: posting?.job ?? null,
    isJudgedByModel: posting?.judged !== undefined,
    gates: now.gates.map(({ cap: _, ...gate }) => gate),
    checks: wholeChecks(now.checks),
    fell: fallenChecks(before, now),
    ...tellAsks(explained),
    ignored: now.ignored.slice(0, maxQuotes).map((line) => line.slice(0, maxQuoteLength)),
    fixes: now.checks
      .flatMap((check) => check.fixes.map((fix) => ({ ...shown(fix), check: check.id })))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .slice(0, maxFixes),
    points: Object.fromEntries([...points, ...answers]),
  };
}

const shown = ({ id, advice, gain, asks, fields }: Fix) => ({
  id,
  advice,
  asks: asks.map(({ fact }) => fact),
  path: fields[0]?.path ?? null,
  gain,
});
