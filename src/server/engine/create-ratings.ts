import { createHash } from 'node:crypto';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { Judged } from '#domain/evidence/verdicts.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { Posting } from '#domain/posting/posting.ts';
import type { ReadResume } from '#domain/resume/read-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { withinReach } from '#domain/resume/within-reach.ts';
import type { Score } from '#domain/score/score.ts';
import { type Rating, rateResume } from '#domain/score/score-resume.ts';
import { memoizeRecent } from './memoize-recent.ts';

/** What a resume is held against: a posting, and what a model said that the resume shows of it. */
export interface Against {
  posting: string | null;
  judged?: Judged | undefined;
  /** What was pasted, where it's known. */
  content?: string | undefined;
}

/** With all that was read for them, which is much. */
const rememberedRatings = 8;
/** What was pasted stays the same, however often it's looked at: without what was read, for hundreds of people. */
export const rememberedScores = 500;
const rememberedTotals = 4_000;

/** Running jobs grow longer, but not by the minute. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** A resume as it's printed: what is scored and weighed, with the fields that it's printed of. */
export function print(whole: ResumeData): { text: string; data: ResumeData } {
  const data = withinReach(whole);
  return { text: resumeText(composeResume(data, 'classic')), data };
}

/** Whoever saves looks at the score next: it was weighed then, and so was what they pasted. */
export function createRatings(
  post: (against: Against) => Posting | undefined,
  whole: (data: ResumeData) => ReadResume,
  now: () => Date,
) {
  const counted = memoizeRecent<number>(rememberedRatings);
  const pastedWords = ({ content = '' }: Against) => counted(content, () => wordsOf(content).length);
  const rated = (data: ResumeData, against: Against) => {
    const posting = post(against);
    return rateResume(whole(data), { posting, now: now(), pastedWords: pastedWords(against) });
  };
  const keyOf = (resume: ResumeData | string, against: Against) =>
    createHash('sha256')
      .update(JSON.stringify([resume, against.posting, against.judged, pastedWords(against), monthOf(now())]))
      .digest('base64');
  const ratings = memoizeRecent<Rating>(rememberedRatings);
  const scores = memoizeRecent<Score>(rememberedScores);
  const totals = memoizeRecent<number>(rememberedTotals);
  const rate = (data: ResumeData, against: Against): Rating =>
    ratings(keyOf(data, against), () => rated(data, against));
  /** Counts what it scores for one call, known or not. */
  const scorer = (against: Against) => {
    let scored = 0;
    return {
      totalOf: (data: ResumeData) => {
        scored += JSON.stringify(data).length;
        return totals(keyOf(data, against), () => rated(data, against).total);
      },
      hasScored: (most: number) => scored >= most,
    };
  };
  /** What it earns and why, without fixes and without what was read for it. */
  const scoreOf = (data: ResumeData, against: Against): Score =>
    scores(keyOf(data, against), () => {
      const { view: _, ...score } = rate(data, against);
      return score;
    });
  return { keyOf, rate, scoreOf, scorer };
}
