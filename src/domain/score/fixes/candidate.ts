import type { AskingPosting } from '../../posting/posting.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { ResumeData } from '../../resume/resume.ts';
import type { FixAdvice } from '../fix-advice.ts';
import type { Ask, CheckId, FieldEdit } from '../score.ts';

/** A change that may raise the score. */
export interface Candidate {
  check: CheckId;
  id: string;
  advice: FixAdvice;
  fields: readonly FieldEdit[];
  asks: readonly Ask[];
  /** Points of its own hundred it may bring: only the order in which candidates are tried. */
  hope: number;
}

export interface FixContext {
  view: ReadResume;
  data: ResumeData;
  posting: AskingPosting | undefined;
  now: Date;
}
