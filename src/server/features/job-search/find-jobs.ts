import type { SourceState } from '#contract/job-search.ts';
import { maxCandidates, maxLive, maxMatches } from '#domain/jobs/job-limits.ts';
import type { JobMatch, JobSeeker } from '#domain/jobs/job-match.ts';
import { compareMatches } from '#domain/jobs/match-posting.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { tellInOrder } from '../../background/tell-in-order.ts';
import type { WorkRun } from '../../background/work.ts';
import type { Engine } from '../../engine/engine.ts';
import { inTimeSlices } from '../../engine/in-time-slices.ts';
import type { JobCandidate } from '../../engine/job-engine.ts';
import type { Asker } from '../../job-sources/job-source.ts';
import type { Parts } from '../../parts.ts';
import type { StoredPosting } from '../../postings/job-index.ts';
import { askLive } from './ask-live.ts';
import type { FoundJob, ScoredJob } from './found-job.ts';
import type { NewMatch } from './job-match-store.ts';
import { joinFound } from './join-found.ts';
import { keptMatches } from './kept-matches.ts';

type SearchEngine = Pick<Engine, 'planJobSearch' | 'readPostings' | 'joinVacancies' | 'matchJobs'>;
type SearchParts = Pick<Parts, 'jobSources' | 'postings'> & {
  engine: SearchEngine;
  log: Pick<Parts['log'], 'warn'>;
};

/** How somebody else reads the best again, who knows better what a resume shows. */
type Reread = (
  best: readonly ScoredJob[],
  now: Date,
  onLost: (job: FoundJob, error: unknown) => void,
) => Promise<ScoredJob[]>;

/**
 * The best that the sources and the index have for somebody. If a source fails, the others and the index stand; a posting that can't be
 * read is left out.
 */
export async function findJobs(
  parts: SearchParts,
  seeker: JobSeeker,
  work: Pick<WorkRun<unknown>, 'progress' | 'signal'> & { asker?: Asker; reread?: Reread },
): Promise<{ matches: NewMatch[]; sources: SourceState[] }> {
  const { engine, log } = parts;
  const { signal } = work;
  const now = new Date();
  const tell = tellInOrder(work.progress);
  const { jobTitle, jobType, location, isRemote } = seeker;
  const { titles, countries } = await engine.planJobSearch({ jobTitle, location });
  const query = { jobTitle, jobType, location, isRemote, country: countries[0] ?? null };
  const [live, stored] = await Promise.all([
    askLive(parts.jobSources, query, tell, signal, work.asker),
    parts.postings.index.find({ titles, countries, types: jobType, isRemote }, maxCandidates),
  ]);
  const { sources } = live;
  void tell({ step: 'reading', sources });
  const onLost = ({ posting: { source, sourceId } }: FoundJob, error: unknown) =>
    log.warn({ err: error, posting: `${source}:${sourceId}` }, 'a posting could not be read');
  const asking = { sliceLength, onLost, signal };
  const read = await withFacts(engine, [...stored, ...unknown(live.postings, stored)], asking);
  void tell({ step: 'matching', sources });
  const scored = await score(engine, seeker, read, now, asking);
  await tell();
  const ranked = scored.toSorted(compareMatches).slice(0, maxJoined);
  const onUnjoined = (error: unknown) => log.warn({ err: error }, 'copies of vacancies could not be joined');
  const joined = await joinFound(engine, ranked, { signal, onLost: onUnjoined });
  const ours = joined.toSorted(compareMatches).slice(0, maxMatches);
  const best = work.reread ? await work.reread(ours, now, onLost) : ours;
  return { matches: await keptMatches(parts, best, now), sources };
}

/** Enough for a moment of the engine. */
const sliceLength = 40;

type Asking = Omit<Parameters<typeof inTimeSlices<FoundJob, unknown>>[1], 'ask'>;

/** Enough for the kept ones to be of as many vacancies. */
const maxJoined = maxMatches * 2;

/** What is asked live may be stored already, and then has been read. */
function unknown(postings: readonly JobPosting[], stored: readonly StoredPosting[]): FoundJob[] {
  const idOf = ({ source, sourceId }: JobPosting) => `${source}:${sourceId}`;
  const known = new Set(stored.map(({ posting }) => idOf(posting)));
  return postings
    .filter((posting) => !known.has(idOf(posting)))
    .slice(0, maxLive)
    .map((posting) => ({
      ...{ id: null, posting, facts: null, alsoOn: [] },
      ...{ isReposted: false, isClosed: false },
    }));
}

/** What is stored was read before, as a rule; of what wasn't, no more is read now than a person would wait for. */
async function withFacts(
  engine: SearchEngine,
  jobs: readonly FoundJob[],
  asking: Asking,
): Promise<ReadJob[]> {
  const isUnread = ({ facts }: FoundJob) => facts === null;
  const late = new Set(jobs.filter((job) => isUnread(job) && job.id !== null).slice(maxLive));
  const unread = jobs.filter((job) => isUnread(job) && !late.has(job));
  const read = await inTimeSlices(unread, {
    ...asking,
    ask: (slice) => engine.readPostings(slice.map(({ posting }) => posting)),
  });
  const factsOf = new Map(unread.map((job, place) => [job, read[place]]));
  return jobs.flatMap((job) => {
    const facts = job.facts ?? factsOf.get(job);
    return facts ? [{ ...job, facts }] : [];
  });
}

type ReadJob = FoundJob & JobCandidate;

async function score(
  engine: SearchEngine,
  seeker: JobSeeker,
  jobs: readonly ReadJob[],
  now: Date,
  asking: Asking,
): Promise<ScoredJob[]> {
  const matches = await inTimeSlices<ReadJob, JobMatch>(jobs, {
    ...asking,
    ask: (slice) =>
      engine.matchJobs(
        seeker,
        slice.map(({ posting, facts }) => ({ posting, facts })),
        now,
      ),
  });
  return jobs.flatMap((job, place) => {
    const match = matches[place];
    // A field filters: what surely breaks one isn't in the list.
    return match && match.broken.length === 0 ? [{ ...job, match }] : [];
  });
}
