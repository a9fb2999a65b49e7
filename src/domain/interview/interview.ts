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
  /** What a good answer holds. */
  good: string[];
}

/** The version of the rubric: the same answer gets the same grades for as long as this stays. */
export const rubricVersion = 'i1';

export const criteria = ['relevance', 'structure', 'specificity', 'outcome', 'overall'] as const;
export type Criterion = (typeof criteria)[number];

/** From 0 to 4. */
export type Grade = 0 | 1 | 2 | 3 | 4;
export type Grades = Record<Criterion, Grade>;

/** A part of the answer, and what it's worth: `quote` is exactly what stands at `start`. */
export interface AnswerNote {
  mark: 'strong' | 'cut' | 'wrong';
  quote: string;
  start: number;
  text: string;
}

export const storyParts = ['situation', 'task', 'action', 'result'] as const;
export type StoryPart = (typeof storyParts)[number];

/** One piece of the better version. `isMissing`: a place for what only the person can say. */
export interface BetterPart {
  part: StoryPart;
  text: string;
  isMissing: boolean;
}

export interface AnswerReview {
  rubric: string;
  grades: Grades;
  /** The overall grade before rounding, from 0 to 100: two answers of one grade can be told apart. */
  points: number;
  /** Why each grade is what it is. */
  reasons: Record<Criterion, string>;
  notes: AnswerNote[];
  gaps: string[];
  nextStep: string;
  better: BetterPart[];
}
