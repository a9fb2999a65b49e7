import type { ResumeView } from '../resume/resume-view.ts';
import type { Evidence } from './verdicts.ts';

/** More than this is not a list of what somebody can do. */
const mostListed = 40;

/** The asked things that a list only names are at most half as many as those that the jobs show: otherwise it may be the posting's. */
export const isCredible = (evidence: readonly Evidence[], { listed }: ResumeView): boolean =>
  listed.length <= mostListed &&
  evidence.filter(({ verdict }) => verdict === 'named').length * 2 <=
    evidence.filter(({ verdict }) => verdict === 'shown').length;
