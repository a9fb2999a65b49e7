import { z } from 'zod';
import {
  criteria,
  questionKinds,
  questionOrigins,
  storyParts,
  titleFits,
} from '#domain/interview/interview.ts';
import { longestAnswer, longestJobTitle } from '#domain/interview/interview-limits.ts';
import { longestPosting } from '#domain/resume/resume-limits.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';
import { writer } from './resume.ts';

const grade = z.literal([0, 1, 2, 3, 4]);
const grades = z.record(z.enum(criteria), grade);

/** A question beside its text: why it's asked. `retryOf` is the place of the question that it asks again. */
const askedQuestion = z.object({
  kind: z.enum(questionKinds),
  topic: z.string(),
  origin: z.enum(questionOrigins),
  quote: z.string(),
  retryOf: z.int().nullable(),
});

/** The feedback in its parts. Every `quote` stands in the answer, letter by letter, at `start`. */
const answerReview = z.object({
  rubric: z.string(),
  grades,
  points: z.int().min(0).max(100),
  reasons: z.record(z.enum(criteria), z.string()),
  notes: z.array(
    z.object({
      mark: z.enum(['strong', 'cut', 'wrong']),
      quote: z.string(),
      start: z.int(),
      text: z.string(),
    }),
  ),
  gaps: z.array(z.string()),
  nextStep: z.string(),
  better: z.array(z.object({ part: z.enum(storyParts), text: z.string(), isMissing: z.boolean() })),
  /** Who wrote the better version; the grades are always the rubric's. */
  writer,
});
export type InterviewReview = z.infer<typeof answerReview>;

/**
 * A session as it is kept. `questions`, `answers` and `feedback` are aligned; the open question is the one without an
 * answer. `asked` goes with the questions, `reviews` with the answers.
 */
export const interviewSession = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  questions: z.array(z.string()),
  answers: z.array(z.string()),
  feedback: z.array(z.string()),
  asked: z.array(askedQuestion),
  reviews: z.array(answerReview.nullable()),
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

/** One line of the list. `averages` are for Premium, and null while nothing is graded. */
export const interviewSummary = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  answerCount: z.int(),
  hasOpenQuestion: z.boolean(),
  averages: z.record(z.enum(criteria), z.number()).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type InterviewSummary = z.infer<typeof interviewSummary>;

const newInterviewSession = z.object({
  jobTitle: z.string().trim().min(1, 'Please enter the job title.').max(longestJobTitle),
  /** With Premium: the questions then come from what it asks, and from what the resume doesn't show. */
  jobPosting: z
    .string()
    .max(longestPosting * 4)
    .optional(),
  resumeId: z.uuid().optional(),
});
export type NewInterviewSession = z.output<typeof newInterviewSession>;

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
      'The next question; the open one while it waits for an answer. With `retryOf`, an answered question once more.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.object({ retryOf: z.int().min(0).optional() }).optional(),
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
        .max(longestAnswer)
        .refine((text) => text.trim() !== '', 'Please provide an answer.'),
    }),
    response: interviewSession,
    // Fair use is counted with the work: a call that only asks again, or is refused, costs nothing.
    limit: 'start',
    idempotent: true,
    startsWork: true,
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
