import type { InterviewReview, InterviewSession } from '#contract/interviews.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';

export const sessionId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000aa';
export const pickupAnswer =
  'At Target our order pickup took 14 minutes. I moved two people to pickup between 4 and 7. It went really well.';
export const pickupQuestion = 'Tell me about a time you changed how a team worked.';

/** What is found in `pickupAnswer`. */
const pickupNotes = noteAnswer(pickupAnswer);

/** Grades as older answers have them. */
export const pickupReview: InterviewReview = {
  grades: { relevance: 3, structure: 2, specificity: 3, outcome: 1, overall: 2 },
};

/** What a model says of `pickupAnswer`. */
export const pickupGrades = {
  grades: { relevance: 4, structure: 3, specificity: 4, overall: 3 },
  byModel: {
    model: 'claude-opus',
    rubric: 'rubric-1',
    relevance: 'answers',
    reasons: [
      { criterion: 'relevance', quote: 'I moved two people', why: 'You tell of one change of yours.' },
      { criterion: 'structure', quote: '', why: 'It begins with the problem.' },
      { criterion: 'specificity', quote: 'between 4 and 7', why: 'You say when.' },
    ],
    nextStep: 'Say what customers noticed.',
    followUp: 'How did the team take it?',
  },
} as const satisfies InterviewReview;

export const askedUsually: InterviewSession['asked'][number] = {
  kind: 'behavioral',
  topic: 'change',
  origin: 'occupation',
  quote: '',
  good: ['the situation', 'what you did', 'what came of it'],
  retryOf: null,
};

/** A session that was just started; hand in what has happened in it. */
export const interviewSession = (rest: Partial<InterviewSession> = {}): InterviewSession => ({
  id: sessionId,
  jobTitle: 'Project Coordinator',
  length: 8,
  questions: [],
  answers: [],
  feedback: [],
  asked: [],
  reviews: [],
  notes: [],
  views: [],
  fit: 'occupation',
  hasPosting: false,
  resumeId: null,
  sentAnswer: null,
  workId: null,
  createdAt: '2026-11-16T10:00:00.000Z',
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...rest,
});

/** With one question open. */
export const openSession = (rest: Partial<InterviewSession> = {}): InterviewSession =>
  interviewSession({ questions: [pickupQuestion], asked: [askedUsually], ...rest });

/** With one question answered, and none open. */
export const answeredSession = (rest: Partial<InterviewSession> = {}): InterviewSession =>
  openSession({
    answers: [pickupAnswer],
    feedback: ['22 words, about 0:10 when spoken.'],
    reviews: [null],
    notes: [pickupNotes],
    views: [{ ticked: [], isKept: false }],
    ...rest,
  });
