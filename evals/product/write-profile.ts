import type { z } from 'zod';
import type { LinkedinForm, LinkedinProfile, linkedinEndpoints } from '#contract/linkedin.ts';
import type { Work } from '#contract/work.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { callsOf, followWork } from './follow-work.ts';
import { pasteResume } from './optimize-resume.ts';

/** The newest resume, the posting it was made for, and the form. */
export interface ProfileInput {
  content: string;
  posting: string | null;
  form: LinkedinForm;
}

/** All that a person gets to see of one profile. */
export interface SeenProfile {
  profile: LinkedinProfile;
  events: Work[];
  errors: string[];
}

type Kept = z.output<typeof linkedinEndpoints.getLinkedin.response>;

export async function profileAs(
  person: TestPerson,
  { content, posting, form }: ProfileInput,
): Promise<SeenProfile> {
  const { call, errors } = callsOf(person);
  await pasteResume(call, { content, posting });
  const events = await followWork(call, '/api/linkedin/optimize', form);
  const { profile } = (await (await call('GET', '/api/linkedin')).json()) as Kept;
  if (!profile)
    throw new Error(`No profile was written: ${[...errors, JSON.stringify(events.at(-1))].join()}`);
  return { profile, events, errors };
}
