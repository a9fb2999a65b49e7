import type { ResumeData } from './resume.ts';

/** Several lines of one job that became one: "experience.0.responsibilities.2+3". */
const merged = /^experience\.(\d+)\.responsibilities\.(\d+(?:\+\d+)+)$/;
const single = /^experience\.(\d+)\.responsibilities\.(\d+)$/;

/** The path of lines that are changed together; undefined where they're not of one job. */
export function mergedPath(paths: readonly string[]): string | undefined {
  const places = paths.map((path) => single.exec(path));
  const job = places[0]?.[1];
  if (job === undefined || places.some((place) => place?.[1] !== job)) return undefined;
  const lines = [...new Set(places.map((place) => Number(place?.[2])))].sort((a, b) => a - b);
  return lines.length < 2 ? undefined : `experience.${job}.responsibilities.${lines.join('+')}`;
}

/** The paths of the lines that a change is about: of every other change its own. */
export function linesOfPath(path: string): string[] {
  const [, job, places] = merged.exec(path) ?? [];
  return places === undefined
    ? [path]
    : places.split('+').map((place) => `experience.${job}.responsibilities.${place}`);
}

/** What lines that are changed together say, one a line; undefined for every other path. */
export function mergedText({ experience }: ResumeData, path: string): string | undefined {
  const [, job, places] = merged.exec(path) ?? [];
  if (places === undefined) return undefined;
  const lines = places.split('+').map((place) => experience[Number(job)]?.responsibilities[Number(place)]);
  return lines.includes(undefined) ? undefined : lines.filter(Boolean).join('\n');
}

/** As many lines as there are places go into them; fewer stand in the first one, and the others are empty. */
export function withMerged(data: ResumeData, path: string, text: string): ResumeData {
  const [, job, places = ''] = merged.exec(path) ?? [];
  const at = places.split('+').map(Number);
  const lines = text.split('\n');
  const isEach = lines.length === at.length;
  const textAt = (place: number) => (isEach ? lines[place] : place === 0 ? text : '') ?? '';
  return {
    ...data,
    experience: data.experience.map((entry, index) =>
      index === Number(job)
        ? {
            ...entry,
            responsibilities: entry.responsibilities.map((line, place) =>
              at.includes(place) ? textAt(at.indexOf(place)) : line,
            ),
          }
        : entry,
    ),
  };
}
