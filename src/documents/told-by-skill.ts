import type { ResumeData } from '#domain/resume/resume.ts';

interface Told<Section> {
  experience: ResumeData['experience'];
  linesOf(section: Section): readonly string[];
}

/**
 * All sections in the order in which they're read. Who tells by skill what they did, and hardly anything under their jobs,
 * has that read before the bare list of jobs.
 */
export function toldBySkill<Section extends { id: string }>(
  sections: readonly Section[],
  additional: readonly Section[],
  { experience, linesOf }: Told<Section>,
): Section[] {
  const told = additional.filter((section) => isTold(linesOf(section)));
  const ofJobs = experience.flatMap(({ responsibilities }) => responsibilities).length;
  const isBySkill =
    experience.length > 0 && ofJobs <= experience.length && told.flatMap(linesOf).length >= least;
  const at = sections.findIndex(({ id }) => id === 'experience');
  if (!isBySkill || at < 0) return [...sections, ...additional];
  const rest = additional.filter((section) => !told.includes(section));
  return [...sections.slice(0, at), ...told, ...sections.slice(at), ...rest];
}

const least = 4;

/** Sentences, and no list of languages or interests. */
const isTold = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.join(' ').split(/\s+/u).length >= wordsOfTold * lines.length;
const wordsOfTold = 5;
