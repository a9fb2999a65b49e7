import type { ReadResume } from '../resume/read-resume.ts';
import { tellingPaths } from './units.ts';
import type { Evidence } from './verdicts.ts';

/** More than this is not a list of what somebody can do. */
const mostListed = 40;

/** The asked things that a list only names are at most half as many as those that the jobs show: otherwise it may be the posting's. */
export const isCredible = (evidence: readonly Evidence[], { listed }: ReadResume): boolean =>
  listed.length <= mostListed &&
  evidence.filter(({ verdict }) => verdict === 'named').length * 2 <=
    evidence.filter(({ verdict }) => verdict === 'shown').length;

/** The resume without its lists and its summary, and without lines that only name something: what is told is left. */
export function toldOnly(view: ReadResume): ReadResume {
  const telling = tellingPaths(view);
  const experience = view.data.experience.map((job, place) => ({
    ...job,
    responsibilities: job.responsibilities.map((text, line) =>
      telling.has(`experience.${place}.responsibilities.${line}`) ? text : '',
    ),
  }));
  const additional = (view.data.additional ?? []).map(({ heading, lines }, section) => ({
    heading,
    lines: lines.map((text, line) => (telling.has(`additional.${section}.lines.${line}`) ? text : '')),
  }));
  return { ...view, names: [], data: { ...view.data, experience, additional } };
}
