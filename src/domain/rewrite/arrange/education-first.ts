import { degreesIn, isSecondary } from '../../evidence/degrees.ts';
import { jobFits } from '../../evidence/job-fit.ts';
import { unitsOf } from '../../evidence/units.ts';
import { findDateRanges, readDate, type WrittenDate } from '../../language/date-ranges.ts';
import type { AskingPosting } from '../../posting/posting.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { shownSections } from '../../resume/section-order.ts';

/**
 * The sections with education and projects before the jobs, one a line, for somebody whose newest thing is a degree and
 * whose jobs were other work than the posting's; undefined for everybody else, and where they stand so already.
 */
export function educationFirst(view: ReadResume, posting: AskingPosting, now: Date): string | undefined {
  const sections = shownSections(view.data);
  const jobs = sections.indexOf('experience');
  const moved = sections.filter(
    (section, place) => place > jobs && (section === 'education' || projects.test(section)),
  );
  const isBehind = jobs >= 0 && moved.includes('education');
  if (!isBehind || !tellsTrade(view, posting) || !isNewGraduate(view, now)) return undefined;
  if (jobFits(view, posting).some((fit) => fit > 0)) return undefined;
  const others = sections.filter((section) => !moved.includes(section));
  return others.toSpliced(jobs, 0, 'education', ...moved.filter((one) => one !== 'education')).join('\n');
}

const projects = /\b(?:projects?|capstone|thesis|portfolio)\b|projekt|projet|proyecto|projeto/iu;

/** Whose posting names no work and asks for hardly anything doesn't tell which jobs are of its trade. */
const tellsTrade = ({ reader }: ReadResume, { title, requirements }: AskingPosting): boolean =>
  reader.title(title).families.size > 0 ||
  requirements.filter(({ kind }) => kind === 'skill' || kind === 'experience').length >= leastAsked;
const leastAsked = 3;

const recent = 24;
const vocational = 2;

/** A degree that goes on or ended lately, and no job that began after it. */
function isNewGraduate(view: ReadResume, now: Date): boolean {
  const { data, reader } = view;
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const ends = degreesIn(unitsOf(view), reader, now).flatMap(({ unit, level, standing }) => {
    const place = /^education\.(\d+)\./u.exec(unit.path)?.[1];
    // A diploma of a high school is no degree, and what names both is one of the two.
    const isDegree = level > vocational || (level === vocational && !isSecondary(unit.text));
    if (place === undefined || !isDegree || standing === 'unfinished') return [];
    if (standing === 'in-progress') return [Number.POSITIVE_INFINITY];
    return endOf(data.education[Number(place)]?.graduationDate ?? '') ?? [];
  });
  const newest = Math.max(0, ...ends);
  const begun = Math.max(0, ...data.experience.flatMap((job) => beginningOf(job) ?? []));
  return today - newest <= recent && begun <= newest;
}

/** A bare year is its middle. */
const monthsOf = ({ year, month = 6 }: WrittenDate): number => year * 12 + month;

function endOf(written: string): number | undefined {
  const range = findDateRanges(written).at(-1);
  if (range?.open) return Number.POSITIVE_INFINITY;
  const date = range?.to ?? range?.from;
  return date && monthsOf(date);
}

function beginningOf({ startDate, endDate }: ResumeData['experience'][number]): number | undefined {
  const date = readDate(startDate, endDate);
  return date && monthsOf(date);
}
