import { jobFits } from '../../evidence/job-fit.ts';
import type { Posting } from '../../posting/posting.ts';
import { weightedYears } from '../../resume/job-years.ts';
import type { ResumeView } from '../../resume/resume-view.ts';
import type { Finding } from '../score.ts';

/** What is more than asked counts too, up to twice: depth is what a reader looks for among those who have enough. */
const forDepth = 0.3;

/** Years at jobs of the asked kind and near ones, against the most that the posting demands. */
export function yearsMatch(view: ResumeView, posting: Posting, now: Date): Finding<'years'> {
  const asked = Math.max(
    0,
    ...posting.requirements.filter(({ level }) => level === 'must').map(({ years }) => years ?? 0),
  );
  if (asked === 0)
    return { id: 'years', share: undefined, evidence: [], notes: [{ code: 'no-years-asked' }] };
  const fits = jobFits(view, posting);
  const years = weightedYears(view.data.experience, fits, now);
  return {
    id: 'years',
    share: (1 - forDepth) * Math.min(1, years / asked) + forDepth * Math.min(1, years / asked / 2),
    evidence: fits.flatMap((fit, job) => (fit > 0 ? (view.spanOf(`experience.${job}.startDate`) ?? []) : [])),
    notes: [{ code: 'years', years: Math.floor(years), asked: Math.ceil(asked) }],
  };
}
