/** What a question is about, as the trade sorts them. */
export const questionKinds = ['behavioral', 'technical', 'situational', 'motivation'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Where a question comes from. `posting` quotes what is asked, `resume` is on what the resume doesn't show. */
export const questionOrigins = [
  'occupation',
  'family',
  'general',
  'posting',
  'resume',
  // A model's, on what an answer leaves open.
  'follow-up',
  'retry',
] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

/** How well the lists know the title: an occupation of their own, its family, or not at all. */
export const titleFits = ['occupation', 'family', 'none'] as const;
export type TitleFit = (typeof titleFits)[number];

export interface InterviewQuestion {
  text: string;
  kind: QuestionKind;
  topic: string;
  origin: QuestionOrigin;
  /** The posting's own words that it's about; '' where it's about none. */
  quote: string;
  /** The points that a strong answer covers, for the person to tick. */
  good: string[];
}

/** What an answer is graded by, from 0 to 4 each. */
export const criteria = ['relevance', 'structure', 'specificity', 'outcome', 'overall'] as const;
export type Criterion = (typeof criteria)[number];

/** What can be found in an answer for sure: a figure with what it counts, and "I" with something done. */
export const answerMarks = ['number', 'deed'] as const;

/** Exactly the words that stand at `start` of the answer. */
export interface AnswerMark {
  mark: (typeof answerMarks)[number];
  quote: string;
  start: number;
}

/** What there is to say of an answer without judging it. */
export interface AnswerNotes {
  words: number;
  /** How long it takes to say, at 130 words a minute. */
  seconds: number;
  /** How often the person says "I", and how often "we". */
  own: number;
  team: number;
  fillers: { text: string; count: number }[];
  marks: AnswerMark[];
}
