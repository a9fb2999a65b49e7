import { accountEndpoints } from '#contract/account.ts';
import { authEndpoints } from '#contract/auth.ts';
import { billingEndpoints } from '#contract/billing.ts';
import { coverLetterEndpoints } from '#contract/cover-letters.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { interviewEndpoints } from '#contract/interviews.ts';
import { jobSearchEndpoints } from '#contract/job-search.ts';
import { linkedinEndpoints } from '#contract/linkedin.ts';
import { openApiEndpoints } from '#contract/openapi.ts';
import { resumeReadingEndpoints } from '#contract/resume-reading.ts';
import { resumeEndpoints } from '#contract/resumes.ts';
import { userEndpoints } from '#contract/user.ts';
import { workEndpoints } from '#contract/work.ts';

/** Under which name an endpoint is found by people who read the API, in the order in which they'd need them. */
const tagged: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = [
  ['Sign-in', authEndpoints],
  ['Resumes', { ...resumeEndpoints, ...resumeReadingEndpoints }],
  ['Cover letters', coverLetterEndpoints],
  ['LinkedIn', linkedinEndpoints],
  ['Interviews', interviewEndpoints],
  ['Job search', jobSearchEndpoints],
  ['Subscription', billingEndpoints],
  ['Account', { ...userEndpoints, ...accountEndpoints }],
  ['Work in progress', workEndpoints],
  ['This description', openApiEndpoints],
];

export const otherTag = 'Other';

export const endpointTags: readonly string[] = [...tagged.map(([tag]) => tag), otherTag];

const tagByEndpoint = new Map(
  tagged.flatMap(([tag, endpoints]) => Object.values(endpoints).map((endpoint) => [endpoint, tag] as const)),
);

export const tagOf = (endpoint: Endpoint): string => tagByEndpoint.get(endpoint) ?? otherTag;
