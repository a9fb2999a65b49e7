import type { ReadResume } from '../resume/read-resume.ts';
import { tellingPaths } from './units.ts';

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
