import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { Shown } from '../evidence.ts';
import { weightedYears } from '../job-years.ts';
import { jobFits } from '../match/job-fit.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';

/** Years at jobs of the asked kind; the one that is most like it shows it. */
export function yearsShown({ years = 0 }: Requirement, view: ResumeView, posting: Posting, now: Date): Shown {
  const fits = jobFits(view, posting);
  const share = years === 0 ? 0 : Math.min(1, weightedYears(view.data.experience, fits, now) / years);
  const best = fits.indexOf(Math.max(...fits));
  const job = view.data.experience[best];
  return { share, by: job && share > 0 ? { text: job.title, path: `experience.${best}.title` } : undefined };
}
