import type { FastifyBaseLogger } from 'fastify';
import { maxLive } from '#domain/jobs/job-limits.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { ageInDays } from '#domain/posting/source/posted-date.ts';
import { unlessAborted } from '../models/unless-aborted.ts';
import type {
  Asker,
  AskSources,
  JobSources,
  LiveSource,
  SourceOutcome,
  SourceQuery,
  SourceTerms,
} from './job-source.ts';
import { SourceFailure, SourceSkipped } from './source-failure.ts';

interface AskOptions {
  sources: readonly LiveSource[];
  labelOf: JobSources['labelOf'];
  eachMs: number;
  allMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => Date;
}

interface Answer {
  postings: JobPosting[];
  outcome: SourceOutcome;
}

/** All at once, none of which can keep the others: each has its time, and all together have theirs. */
export function createAskSources({
  sources,
  labelOf,
  eachMs,
  allMs,
  log,
  now = () => new Date(),
}: AskOptions): AskSources {
  return async (query, onOutcome, signal, asker) => {
    const whole = AbortSignal.timeout(allMs);
    const answers = await Promise.all(
      sources.map(async (source) => {
        const answer = await askOne({ source, query, labelOf, eachMs, log, now, whole, signal, asker });
        signal.throwIfAborted();
        onOutcome(answer.outcome);
        return answer;
      }),
    );
    return {
      postings: inTurns(answers.map(({ postings }) => postings)).slice(0, maxLive),
      outcomes: answers.map(({ outcome }) => outcome),
    };
  };
}

interface OneAsked extends Required<Pick<AskOptions, 'labelOf' | 'eachMs' | 'log' | 'now'>> {
  source: LiveSource;
  query: SourceQuery;
  whole: AbortSignal;
  signal: AbortSignal;
  asker: Asker | undefined;
}

async function askOne(asked: OneAsked): Promise<Answer> {
  const { source, query, labelOf, eachMs, log, now, whole, signal, asker } = asked;
  const { name, terms } = source;
  const label = labelOf(name);
  const outcome = (state: SourceOutcome['state'], count = 0) => ({ name, label, state, count });
  const limit = AbortSignal.any([signal, whole, AbortSignal.timeout(eachMs)]);
  try {
    const found = await unlessAborted(limit, source.search(query, limit, asker));
    const postings = found.filter((posting) => isYoungEnough(posting, terms, now()));
    return { postings, outcome: outcome('answered', postings.length) };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SourceSkipped) return { postings: [], outcome: outcome('skipped') };
    // Expected of anybody else's server; what we did wrong ourselves is told with its trace, and still costs one source only.
    if (error instanceof SourceFailure || limit.aborted)
      log.warn(
        { source: name, failure: error instanceof SourceFailure ? error.message : 'timeout' },
        'a job source failed',
      );
    else log.warn({ err: error, source: name }, 'a job source could not be read');
    return { postings: [], outcome: outcome('failed') };
  }
}

/** Older ones aren't shown, by the source's terms. */
export const isYoungEnough = ({ postedAt }: JobPosting, { maxAgeDays }: SourceTerms, now: Date): boolean =>
  postedAt === null || ageInDays(postedAt, now) <= maxAgeDays;

/** The best of each source before the second of any, so that a long answer doesn't push another out. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}
