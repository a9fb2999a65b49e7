import type { Work } from '#contract/work.ts';
import type { SentEvent } from '../answers.ts';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import { endUse } from '../quota/uses.ts';
import type { Jobs } from './jobs.ts';
import { type FinishedWork, queueOf } from './work.ts';
import type { WorkSignals } from './work-signals.ts';
import {
  changeWork,
  findLastProgress,
  findWork,
  isFinished,
  listWorkEvents,
  lockWork,
  readWork,
  type WorkEvent,
  type WorkRow,
} from './work-store.ts';

/** What the person who owns a piece of work can do with it: wait, look, follow, cancel. */
export interface WorkHub {
  wait(userId: string, workId: string): Promise<FinishedWork | undefined>;
  get(userId: string, workId: string): Promise<Work>;
  follow(
    userId: string,
    workId: string,
    afterSeq: number,
    signal: AbortSignal,
  ): Promise<AsyncIterable<SentEvent<Work> | 'quiet'>>;
  cancel(userId: string, workId: string): Promise<Work>;
}

const quietAfterMs = 15_000;

export interface WorkHubParts {
  database: Database;
  jobs: Jobs;
  signals: WorkSignals;
  waitMs: number;
  /** A process that stops answers at once that the work goes on. */
  stopping: AbortSignal;
}

export function createWorkHub(parts: WorkHubParts): WorkHub {
  const { database } = parts;
  return {
    wait: (userId, workId) => waitForEnd(parts, userId, workId),
    get: (userId, workId) =>
      database.asUser(userId, async (trx) => {
        const work = await find(trx, userId, workId);
        const progress = await findLastProgress(trx, userId, workId);
        return viewOf(work, { state: work.state, ...(progress ? { progress } : {}) });
      }),
    follow: async (userId, workId, afterSeq, signal) => {
      const work = await database.asUser(userId, (trx) => find(trx, userId, workId));
      return eventsOf(parts, work, afterSeq, signal);
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
  parts: WorkHubParts,
  userId: string,
  workId: string,
): Promise<FinishedWork | undefined> {
  const deadline = Date.now() + parts.waitMs;
  const watch = parts.signals.watch(workId);
  parts.stopping.addEventListener('abort', watch.stop);
  try {
    for (;;) {
      const work = await readWork(parts.database, userId, workId);
      if (!work) throw new AppError('not_found');
      const finished = finishedOf(work);
      const leftMs = deadline - Date.now();
      if (finished || leftMs <= 0 || parts.stopping.aborted) return finished;
      await watch.changed(leftMs);
    }
  } finally {
    parts.stopping.removeEventListener('abort', watch.stop);
    watch.stop();
  }
}

async function* eventsOf(
  { database, signals }: WorkHubParts,
  work: WorkRow,
  afterSeq: number,
  signal: AbortSignal,
) {
  const watch = signals.watch(work.id);
  signal.addEventListener('abort', () => watch.stop());
  let seq = afterSeq;
  try {
    while (!signal.aborted) {
      const { finished, events } = await look(database, work, seq);
      for (const { seq: id, event } of events) {
        seq = id;
        yield { id, data: viewOf(work, event) };
        if (isFinished(event)) return;
      }
      if (events.length === 0) {
        if (finished) return;
        yield 'quiet' as const;
      }
      await watch.changed(quietAfterMs);
    }
  } finally {
    watch.stop();
  }
}

/** The work is looked at first: whatever ended it is then among the events that are read after it. */
function look(database: Database, { userId, id }: WorkRow, afterSeq: number) {
  return database.asUser(userId, async (trx) => ({
    finished: isFinished(await find(trx, userId, id)),
    events: await listWorkEvents(trx, userId, id, afterSeq),
  }));
}

function cancel({ database, jobs }: WorkHubParts, userId: string, workId: string): Promise<Work> {
  return database.asUser(userId, async (trx) => {
    const work = await lockWork(trx, userId, workId);
    if (!work) throw new AppError('not_found');
    if (isFinished(work)) return viewOf(work, { state: work.state });
    await jobs.cancel(trx, queueOf(work.kind), work.jobId);
    await endUse(trx, userId, workId, 'released');
    await changeWork(trx, work, 'cancelled');
    return viewOf(work, { state: 'cancelled' });
  });
}

function finishedOf({ state, result, error }: WorkRow): FinishedWork | undefined {
  if (state === 'done') return { state, result };
  if (state === 'cancelled') return { state };
  if (state === 'failed') return { state, error: error ?? new AppError('work_failed').body };
  return undefined;
}

function viewOf(work: WorkRow, { state, progress, error = work.error }: WorkEvent): Work {
  return {
    id: work.id,
    kind: work.kind,
    state,
    createdAt: work.createdAt.toISOString(),
    ...(progress ? { progress } : {}),
    ...(error ? { error } : {}),
  };
}
