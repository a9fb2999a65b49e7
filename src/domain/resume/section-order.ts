import { cleanText } from '../language/readable-text.ts';
import type { ResumeData } from './resume.ts';
import { closeSpacedLetters, sectionIds, sectionOfHeading } from './section-headings.ts';

/**
 * Every section of a resume in the order in which it's read, each by our name for it or by the person's own heading: theirs,
 * where it's known, else the usual one. What has no place in theirs stands behind all that usually comes before it.
 */
export function orderOfSections(data: ResumeData): string[] {
  const usual = usualOrder(data);
  if (!data.sections) return usual;
  const order = [...new Set(data.sections)].filter((section) => usual.includes(section));
  for (const [place, section] of usual.entries()) {
    if (order.includes(section)) continue;
    const after = usual.slice(0, place).map((one) => order.indexOf(one));
    order.splice(Math.max(-1, ...after) + 1, 0, section);
  }
  return order;
}

/** The same without sections that have nothing in them: what people see. */
export const shownSections = (data: ResumeData): string[] =>
  orderOfSections(data).filter((section) => section !== '' && hasSection(data, section));

/** The data with its sections in another order; it isn't noted where it's the usual one. */
export function withSections({ sections: _, ...data }: ResumeData, order: readonly string[]): ResumeData {
  const made = { ...data, sections: [...order] };
  return areSame(orderOfSections(made), orderOfSections(data)) ? data : made;
}

/** Whether what both name stands in one order. */
export function isInOrder(data: ResumeData, order: readonly string[]): boolean {
  const own = orderOfSections(data);
  const known = order.filter((section) => own.includes(section));
  return areSame(
    known,
    own.filter((section) => known.includes(section)),
  );
}

/** The heading of a section that's none of ours, as it's printed. */
export const ownHeading = (heading: string): string => closeSpacedLetters(cleanText(heading));

const areSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Who tells by skill what they did, and hardly anything under their jobs, has that read before the bare list of jobs. */
function usualOrder(data: ResumeData): string[] {
  const own = [...new Set(ownSections(data).map(({ heading }) => heading))];
  const told = orderSections(data);
  const ids: readonly string[] = data.credentialsFirst ? credentialsFirst : sectionIds;
  const at = ids.indexOf('experience');
  return [
    ...ids.slice(0, at),
    ...told,
    ...ids.slice(at),
    ...own.filter((heading) => !told.includes(heading)),
  ];
}

const credentialsFirst = ['summary', 'certifications', 'experience', 'education', 'skills'];

function orderSections(data: ResumeData): string[] {
  const { experience } = data;
  const told = ownSections(data).filter(({ heading, lines }) => heading !== '' && isTold(lines));
  const ofJobs = experience.flatMap(({ responsibilities }) => responsibilities).length;
  const isBySkill =
    experience.length > 0 &&
    ofJobs <= experience.length &&
    told.flatMap(({ lines }) => lines).length >= leastNarrated;
  return isBySkill ? [...new Set(told.map(({ heading }) => heading))] : [];
}

const leastNarrated = 4;

/** Sentences, and no list of languages or interests. */
const isTold = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.join(' ').split(/\s+/u).length >= wordsOfProse * lines.length;
const wordsOfProse = 5;

/** What is shown under a heading that isn't one of ours. */
const ownSections = ({ additional = [] }: ResumeData): { heading: string; lines: string[] }[] =>
  additional
    .filter(({ unplaced }) => !unplaced)
    .map(({ heading, lines }) => ({
      heading: ownHeading(heading),
      lines: lines.map(cleanText).filter((line) => line !== ''),
    }))
    .filter(({ heading, lines }) => lines.length > 0 && sectionOfHeading(heading) === undefined);

function hasSection(data: ResumeData, section: string): boolean {
  const { summary, experience, education, skills = [], certifications = [], additional = [] } = data;
  const sizes: Readonly<Record<string, number>> = {
    summary: summary.trim().length,
    experience: experience.length,
    education: education.length,
    skills: skills.length,
    certifications: certifications.length,
  };
  const isUnder = (heading: string) => (sectionOfHeading(heading) ?? ownHeading(heading)) === section;
  return (
    (sizes[section] ?? 0) > 0 ||
    additional.some(({ heading, lines, unplaced }) => !unplaced && lines.length > 0 && isUnder(heading))
  );
}
