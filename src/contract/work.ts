import { z } from 'zod';
import { resumeData } from '#domain/resume/resume.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './errors.ts';
import { sourceState } from './job-search.ts';
import { proseSentence } from './prose.ts';
import { resumeChange } from './resume.ts';

export const workStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type WorkState = (typeof workStates)[number];

/** While the version before is replaced, it may still tell reasons as sentences. */
const storedChange = resumeChange.extend({ reason: resumeChange.shape.reason.catch('clear') });

/** What is being done; the page has the words for it. */
const workSteps = [
  'reading',
  'matching',
  'writing',
  'rewriting',
  'checking',
  'scoring',
  'searching',
] as const;

/** What a person sees of a piece of work: where it is, and what is being done. */
export const work = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(workStates),
  progress: z
    .object({
      // While the version before is replaced, it may still tell its progress in a sentence.
      step: z.enum(workSteps).catch('checking'),
      done: z.int().optional(),
      of: z.int().optional(),
      /** The resume in the person's own words, as it was read: where the lines that follow have their places. */
      data: z.optional(resumeData),
      /** A line that is finished and has passed the guard. */
      change: storedChange.optional(),
      /** The same of a letter or a profile. */
      sentence: proseSentence.optional(),
      /** The sources of jobs that were asked, and what became of each so far. */
      sources: z.array(sourceState).optional(),
    })
    .optional(),
  error: errorBody.optional(),
  /** Of canceled work: a provider had been asked by then, so the use counts. */
  isSpent: z.boolean().optional(),
  createdAt: z.iso.datetime(),
});
export type Work = z.infer<typeof work>;

const id = z.object({ id: z.uuid() });

export const workEndpoints = {
  getWork: endpoint({
    method: 'GET',
    path: '/api/work/:id',
    summary: 'The state of a piece of durable work.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: work,
  }),
  getWorkEvents: endpoint({
    method: 'GET',
    path: '/api/work/:id/events',
    summary:
      'Progress of a piece of work as server-sent events; re-joined with Last-Event-ID. Once all of it is known, 204.',
    kind: 'events',
    caller: 'user',
    params: id,
    response: work,
  }),
  cancelWork: endpoint({
    method: 'POST',
    path: '/api/work/:id/cancel',
    summary:
      'Cancels work that has not finished; a reserved use is given back, unless a provider was asked already (`isSpent`). If finished lines were shown already, the work ends with those as its result, and the use counts.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    params: id,
    response: work,
    limit: 'work',
  }),
};
