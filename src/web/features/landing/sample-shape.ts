import type { MessageId } from '@lingui/core';
import type { SentenceSource } from '#domain/claims/prose/prose.ts';
import type { AnswerMark } from '#domain/interview/interview.ts';
import type { DiffPart } from '../../writing/result/word-diff.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A rewritten line with its reason, the pasted line that it rests on, and what it brings. */
export interface SampleChange {
  readonly section: string;
  readonly parts: readonly DiffPart[];
  readonly reason: MessageId;
  readonly source: string;
  readonly support: readonly Span[];
  readonly points: number;
}

/** What the built-in engine makes of the sample resume, as much of it as the landing page shows. */
export interface LandingSample {
  readonly person: string;
  readonly job: { readonly title: string; readonly company: string; readonly location: string };
  /** Other lines of that job, as they read now. */
  readonly otherLines: readonly string[];
  /** The most telling first. */
  readonly changes: readonly SampleChange[];
  readonly changeCount: number;
  readonly roleCount: number;
  readonly score: { readonly before: number; readonly now: number };
  readonly posting: { readonly title: string; readonly company: string; readonly location: string };
  /** A line that the engine asks about. */
  readonly offer: { readonly section: string; readonly text: string; readonly unproven: readonly Span[] };
  readonly letter: readonly { readonly text: string; readonly source: SentenceSource }[];
  readonly coach: {
    readonly question: string;
    readonly answer: string;
    readonly marks: readonly AnswerMark[];
    /** What a strong answer covers. */
    readonly good: readonly string[];
  };
  readonly match: {
    readonly score: number;
    readonly experienceMatch: number;
    readonly skillsMatch: number;
    readonly industryMatch: number;
    readonly met: { readonly ask: string; readonly quote: string };
    readonly missing: readonly string[];
  };
  /** Claims that the engine refuses or asks about, each with the person's own words. */
  readonly refused: readonly { readonly claim: string; readonly wrote: string }[];
  readonly premiumCents: number;
}
