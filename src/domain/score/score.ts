import type { CheckNote, GateNote } from './check-notes.ts';
import type { AskedFact, FixAdvice } from './fix-advice.ts';

/** The rubric's version: it changes whenever the same input could score differently. */
export const rubricVersion = 'r8';

/** A fact that only the person knows; it stands in a field's text as its placeholder until they say it. */
export interface Ask {
  placeholder: string;
  fact: AskedFact;
  /** What the gain was measured with. Never written into a resume. */
  example: string;
}

/** A field as it reads after a change; a list has one item a line. */
export interface FieldEdit {
  path: string;
  text: string;
}

/** A change that raises the score. All its edits are made together. */
export interface Fix {
  id: string;
  advice: FixAdvice;
  /** Empty: the person's own words are enough. Otherwise the gain is an estimate, and only if true. */
  asks: readonly Ask[];
  /** The fields as they read with it, with the placeholders of what is asked. */
  fields: readonly FieldEdit[];
  /** By how much the total rises when this fix alone is made: measured, not estimated from the rubric. */
  gain: number;
}

export interface Check {
  id: CheckId;
  got: number;
  max: number;
  /** What was found: 9 of 12 lines begin with a verb. */
  notes: readonly CheckNote[];
  fixes: readonly Fix[];
}

export type ReadabilityCheckId =
  | 'contact'
  | 'sections'
  | 'dates'
  | 'bullet-verbs'
  | 'bullet-numbers'
  | 'bullet-length'
  | 'bullet-duties'
  | 'length'
  | 'hygiene'
  | 'skill-evidence';

export type MatchCheckId = 'skills' | 'years' | 'credentials' | 'education' | 'place';

export type CheckId = ReadabilityCheckId | MatchCheckId;

/** What keeps the total down whatever else was earned. */
export type Gate = GateNote & { cap: number };

export interface Score {
  version: typeof rubricVersion;
  total: number;
  /** Out of 100: how well machines and hurried people can read the resume. */
  readability: number;
  /** Out of 100: how well it answers the posting, if there is one. */
  match?: number;
  gates: readonly Gate[];
  checks: readonly Check[];
  /** Lines that don't count, because they were copied from the posting. */
  ignored: readonly string[];
}

/** What a check found, before fixes: a share of its points, or `undefined` where it does not apply. */
export interface Finding<Id extends CheckId = CheckId> {
  id: Id;
  share: number | undefined;
  /** How much of its points it carries, where little is asked: the rest is shared out. 1 if left out. */
  weight?: number;
  notes: readonly CheckNote[];
}
