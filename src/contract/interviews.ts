import { z } from 'zod';
import {
  answerMarks,
  criteria,
  questionKinds,
  questionOrigins,
  titleFits,
} from '#domain/interview/interview.ts';
import { maxAnswerLength, maxJobTitleLength, sessionLengths } from '#domain/interview/interview-limits.ts';
import { gradedCriteria, relevances } from '#domain/interview/rubric.ts';
import { maxPostingLength } from '#domain/resume/resume-limits.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';

/**
 * A question beside its text: why it's asked, and the points that a strong answer covers. `retryOf` is the place of the
 * question that it asks again.
 */
const askedQuestion = z.object({
  kind: z.enum(questionKinds),
  topic: z.string(),
  origin: z.enum(questionOrigins),
  quote: z.string(),
  good: z.array(z.string()),
  retryOf: z.int().nullable(),
  /** The model that asks it; absent for a question of ours. */
  askedBy: z.string().optional(),
});

/**
 * Grades by a model, each with the words of the answer that carry it; none where the answer isn't one to its question.
 * Without `byModel` they're of before, all five, and their reasons are in the feedback. `notice`: a model was to grade it,
 * and there are the built-in notes alone.
 */
const answerReview = z.object({
  grades: z.partialRecord(z.enum(criteria), z.literal([0, 1, 2, 3, 4])),
  byModel: z
    .object({
      model: z.string(),
      rubric: z.string(),
      relevance: z.enum(relevances),
      /** `quote` stands in the answer letter by letter; '' where there is nothing to quote. */
      reasons: z.array(z.object({ criterion: z.enum(gradedCriteria), quote: z.string(), why: z.string() })),
      nextStep: z.string(),
      /** One question on what is still open; '' for none. It can be asked with `followUpOf`. */
      followUp: z.string(),
    })
    .optional(),
  notice: z.enum(['model-failed', 'model-declined']).optional(),
});
export type InterviewReview = z.infer<typeof answerReview>;

/** What was found in an answer, without judging it. Every `quote` stands in the answer, letter by letter, at `start`. */
const answerNotes = z.object({
  words: z.int(),
  /** How long it takes to say. */
  seconds: z.int(),
  own: z.int(),
  team: z.int(),
  fillers: z.array(z.object({ text: z.string(), count: z.int() })),
  marks: z.array(z.object({ mark: z.enum(answerMarks), quote: z.string(), start: z.int() })),
});

/** What the person says of an answer: which of the points it covers, and whether it's worth keeping. */
const ownView = z.object({ ticked: z.array(z.int().min(0).max(9)).max(10), isKept: z.boolean() });

/**
 * A session as it is kept. `questions`, `answers` and `feedback` are aligned; the open question is the one without an
 * answer, and a skipped one has an empty answer. `asked` goes with the questions, `reviews`, `notes` and `views` with the
 * answers.
 */
export const interviewSession = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  /** How many questions it has, second tries not counted; null for those of before, which had no end. */
  length: z.int().nullable(),
  questions: z.array(z.string()),
  answers: z.array(z.string()),
  feedback: z.array(z.string()),
  asked: z.array(askedQuestion),
  reviews: z.array(answerReview.nullable()),
  notes: z.array(answerNotes),
  views: z.array(ownView),
  fit: z.enum(titleFits),
  hasPosting: z.boolean(),
  resumeId: z.uuid().nullable(),
  /** An answer that was sent and has no feedback yet. */
  sentAnswer: z.string().nullable(),
  /** Work that still runs on a question or an answer. */
  workId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type InterviewSession = z.infer<typeof interviewSession>;

/** One line of the list: how much was practiced. `averageGrade` is of what a model graded, with Premium. */
export const interviewSummary = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  answerCount: z.int(),
  wordCount: z.int(),
  tickedCount: z.int(),
  averageGrade: z.number().min(0).max(4).nullable(),
  hasOpenQuestion: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type InterviewSummary = z.infer<typeof interviewSummary>;

const newInterviewSession = z.object({
  jobTitle: z.string().trim().min(1, 'Please enter the job title.').max(maxJobTitleLength),
  /** With Premium: the questions then come from what it asks, and from what the resume doesn't show. */
  jobPosting: z
    .string()
    .max(maxPostingLength * 4)
    .optional(),
  resumeId: z.uuid().optional(),
  length: z.literal(sessionLengths).default(8),
  /** The session that this one goes on from, with its posting and its resume. */
  after: z.uuid().optional(),
});
export type NewInterviewSession = z.output<typeof newInterviewSession>;
export type OwnView = z.infer<typeof ownView>;

const id = z.object({ id: z.uuid() });

export const interviewEndpoints = {
  createInterviewSession: endpoint({
    method: 'POST',
    path: '/api/interview-sessions',
    summary: 'Starts a practice session. A posting or a resume needs Premium.',
    kind: 'json',
    caller: 'user',
    body: newInterviewSession,
    response: interviewSession,
    successStatus: 201,
    limit: 'create',
    idempotent: true,
  }),
  listInterviewSessions: endpoint({
    method: 'GET',
    path: '/api/interview-sessions',
    summary: 'The caller’s practice sessions, the newest first.',
    kind: 'json',
    caller: 'user',
    query: pageQuery,
    response: z.array(interviewSummary),
    paged: true,
  }),
  getInterviewSession: endpoint({
    method: 'GET',
    path: '/api/interview-sessions/:id',
    summary: 'One practice session.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: interviewSession,
  }),
  deleteInterviewSession: endpoint({
    method: 'DELETE',
    path: '/api/interview-sessions/:id',
    summary: 'Deletes the session; it can be restored for 30 days.',
    kind: 'json',
    caller: 'user',
    params: id,
    successStatus: 204,
    limit: 'edit',
  }),
  restoreInterviewSession: endpoint({
    method: 'POST',
    path: '/api/interview-sessions/:id/restore',
    summary: 'Takes a deletion back.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: interviewSession,
    limit: 'edit',
  }),
  askInterviewQuestion: endpoint({
    method: 'POST',
    path: '/api/interview-sessions/:id/question',
    summary:
      'The next question; the open one while it waits for an answer. With `retryOf`, an answered question once more; with `followUpOf`, what a model asks about that answer.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z
      .object({ retryOf: z.int().min(0).optional(), followUpOf: z.int().min(0).optional() })
      .refine(
        ({ retryOf, followUpOf }) => retryOf === undefined || followUpOf === undefined,
        'Ask for one of the two.',
      )
      .optional(),
    response: askedQuestion.extend({ question: z.string(), index: z.int() }),
    limit: 'start',
    idempotent: true,
    startsWork: true,
  }),
  answerInterviewQuestion: endpoint({
    method: 'POST',
    path: '/api/interview-sessions/:id/answer',
    summary: 'Feedback on the answer to the open question. Any other question is refused with 409.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.object({
      question: z.string().max(4_000),
      answer: z
        .string()
        .max(maxAnswerLength)
        .refine((text) => text.trim() !== '', 'Please provide an answer.'),
    }),
    response: interviewSession,
    // Fair use is counted with the work: a call that only asks again, or is refused, costs nothing.
    limit: 'start',
    idempotent: true,
    startsWork: true,
  }),
  skipInterviewQuestion: endpoint({
    method: 'POST',
    path: '/api/interview-sessions/:id/skip',
    summary: 'Leaves the open question without an answer. Any other question is refused with 409.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.object({ question: z.string().max(4_000) }),
    response: interviewSession,
    limit: 'edit',
  }),
  viewInterviewAnswer: endpoint({
    method: 'PUT',
    path: '/api/interview-sessions/:id/view',
    summary: 'Keeps which points the person says an answer covers, and whether it’s worth keeping.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: ownView.extend({ index: z.int().min(0).max(999) }),
    response: interviewSession,
    limit: 'edit',
  }),
  getInterviewAllowance: endpoint({
    method: 'GET',
    path: '/api/interview-allowance',
    summary: 'How many answers the caller has left today, and of how many.',
    kind: 'json',
    caller: 'user',
    response: z.object({ left: z.int(), of: z.int() }),
  }),
};
