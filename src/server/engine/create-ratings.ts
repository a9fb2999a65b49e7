import { createHash } from 'node:crypto';
import type { Judged } from '#domain/evidence/verdicts.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { Posting } from '#domain/posting/posting.ts';
import type { Score } from '#domain/score/score.ts';
import { type Rating, rateResume } from '#domain/score/score-resume.ts';
import { keepRecent } from './keep-recent.ts';

/** What a resume is held against: a posting, and what a model said that the resume shows of it. */
export interface Against {
  posting: string | null;
  judged?: Judged | undefined;
}

/** With all that was read for them, which is much. */
const rememberedRatings = 8;
/** What was pasted stays the same, however often it's looked at: without what was read, for hundreds of people. */
export const rememberedScores = 500;
const rememberedTotals = 4_000;

/** Running jobs grow longer, but not by the minute. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Whoever saves looks at the score next: it was weighed then, and so was what they pasted. */
export function createRatings(
  post: (against: Against) => Posting | undefined,
  lexicon: Lexicon,
  now: () => Date,
) {
  const inputOf = (text: string, against: Against) => {
    const posting = post(against);
    return posting ? { text, posting } : { text };
  };
  const keyOf = (text: string, against: Against) =>
    createHash('sha256')
      .update(JSON.stringify([text, against.posting, against.judged, monthOf(now())]))
      .digest('base64');
  const ratings = keepRecent<Rating>(rememberedRatings);
  const scores = keepRecent<Score>(rememberedScores);
  const totals = keepRecent<number>(rememberedTotals);
  const rate = (text: string, against: Against): Rating =>
    ratings(keyOf(text, against), () => rateResume(inputOf(text, against), lexicon, now()));
  /** Counts what it scores for one call, known or not. */
  const scorer = (against: Against) => {
    let scored = 0;
    return {
      totalOf: (text: string) => {
        scored += text.length;
        return totals(keyOf(text, against), () => rateResume(inputOf(text, against), lexicon, now()).total);
      },
      hasScored: (most: number) => scored >= most,
    };
  };
  /** What it earns and why, without fixes and without what was read for it. */
  const scoreOf = (text: string, against: Against): Score =>
    scores(keyOf(text, against), () => {
      const { view: _, originalOf: __, ...score } = rate(text, against);
      return score;
    });
  return { inputOf, keyOf, rate, scoreOf, scorer };
}
