import type { ResumeUpdate } from '#contract/resume.ts';
import type { ChangeState } from '#domain/resume/resume-changes.ts';

/** What the parts of the builder may do with the resume that is shown: kept by the server or, of the sample, here alone. */
export interface BuilderActions {
  update(change: Omit<ResumeUpdate, 'revision'>): void;
  decide(changeIds: readonly string[], state: ChangeState): void;
  /** With a yes, what they say becomes a line of a job, told by its place in the resume. Null takes the answer back. */
  answer(questionId: string, answer: 'yes' | 'no' | null, words: string, job: number): void;
  /** An offered line is true, as it is or in the person's words; or it isn't. Null takes that back. */
  answerOffer(offerId: string, answer: 'yes' | 'no' | null, words: string): void;
  /** A field that was read with doubt is right, or is in doubt again. */
  settle(path: string, isSettled: boolean): void;
  /** Ends when it is done, refused, or has to wait for the server. */
  revert(versionNumber: number): Promise<void>;
}
