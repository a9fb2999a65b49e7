import { createMustHaveCheck } from '#domain/jobs/hold-must-haves.ts';
import type { BrokenMustHave, MustHaves } from '#domain/jobs/must-haves.ts';
import { readPostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import { testPosting } from './test-posting.ts';

const lexicon = loadLexicon();

/** Which must-haves a posting breaks, which says nothing but what a test says. */
export function brokenMustHaves(mustHaves: MustHaves, posting: Partial<JobPosting>): BrokenMustHave[] {
  const seeker = {
    jobTitle: 'Lab Technician',
    jobType: ['FULLTIME' as const],
    location: null,
    isRemote: false,
    mustHaves,
    resume: null,
  };
  const whole = testPosting({ title: 'Lab Technician', location: '', country: null, ...posting });
  return createMustHaveCheck(seeker, lexicon)(whole, readPostingFacts(whole, lexicon));
}

/** A wish against a posting, or against its description alone, and whether it's broken. */
export type WishCase = [name: string, wish: string, posting: Partial<JobPosting> | string, isBroken: boolean];

export const isWishBroken = (name: string, wish: string, posting: Partial<JobPosting> | string): boolean =>
  brokenMustHaves({ [name]: wish }, typeof posting === 'string' ? { description: posting } : posting).length >
  0;
