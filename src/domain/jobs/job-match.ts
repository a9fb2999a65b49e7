import type { EmploymentType } from '../posting/source/job-posting.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { FilterName, MustHaves, StatedFact } from './must-haves.ts';

export const jobMatchVersion = 'j4';

/** Who searches, and for what. The resume is the person's own words; no name, age, photo or gender is ever looked at. */
export interface JobSeeker {
  jobTitle: string;
  jobType: readonly EmploymentType[];
  location: string | null;
  isRemote: boolean;
  mustHaves: MustHaves;
  resume: { content: string; data: ResumeData } | null;
}

export const trustSignals = [
  'old',
  'reposted',
  'talent-pool',
  'closed-link',
  'fee',
  'messenger-only',
] as const;
export type TrustSignal = (typeof trustSignals)[number];

/** How a posting fits. The score is the sort key. */
export interface JobMatch {
  version: string;
  score: number;
  /** 0 to 100; null without a resume. */
  experience: number | null;
  skills: number | null;
  industry: number | null;
  reasoning: string;
  /** The same without anything that only the posting says, for where its source lets us keep none of it. */
  plainReasoning: string;
  /** What is asked and the resume shows, each with the resume's own words for it. */
  met: { ask: string; quote: string }[];
  /** What is asked and the resume doesn't show, by name; the musts first. */
  missing: string[];
  /** What the posting surely breaks: then it isn't listed. */
  broken: FilterName[];
  facts: StatedFact[];
}
