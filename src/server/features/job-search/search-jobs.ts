import { LRUCache } from 'lru-cache';
import type { NewJobSearch } from '#contract/job-search.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { reserveFairUse } from '../../quota/fair-use.ts';
import { lockPerson } from '../../quota/lock-person.ts';
import { findResume } from '../resumes/resume-store.ts';
import { findJobs } from './find-jobs.ts';
import { insertMatches } from './job-match-store.ts';
import { type AskedSearch, findRunningSearch, insertSearch, keepPreferences } from './job-search-store.ts';
import { openSeeker } from './open-seeker.ts';
import { type KnownVerdicts, rereadBest } from './reread-best.ts';

const kind = 'search-jobs';

/** The first half: one transaction keeps the must-haves, counts the search and sends the job. While the same one runs, it is that one. */
export function startSearch(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  { preferences, ...asked }: NewJobSearch,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    await lockPerson(trx, userId);
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    if (asked.resumeId && !(await findResume(trx, userId, asked.resumeId)))
      throw new AppError('not_found', { message: 'Resume not found' });
    const input: AskedSearch = {
      jobTitle: asked.jobTitle,
      jobType: [...new Set(asked.jobType)],
      location: asked.location || null,
      isRemote: asked.isRemote ?? false,
      resumeId: asked.resumeId || null,
      linkedinUrl: asked.linkedinUrl || null,
      preferences: preferences ?? {},
    };
    const running = await findRunningSearch(trx, userId, kind, input);
    if (running) return joinWork(trx, userId, running, requestKey);
    const atOnce = config.WORK_AT_ONCE;
    const { workId } = await startWork(jobs, trx, {
      definition: { kind },
      person,
      input,
      requestKey,
      atOnce,
    });
    await reserveFairUse(trx, config, { userId, workId, feature: 'jobSearch' });
    if (preferences) await keepPreferences(trx, userId, preferences);
    return { workId };
  });
}

/** The second half, in the worker: ask, read, score, and keep the best once. Search and work have the same id. */
export function searchWork(
  parts: Pick<Parts, 'database' | 'engine' | 'jobSources' | 'postings' | 'models' | 'log'>,
) {
  const known: KnownVerdicts = new LRUCache({ max: 5_000, ttl: 24 * 60 * 60 * 1000 });
  return defineWork<AskedSearch, { searchId: string }>({
    kind,
    retryLimit: 3,
    expireInSeconds: 120,
    run: async ({ input, userId, workId, progress, asking, signal }) => {
      const engine = parts.engine.for({ userId, signal, isWork: true });
      const seeker = await openSeeker({ database: parts.database, engine }, userId, input);
      const models = await modelsFor(parts.models, { userId, asking });
      const work: Parameters<typeof findJobs>[2] = {
        ...{ progress, signal, asker: { userId, asking } },
        reread: (best, now, onLost) =>
          rereadBest({ engine, models, known, userId, workId, signal, onLost }, seeker, best, now),
      };
      const { matches, sources } = await findJobs({ ...parts, engine }, seeker, work);
      return {
        result: { searchId: workId },
        save: async (trx) => {
          await insertSearch(trx, userId, workId, { ...input, sources });
          await insertMatches(trx, userId, workId, matches);
          const hasAnswer = sources.length === 0 || sources.some(({ state }) => state === 'answered');
          return { isFree: matches.length === 0 && !hasAnswer };
        },
      };
    },
  });
}
