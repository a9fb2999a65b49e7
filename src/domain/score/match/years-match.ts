import { requirementShown } from '../evidence.ts';
import { yearsAt } from '../job-years.ts';
import type { Posting } from '../posting.ts';
import type { ResumeView } from '../resume-view.ts';
import type { Finding } from '../score.ts';
import { titleLikeness } from './title-match.ts';

/** Years at jobs of the asked kind, against the most that the posting demands. */
export function yearsMatch(view: ResumeView, posting: Posting, now: Date): Finding<'years'> {
  const asked = Math.max(
    0,
    ...posting.requirements.filter(({ level }) => level === 'must').map(({ years }) => years ?? 0),
  );
  if (asked === 0)
    return { id: 'years', share: undefined, evidence: [], notes: [{ code: 'no-years-asked' }] };
  const relevant = relevantJobs(view, posting);
  const jobs = view.data.experience.filter((_, job) => relevant.has(job));
  const years = yearsAt(jobs, now);
  return {
    id: 'years',
    share: Math.min(1, years / asked),
    evidence: [...relevant].flatMap((job) => view.spanOf(`experience.${job}.startDate`) ?? []),
    notes: [{ code: 'years', years: Math.floor(years * 10) / 10, asked }],
  };
}

export function relevantJobs(view: ResumeView, posting: Posting): Set<number> {
  const byTitle = view.data.experience.flatMap(({ title }, job) =>
    titleLikeness(title, posting.title, view.reader) >= 0.4 ? [job] : [],
  );
  const deeds = posting.requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'experience')
    .flatMap((requirement) => requirementShown(requirement, view).by?.job ?? []);
  // One deed makes no career: two asked things, done there.
  const byDeeds = deeds.filter((job) => deeds.filter((other) => other === job).length >= 2);
  return new Set([...byTitle, ...byDeeds]);
}
