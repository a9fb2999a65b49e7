import { z } from 'zod';
import { maxListed, maxLocationLength, maxMatches, maxSearchTitleLength } from '#domain/jobs/job-limits.ts';
import { trustSignals } from '#domain/jobs/job-match.ts';
import { filterNames } from '#domain/jobs/must-haves.ts';
import { employmentTypes, payPeriods, sourceNames } from '#domain/posting/source/job-posting.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';

const salaryFloor = z.object({
  amount: z.number().min(0).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(payPeriods),
});

/** What a job must have for this person; each field filters by one fact of a posting. */
export const jobPreferences = z.object({
  salaryFloor: salaryFloor.optional(),
  /** Where they may work: ISO 3166-1 alpha-2, or EEA. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2,3}$/))
    .max(maxListed)
    .optional(),
  needsSponsorship: z.boolean().optional(),
  noNights: z.boolean().optional(),
  noWeekends: z.boolean().optional(),
  noTravel: z.boolean().optional(),
  languages: z.array(z.string().max(40)).max(maxListed).optional(),
});
export type JobPreferences = z.infer<typeof jobPreferences>;

export const sourceState = z.object({
  name: z.enum(sourceNames),
  label: z.string(),
  /** `skipped`: its budget is used up, or it rests after failures. */
  state: z.enum(['asked', 'answered', 'failed', 'skipped']),
  count: z.int(),
});
export type SourceState = z.infer<typeof sourceState>;

/** What may be left out may also be null or empty. */
const newJobSearch = z.object({
  jobTitle: z.string().trim().min(1, 'Please enter the job title.').max(maxSearchTitleLength),
  jobType: z.array(z.enum(employmentTypes)).min(1, 'Please choose at least one job type.'),
  location: z.string().trim().max(maxLocationLength).nullish(),
  isRemote: z.boolean().nullish(),
  resumeId: z.union([z.literal(''), z.uuid()]).nullish(),
  /** Kept with the search and never fetched. */
  linkedinUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).nullish(),
  /** Kept with the person, to be shown with their next search. Left out: none. */
  preferences: jobPreferences.nullish(),
});
export type NewJobSearch = z.output<typeof newJobSearch>;

export const jobSearch = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  jobType: z.array(z.enum(employmentTypes)),
  location: z.string().nullable(),
  isRemote: z.boolean(),
  resumeId: z.uuid().nullable(),
  linkedinUrl: z.string().nullable(),
  preferences: jobPreferences,
  /** Must-haves in prose, of searches made before there were fields for them; nothing reads them. */
  notes: z.array(z.string()),
  /** What each source had to say, as of this search. */
  sources: z.array(sourceState),
  matchCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type JobSearch = z.infer<typeof jobSearch>;

const share = z.int().min(0).max(100);

export const jobMatch = z.object({
  id: z.uuid(),
  searchId: z.uuid(),
  jobId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  requirements: z.string().nullable(),
  salary: z.string().nullable(),
  /** The same in figures, to sort by; absent where the posting doesn't say, or we may not keep it. */
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(payPeriods),
    })
    .nullable()
    .optional(),
  employmentType: z.string().nullable(),
  isRemote: z.boolean(),
  /** http or https; empty where there's no link that may be shown. */
  applyUrl: z.string(),
  matchScore: share,
  experienceMatch: share.optional(),
  skillsMatch: share.optional(),
  industryMatch: share.optional(),
  matchReasoning: z.string().nullable(),
  /** The version of the rule that scored it. */
  rule: z.string(),
  met: z.array(z.object({ ask: z.string(), quote: z.string() })),
  missing: z.array(z.string()),
  /** What the posting says of something that was asked for, word for word; empty where it doesn't say. */
  facts: z.array(z.object({ name: z.enum(filterNames), quote: z.string() })),
  signals: z.array(z.enum(trustSignals)),
  isSample: z.boolean(),
  source: z.object({ name: z.enum(sourceNames), label: z.string(), url: z.string() }),
  /** Other sources that have the same vacancy. */
  alsoOn: z.array(z.string()),
  postedAt: z.string().nullable(),
  isLiked: z.boolean(),
  isApplied: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type JobMatchView = z.infer<typeof jobMatch>;

const id = z.object({ id: z.uuid() });

export const jobSearchEndpoints = {
  searchJobs: endpoint({
    method: 'POST',
    path: '/api/job-search',
    summary: 'Searches all sources and scores what they have.',
    kind: 'json',
    caller: 'user',
    body: newJobSearch,
    response: z.object({ search: jobSearch, matches: z.array(jobMatch).max(maxMatches) }),
    // Fair use is counted with the work: a call that only asks again, or is refused, costs nothing.
    limit: 'start',
    idempotent: true,
    startsWork: true,
  }),
  listJobSearches: endpoint({
    method: 'GET',
    path: '/api/job-searches',
    summary: 'The caller’s searches, the newest first.',
    kind: 'json',
    caller: 'user',
    query: pageQuery,
    response: z.array(jobSearch),
    paged: true,
  }),
  getJobSearch: endpoint({
    method: 'GET',
    path: '/api/job-searches/:id',
    summary: 'One search.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: jobSearch,
  }),
  listJobMatches: endpoint({
    method: 'GET',
    path: '/api/job-searches/:id/matches',
    summary: 'The matches of one search, best first.',
    kind: 'json',
    caller: 'user',
    params: id,
    response: z.array(jobMatch).max(maxMatches),
  }),
  updateJobMatch: endpoint({
    method: 'PATCH',
    path: '/api/job-matches/:id',
    summary: 'Likes a match or takes that back, or marks it as applied, which stays.',
    kind: 'json',
    caller: 'user',
    params: id,
    body: z.union([z.strictObject({ isLiked: z.boolean() }), z.strictObject({ isApplied: z.literal(true) })]),
    response: jobMatch,
    limit: 'edit',
  }),
  getJobPreferences: endpoint({
    method: 'GET',
    path: '/api/job-preferences',
    summary: 'What a job must have for the caller, as they said with their last search.',
    kind: 'json',
    caller: 'user',
    response: jobPreferences,
  }),
  getJobSearchAllowance: endpoint({
    method: 'GET',
    path: '/api/job-search-allowance',
    summary: 'How many searches the caller has left today, and of how many.',
    kind: 'json',
    caller: 'user',
    response: z.object({ left: z.int(), of: z.int() }),
  }),
};
