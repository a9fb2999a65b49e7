import { trustSignalsOf } from '#domain/jobs/trust-signals.ts';
import { applyUrl } from '#domain/posting/source/apply-url.ts';
import { madeStorable } from '../../http/storable-text.ts';
import type { Parts } from '../../parts.ts';
import type { ScoredJob } from './found-job.ts';
import type { NewMatch } from './job-match-store.ts';

/** What is kept of the best: of each no more than its source allows. What may be stored is stored, once for everybody. */
export async function keptMatches(
  { jobSources, postings }: Pick<Parts, 'jobSources' | 'postings'>,
  best: readonly ScoredJob[],
  now: Date,
): Promise<NewMatch[]> {
  const mayStore = ({ posting }: ScoredJob) => jobSources.termsOf(posting.source).storeDays > 0;
  const fresh = best.filter((job) => job.id === null && mayStore(job));
  const ids = await postings.store(
    fresh.map(({ posting }) => posting),
    now,
  );
  const idOf = new Map(fresh.map((job, place) => [job, ids[place] ?? null]));
  return best.map((job) => {
    const match = matchOf({ ...job, id: job.id ?? idOf.get(job) ?? null }, now);
    // Cut or joined out of texts that could be stored, it may be none.
    return madeStorable(mayStore(job) ? match : withoutPosting(match, job));
  });
}

function matchOf({ id, posting, match, alsoOn, isReposted, isClosed }: ScoredJob, now: Date): NewMatch {
  const { version, score, experience, skills, industry, reasoning, met, missing, facts } = match;
  const signals = new Set(trustSignalsOf(posting, { isReposted, now }));
  if (isClosed) signals.add('closed-link');
  return {
    source: posting.source,
    jobId: `${posting.source}:${posting.sourceId}`,
    postingId: id,
    jobTitle: posting.title,
    company: posting.company,
    location: posting.location || null,
    applyUrl: applyUrl(posting.applyUrl) ?? '',
    isRemote: posting.isRemote,
    salary: posting.salary,
    pay: posting.pay,
    employmentType: posting.employmentType,
    postedAt: posting.postedAt,
    ...{ score, experience, skills, industry, rule: version },
    verdict: { reasoning, met, missing, facts, signals: [...signals], alsoOn: [...alsoOn] },
  };
}

/** What is left of the match of a posting that may not be stored: what we say of it, without its words and its figures. */
const withoutPosting = (match: NewMatch, { match: { plainReasoning, facts } }: ScoredJob): NewMatch => ({
  ...match,
  ...{ salary: null, pay: null, employmentType: null, postedAt: null },
  verdict: {
    ...match.verdict,
    reasoning: plainReasoning,
    met: [],
    missing: [],
    facts: facts.filter(({ quote }) => quote === ''),
  },
});
