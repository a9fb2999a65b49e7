import { readDate } from '../../language/date-ranges.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { isPresent, yearsAt } from '../../resume/job-years.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { isAwayFromWork, sureEmployer, sureTitle, withA } from '../sure-names.ts';

/**
 * The job that a text opens with: the one that the person has, else the last by its dates, else one whose title is
 * sure. How recent it is, is said only where the dates of all jobs tell.
 */
export function presentedJob({ experience }: ResumeData, lexicon: Lexicon) {
  const jobs = experience
    .map((job, place) => ({ job, place, title: sureTitle(job.title, lexicon), end: endOf(job) }))
    .filter(({ job }) => !isAwayFromWork(job.title) && !isAwayFromWork(job.company));
  const [newest] = jobs.toSorted((a, b) => (b.end ?? 0) - (a.end ?? 0));
  const isSure = newest !== undefined && newest.title !== '' && jobs.every(({ end }) => end !== undefined);
  // Who has a job now isn't introduced by an older one.
  if (newest?.end === Number.POSITIVE_INFINITY && newest.title === '') return undefined;
  const chosen = isSure ? newest : jobs.find(({ title }) => title !== '');
  const use = chosen?.end === Number.POSITIVE_INFINITY ? 'who-now' : isSure ? 'who-then' : 'who-once';
  return chosen && { ...chosen, use };
}

/** In months; what goes on has no end. */
function endOf({ startDate, endDate }: ResumeData['experience'][number]): number | undefined {
  if (isPresent(endDate)) return Number.POSITIVE_INFINITY;
  const end = readDate(endDate, startDate);
  return end && end.year * 12 + (end.month ?? 12);
}

/** What fills "I'm {a title} with {years} of experience, now at {company}", as far as it's sure. */
export function whoSlots(
  data: ResumeData,
  { job, title }: NonNullable<ReturnType<typeof presentedJob>>,
  now: Date,
  lexicon: Lexicon,
) {
  return {
    'a title': withA(title),
    // Years at one kind of work alone: of several kinds nobody knows which is meant.
    years: data.experience.every((other) => sureTitle(other.title, lexicon) === title)
      ? yearsOf(data, now)
      : undefined,
    company: sureEmployer(job.company, lexicon),
  };
}

const leastYears = 2;
/** Two months. */
const aBit = 1 / 6;

/** "7 years", "over 7 years": at all jobs. */
function yearsOf({ experience }: ResumeData, now: Date): string | undefined {
  const years = yearsAt(experience, now);
  const whole = Math.floor(years);
  if (whole < leastYears) return undefined;
  return `${years - whole > aBit ? 'over ' : ''}${whole} years`;
}
