import type { InterviewReview, InterviewSession } from '#contract/interviews.ts';

export const sessionId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000aa';
export const pickupAnswer =
  'At Target our order pickup took 14 minutes. I moved two people to pickup between 4 and 7. It went really well.';
export const pickupQuestion = 'Tell me about a time you changed how a team worked.';

const noteOn = (mark: 'strong' | 'cut' | 'wrong', quote: string, text: string) => ({
  mark,
  quote,
  start: pickupAnswer.indexOf(quote),
  text,
});

/** What is said about `pickupAnswer`. */
export const pickupReview: InterviewReview = {
  rubric: 'i1',
  grades: { relevance: 3, structure: 2, specificity: 3, outcome: 1, overall: 2 },
  points: 56,
  reasons: {
    relevance: 'You stay with the question.',
    structure: 'The start is clear, the end is not.',
    specificity: 'You name the place and the minutes.',
    outcome: 'You don’t say what came of it.',
    overall: 'A good start.',
  },
  notes: [
    noteOn('cut', 'It went really well.', 'It tells the interviewer nothing new.'),
    noteOn('strong', 'I moved two people to pickup between 4 and 7.', 'A specific action, and it’s yours.'),
  ],
  gaps: ['How long did pickup take afterwards?'],
  nextStep: 'End on a number.',
  better: [
    { part: 'situation', text: 'At Target our order pickup took 14 minutes.', isMissing: false },
    { part: 'action', text: 'I moved two people to pickup between 4 and 7.', isMissing: false },
    { part: 'result', text: '[what came of it?]', isMissing: true },
  ],
  writer: { kind: 'built-in', name: 'Candor', isFallback: false },
};

export const askedUsually: InterviewSession['asked'][number] = {
  kind: 'behavioral',
  topic: 'change',
  origin: 'occupation',
  quote: '',
  retryOf: null,
};

/** A session that was just started; hand in what has happened in it. */
export const interviewSession = (rest: Partial<InterviewSession> = {}): InterviewSession => ({
  id: sessionId,
  jobTitle: 'Project Coordinator',
  questions: [],
  answers: [],
  feedback: [],
  asked: [],
  reviews: [],
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
    feedback: ['Overall: fair, 2 of 4.'],
    reviews: [pickupReview],
    ...rest,
  });
