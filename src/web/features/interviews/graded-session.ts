import type { InterviewSummary } from '#contract/interviews.ts';

/** A session with at least one grade, of somebody who has Premium. */
export interface GradedSession extends InterviewSummary {
  readonly averages: NonNullable<InterviewSummary['averages']>;
}

export const isGraded = (session: InterviewSummary): session is GradedSession => session.averages !== null;

/** As a grade is told. */
export const rounded = (grade: number): number => Math.round(grade * 10) / 10;
