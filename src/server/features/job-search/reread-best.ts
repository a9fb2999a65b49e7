import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LRUCache } from 'lru-cache';
import { type ResumeLine, resumeLines } from '#domain/evidence/resume-lines.ts';
import type { JudgedAsk } from '#domain/evidence/verdicts.ts';
import type { JobMatch, JobSeeker } from '#domain/jobs/job-match.ts';
import { compareMatches } from '#domain/jobs/match-posting.ts';
import type { PostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { withinReach } from '#domain/resume/within-reach.ts';
import type { Engine } from '../../engine/engine.ts';
import { inTimeSlices } from '../../engine/in-time-slices.ts';
import { evidencePromptVersion } from '../../judging/weigh-evidence.prompt.ts';
import { type AskingJob, weighJobs } from '../../judging/weigh-jobs.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';
import type { ScoredJob } from './found-job.ts';

/** What a model said of somebody's resume and a posting's asks, by a hash of all of it. */
export type KnownVerdicts = LRUCache<string, JudgedAsk[]>;

interface Rereading {
  engine: Pick<Engine, 'matchJobs'>;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
  known: KnownVerdicts;
  userId: string;
  workId: string;
  signal: AbortSignal;
  onLost(job: ScoredJob, error: unknown): void;
}

/** What somebody looks at first. */
const maxReread = 20;
/** Of one posting; what it demands comes first. */
const maxAsks = 8;
/** Whoever searches waits for it. A moment later what hasn't come isn't waited for any more. */
const patienceMs = 9_000;

/**
 * The first of a list are weighed by a model, too, all before the list is kept: so it stays in its order once it's seen. What
 * comes late, or not at all, leaves our own verdicts.
 */
export async function rereadBest(
  rereading: Rereading,
  seeker: JobSeeker,
  best: readonly ScoredJob[],
  now: Date,
): Promise<ScoredJob[]> {
  const { models } = rereading;
  const lines = seeker.resume ? resumeLines(withinReach(seeker.resume.data)) : [];
  const isLong = lines.reduce((sum, { text }) => sum + text.length, 0) > maxResumeLength;
  if (!models.isConfigured || lines.length === 0 || isLong) return [...best];
  const asking = best.slice(0, maxReread).flatMap((job) => {
    const { facts } = job;
    const quotes = facts ? quotesOf(facts) : [];
    return facts && quotes.length > 0 ? [{ job, facts, quotes }] : [];
  });
  const verdicts = await weighUnknown(
    rereading,
    lines,
    asking.map(({ job, quotes }) => ({ title: job.posting.title, quotes })),
  );
  const seen = lines.map(({ text }) => text).join('\n');
  const judged = asking.flatMap(({ job, facts }, at) => {
    const asks = verdicts[at];
    if (!asks || asks.length === 0) return [];
    return [{ job, candidate: { posting: job.posting, facts, judged: { asks, seen, rewritten: [] } } }];
  });
  const matches = await matchAgain(rereading, seeker, judged, now);
  const matchOf = new Map(judged.map(({ job }, at) => [job, matches[at]]));
  return best.map((job) => ({ ...job, match: matchOf.get(job) ?? job.match })).toSorted(compareMatches);
}

interface JudgedJob {
  job: ScoredJob;
  candidate: Parameters<Engine['matchJobs']>[1][number];
}

/** Nobody's search fails at it: where the engine does, what was matched before stands. */
async function matchAgain(
  { engine, signal, onLost }: Rereading,
  seeker: JobSeeker,
  judged: readonly JudgedJob[],
  now: Date,
): Promise<(JobMatch | null)[]> {
  try {
    return await inTimeSlices(judged, {
      sliceLength: maxReread,
      onLost: ({ job }, error) => onLost(job, error),
      signal,
      ask: (slice) =>
        engine.matchJobs(
          seeker,
          slice.map(({ candidate }) => candidate),
          now,
        ),
    });
  } catch (error) {
    signal.throwIfAborted();
    for (const { job } of judged.slice(0, 1)) onLost(job, error);
    return [];
  }
}

const quotesOf = ({ requirements }: PostingFacts): string[] =>
  [
    ...requirements.filter(({ level }) => level === 'must'),
    ...requirements.filter(({ level }) => level !== 'must'),
  ]
    .slice(0, maxAsks)
    .map(({ quote }) => quote);

/** The same two texts are weighed once. */
async function weighUnknown(
  { models, known, userId, workId, signal }: Rereading,
  lines: readonly ResumeLine[],
  jobs: readonly AskingJob[],
): Promise<(JudgedAsk[] | undefined)[]> {
  const keys = jobs.map((job) => keyOf(userId, lines, job));
  const fresh = jobs.flatMap((job, at) => (known.has(keys[at] ?? '') ? [] : [{ job, key: keys[at] ?? '' }]));
  if (fresh.length > 0) {
    const said = await weighJobs(
      models,
      lines,
      fresh.map(({ job }) => job),
      { userId, workId, signal, allElse: pause(patienceMs, undefined, { signal, ref: false }) },
    );
    for (const [at, { key }] of fresh.entries()) {
      const asks = said[at];
      if (asks) known.set(key, asks);
    }
  }
  return keys.map((key) => known.get(key));
}

function keyOf(userId: string, lines: readonly ResumeLine[], job: AskingJob): string {
  const month = new Date().toISOString().slice(0, 7);
  const texts = lines.map(({ text }) => text);
  return createHash('sha256')
    .update(JSON.stringify([userId, evidencePromptVersion, month, texts, job]))
    .digest('base64url');
}
