import { stemOf } from '../language/words.ts';
import type { Posting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { weightedYears } from '../resume/job-years.ts';
import type { ResumeView } from '../resume/resume-view.ts';
import { alternativesOf } from './alternatives.ts';
import { jobFits } from './job-fit.ts';
import type { Shown } from './shown.ts';

/** Months are rounded, and nobody sends a person away for the last of them. */
const enough = 0.9;

/**
 * How much of what an ask says must be in a job, told or named by its kind: less where the job is like the posting's. The
 * years that a posting insists on are years at its own work, however it words them.
 */
function needed(fit: number, { level }: Requirement): number {
  if (fit >= 0.5) return level === 'must' ? 0 : 0.5;
  return fit >= 0.15 ? 0.6 : 0.8;
}

/** Years at jobs of the asked kind, by the posting's title and by what the ask itself says; the one most like it shows it. */
export function yearsShown(requirement: Requirement, view: ResumeView, posting: Posting, now: Date): Shown {
  const { years = 0 } = requirement;
  const fits = jobFits(view, posting);
  const told = askedShares(requirement, view);
  const rank = fits.map((fit, job) => {
    const share = told[job] ?? 0;
    return share >= needed(fit, requirement) ? fit + share : 0;
  });
  const counted = weightedYears(
    view.data.experience,
    rank.map((one) => Math.min(1, Math.ceil(one))),
    now,
  );
  const share = years === 0 ? 0 : Math.min(1, counted / years / enough);
  const best = rank.indexOf(Math.max(...rank));
  const job = view.data.experience[best];
  return { share, by: job && share > 0 ? { text: job.title, path: `experience.${best}.title` } : undefined };
}

/** How much each job has of what the ask names, or of one of the kinds that it names; all where it names none. */
function askedShares({ quote }: Requirement, view: ResumeView): number[] {
  const { reader } = view;
  const bare = quote
    .replace(/\([^)]*\)|^.*?\b(?:years?'?|yrs|months'?)(?!\w)/giu, ' ')
    .replace(/\bor (?:an? )?(?:closely )?(?:similar|equivalent|related|relevant)\b.*$/iu, '');
  const parts = [bare, ...alternativesOf(bare)].map((part) => reader.telling(part));
  if (parts[0]?.length === 0) return view.data.experience.map(() => 1);
  return view.data.experience.map(({ title, company, responsibilities }) => {
    const kinds = [...reader.title(title).families].flatMap((family) => family.split('-'));
    const named = new Set([...reader.stems(title), ...kinds.map((kind) => stemOf(kind))]);
    const told = new Set([...named, ...reader.stems([company, ...responsibilities].join('\n'))]);
    const shares = parts
      .filter((stems) => stems.length > 0)
      // A single word is told by anybody: it must be what the job is called.
      .map((stems) => shareOf(stems, stems.length === 1 ? named : told));
    return Math.max(0, ...shares);
  });
}

/** The last word says what the work is, those before it which kind: it counts twice. */
function shareOf(stems: readonly string[], told: ReadonlySet<string>): number {
  const isTold = (stem: string) => told.has(stem) || [...told].some((own) => isSameRoot(own, stem));
  const weighed = [...stems, ...stems.slice(-1)];
  return weighed.filter(isTold).length / weighed.length;
}

const rootLength = 5;

/** "Manager" and "management", "accounts" and "accounting". */
const isSameRoot = (a: string, b: string) =>
  a.length >= rootLength && b.length >= rootLength && a.slice(0, rootLength) === b.slice(0, rootLength);
