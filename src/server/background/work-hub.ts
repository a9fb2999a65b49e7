import type { Work } from '#contract/work.ts';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import type { SentEvent } from '../http/answers.ts';
import type { Config } from '../process/config.ts';
import { endUse } from '../quota/uses.ts';
import type { Jobs } from './jobs.ts';
import { type FinishedWork, queueOf } from './work.ts';
import { findLastProgress, hasShownLine, readWorkNews, type WorkEvent } from './work-event-store.ts';
import { createWorkFeeds, type WorkFeeds } from './work-feeds.ts';
import type { WorkSignals } from './work-signals.ts';
import {
  askToStop,
  changeWork,
  findWork,
  isFinished,
  lockWork,
  readWork,
  type WorkRow,
} from './work-store.ts';

/** What the person who owns a piece of work can do with it: wait, look, follow, cancel. */
export interface WorkHub {
  wait(userId: string, workId: string): Promise<FinishedWork | undefined>;
  get(userId: string, workId: string): Promise<Work>;
  /** Undefined where the work has ended and the caller knows all of it. */
  follow(
    userId: string,
    workId: string,
    afterSeq: number,
    signal: AbortSignal,
  ): Promise<AsyncIterable<SentEvent<Work> | 'quiet'> | undefined>;
  /**
   * Ends the work and gives the use back, unless a provider was asked: then it's spent. Once finished lines were shown,
   * those become the result, and it's spent, too.
   */
  cancel(userId: string, workId: string): Promise<Work>;
}

export interface WorkHubParts {
  config: Pick<Config, 'WORK_WAIT_SECONDS'>;
  database: Database;
  jobs: Jobs;
  signals: WorkSignals;
  /** A process that stops answers at once that the work goes on. */
  stopping: AbortSignal;
}

export function createWorkHub(parts: WorkHubParts): WorkHub {
  const { database } = parts;
  const feeds = createWorkFeeds(parts);
  return {
    wait: (userId, workId) => waitForEnd({ ...parts, feeds }, userId, workId),
    get: (userId, workId) =>
      database.asUser(userId, async (trx) => {
        const work = await find(trx, userId, workId);
        const progress = await findLastProgress(trx, userId, workId);
        return viewOf(work, { ...endOf(work), ...(progress ? { progress } : {}) });
      }),
    follow: async (userId, workId, afterSeq, signal) => {
      const work = await database.asUser(userId, (trx) => find(trx, userId, workId));
      const isOver =
        isFinished(work) && !(await readWorkNews(database, userId, workId, afterSeq))?.news.length;
      return isOver ? undefined : eventsOf(feeds, work, afterSeq, signal);
    },
    cancel: (userId, workId) => cancel(parts, userId, workId),
  };
}

async function find(trx: Trx, userId: string, workId: string): Promise<WorkRow> {
  const work = await findWork(trx, userId, workId);
  if (!work) throw new AppError('not_found');
  return work;
}

async function waitForEnd(
  { config, database, feeds, stopping }: WorkHubParts & { feeds: WorkFeeds },
  userId: string,
  workId: string,
): Promise<FinishedWork | undefined> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(config.WORK_WAIT_SECONDS * 1000)]);
  const news = feeds.follow({ id: workId, userId }, 0, signal);
  let next = await news.next();
  while (!next.done) next = await news.next();
  const work = await readWork(database, userId, workId);
  if (!work) throw new AppError('not_found');
  return finishedOf(work);
}

async function* eventsOf(feeds: WorkFeeds, work: WorkRow, afterSeq: number, signal: AbortSignal) {
  for await (const news of feeds.follow(work, afterSeq, signal)) {
    yield news === 'quiet' ? news : { id: news.seq, data: viewOf(work, news.event) };
  }
}

function cancel({ database, jobs }: WorkHubParts, userId: string, workId: string): Promise<Work> {
  return database.asUser(userId, async (trx) => {
    const work = await lockWork(trx, userId, workId);
    if (!work) throw new AppError('not_found');
    if (isFinished(work)) return viewOf(work, endOf(work));
    // What was shown can't be taken back, and a provider has been paid for it.
    if (await hasShownLine(trx, userId, workId)) {
      await askToStop(trx, work);
      return viewOf(work, { state: work.state });
    }
    await jobs.cancel(trx, queueOf(work.kind), work.jobId);
    const end = endOf({ ...work, state: 'cancelled' });
    await endUse(trx, userId, workId, end.isSpent ? 'settled' : 'released');
    await changeWork(trx, work, 'cancelled', end);
    return viewOf(work, end);
  });
}

/** Canceling after a provider was asked costs the use. */
const endOf = ({ state, isProviderAsked }: WorkRow): Pick<WorkEvent, 'state' | 'isSpent'> => ({
  state,
  ...(state === 'cancelled' && isProviderAsked ? { isSpent: true } : {}),
});

function finishedOf({ state, result, error }: WorkRow): FinishedWork | undefined {
  if (state === 'done') return { state, result };
  if (state === 'cancelled') return { state };
  if (state === 'failed') return { state, error: error ?? new AppError('work_failed').body };
  return undefined;
}

function viewOf(work: WorkRow, { state, progress, error = work.error, isSpent }: WorkEvent): Work {
  return {
    id: work.id,
    kind: work.kind,
    state,
    createdAt: work.createdAt.toISOString(),
    ...(progress ? { progress } : {}),
    ...(error ? { error } : {}),
    ...(isSpent ? { isSpent } : {}),
  };
}
