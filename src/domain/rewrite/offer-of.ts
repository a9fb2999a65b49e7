import type { Fault } from '../claims/judgment.ts';
import { textKey } from '../language/text-key.ts';
import type { ResumeOffer } from '../resume/offer-changes.ts';
import type { ResumeChange } from '../resume/resume-changes.ts';

/** Another wording of the same line is another offer: an answer to one says nothing about the other. */
export const offerOf = (
  { path, before, after, reason, support }: ResumeChange,
  faults: Fault[],
): ResumeOffer => ({
  id: `${path}:${textKey(after)}`,
  path,
  before,
  proposed: after,
  reason,
  faults,
  support,
  answer: null,
  words: '',
  answeredAt: null,
});
