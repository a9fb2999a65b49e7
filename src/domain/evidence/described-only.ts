import type { ReadResume } from '../resume/read-resume.ts';
import { tellingPaths } from './units.ts';

/**
 * The resume without its lists and its summary, without lines that only name something, and without asides that
 * several lines have in the same words: what is told is left.
 */
export function describedOnly(view: ReadResume): ReadResume {
  const telling = tellingPaths(view);
  const described = view.data.experience.map((job, place) => ({
    ...job,
    responsibilities: job.responsibilities.map((text, line) =>
      telling.has(`experience.${place}.responsibilities.${line}`) ? text : '',
    ),
  }));
  const repeated = saidOften(described.flatMap(({ responsibilities }) => responsibilities));
  const experience = described.map((job) => ({
    ...job,
    responsibilities: job.responsibilities.map((text) =>
      asidesIn(text)
        .filter((aside) => repeated.has(aside))
        .reduce((left, aside) => left.replace(aside, ' '), text),
    ),
  }));
  const additional = (view.data.additional ?? []).map(({ heading, lines }, section) => ({
    heading,
    lines: lines.map((text, line) => (telling.has(`additional.${section}.lines.${line}`) ? text : '')),
  }));
  return { ...view, names: [], data: { ...view.data, experience, additional } };
}

const often = 3;

function saidOften(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const aside of lines.flatMap((line) => [...new Set(asidesIn(line))]))
    counts.set(aside, (counts.get(aside) ?? 0) + 1);
  return new Set([...counts].flatMap(([aside, count]) => (count >= often ? [aside] : [])));
}

/** What is put into a line: in brackets, or as a sentence behind another. */
const asidesIn = (line: string): string[] => [
  ...(line.match(/\([^()]+\)/gu) ?? []),
  ...(line.match(/(?<=[.;]\s)[^.;()]+(?:[.;]|$)/gu) ?? []),
];
