import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { Shown } from '../evidence.ts';
import { yearsAt } from '../job-years.ts';
import { relevantJobs } from '../match/years-match.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';

/** Years at jobs of the asked kind; the latest of them shows it. */
export function yearsShown({ years = 0 }: Requirement, view: ResumeView, posting: Posting, now: Date): Shown {
  const relevant = relevantJobs(view, posting);
  const jobs = view.data.experience.filter((_, job) => relevant.has(job));
  const share = years === 0 ? 0 : Math.min(1, yearsAt(jobs, now) / years);
  const [first] = [...relevant].sort((a, b) => a - b);
  const job = first === undefined ? undefined : view.data.experience[first];
  return { share, by: job && share > 0 ? { text: job.title, path: `experience.${first}.title` } : undefined };
}
