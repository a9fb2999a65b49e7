import type { Span } from '../text/span.ts';

/** What the guard says about a text. Everything is counted in characters of the text or of the source. */
export type FlagKind =
  | 'number'
  | 'unit'
  | 'date'
  | 'years'
  | 'employer'
  | 'institution'
  | 'name'
  | 'place'
  | 'title'
  | 'promotion'
  | 'degree'
  | 'certification'
  | 'licence'
  | 'award'
  | 'skill'
  | 'language'
  | 'status'
  | 'scope'
  | 'role'
  | 'mixed-jobs'
  | 'standing'
  | 'wording';

/** Hard: the person's own words contradict it or know nothing of it. Soft: worth asking "is this true?". */
export interface Flag extends Span {
  kind: FlagKind;
  severity: 'hard' | 'soft';
  claim: string;
  why: string;
}

export type TextKind =
  | 'bullet'
  | 'summary'
  | 'headline'
  | 'skill'
  | 'letter'
  | 'linkedin'
  | 'certification'
  | 'education';

export interface GuardedSentence extends Span {
  text: string;
  support: Span[];
  flags: Flag[];
}

export interface Guarded {
  sentences: GuardedSentence[];
  flags: Flag[];
  /** False where the words cannot be compared because the two texts are in different languages. */
  wordsCompared: boolean;
}

export interface GuardInput {
  text: string;
  kind: TextKind;
  /** The advertisement, if there is one: never evidence about the person. */
  posting?: string | undefined;
}
