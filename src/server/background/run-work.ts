import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import { endUse } from '../quota/uses.ts';
import type { Job, Jobs } from './jobs.ts';
import { deadQueue, queueOf, type WorkDefinition, type WorkOutcome, type WorkPayload } from './work.ts';
import { tellWork } from './work-event-store.ts';
import type { WorkSignals } from './work-signals.ts';
import { changeWork, isFinished, lockWork, noteProviderAsked, readWork, type WorkRow } from './work-store.ts';

export interface WorkerParts {
  database: Database;
  jobs: Jobs;
  signals: WorkSignals;
  log: FastifyBaseLogger;
}

/** Takes work of these kinds, and gives back what could not be done. */
export async function startWorker(
  parts: WorkerParts,
  definitions: readonly WorkDefinition<never>[],
  concurrency: number,
): Promise<void> {
  for (const definition of definitions) {
    await parts.jobs.handle(queueOf(definition.kind), concurrency, (job) =>
      runWork(parts, definition as WorkDefinition, job),
    );
  }
  await parts.jobs.handle(deadQueue, 1, (job) => giveUp(parts, job));
}

async function runWork(parts: WorkerParts, definition: WorkDefinition, job: Job): Promise<void> {
  const { userId, workId } = job.data as WorkPayload;
  const work = await begin(parts, userId, workId);
  if (!work) return;
  const asked = watchForCancel(parts, work);
  let noted: Promise<void> | undefined;
  try {
    const outcome = await definition.run({
      input: work.input,
      userId,
      workId,
      progress: (progress) => tellWork(parts.database, work, progress),
      asking: () => (noted ??= noteProviderAsked(parts.database, work)),
      signal: AbortSignal.any([job.signal, asked.cancelled]),
      stop: asked.stop,
    });
    await settle(parts, work, job, outcome);
  } catch (error) {
    if (asked.cancelled.aborted || job.signal.aborted) return;
    if (!(error instanceof AppError)) throw error;
    await refuse(parts, work, job, error);
  } finally {
    asked.end();
  }
}

async function begin(
  { database }: WorkerParts,
  userId: string,
  workId: string,
): Promise<WorkRow | undefined> {
  return database.asUser(userId, async (trx) => {
    const work = await lockWork(trx, userId, workId);
    if (!work || isFinished(work)) return undefined;
    if (work.state === 'queued') await changeWork(trx, work, 'running');
    return work;
  });
}

/**
 * The last half of charge, work, settle, in one fenced transaction: if this attempt no longer owns the
 * job, nothing is stored and nothing is charged, because another attempt will do (or has done) both.
 */
async function settle(
  parts: WorkerParts,
  work: WorkRow,
  job: Job,
  outcome: WorkOutcome<unknown>,
): Promise<void> {
  await fenced(parts, work, job, async (trx, held) => {
    const saved = await outcome.save?.(trx);
    const isFree = outcome.giveBack || saved?.isFree;
    await endUse(trx, held.userId, held.id, isFree ? 'released' : 'settled');
    await changeWork(trx, held, 'done', { result: outcome.result });
  });
}

async function refuse(parts: WorkerParts, work: WorkRow, job: Job, error: AppError): Promise<void> {
  await fenced(parts, work, job, (trx, held) => fail(trx, held, error));
}

/** What a person can bring about while it runs, by deleting what the work is about, for instance. */
const ownDoings: readonly AppError['code'][] = ['not_found', 'conflict', 'invalid_request'];

/**
 * The person is told why. The use is given back, unless the engine gave all of its time to the text, or a provider was
 * asked and it's the person's own doing: that would be another way to cancel.
 */
async function fail(trx: Trx, held: WorkRow, error: AppError): Promise<void> {
  const isSpent =
    error.code === 'text_too_complex' || (held.isProviderAsked && ownDoings.includes(error.code));
  await endUse(trx, held.userId, held.id, isSpent ? 'settled' : 'released');
  await changeWork(trx, held, 'failed', { error: error.body });
}

async function fenced(
  { database, jobs, log }: WorkerParts,
  { userId, id, kind }: WorkRow,
  job: Job,
  finish: (trx: Trx, held: WorkRow) => Promise<void>,
): Promise<void> {
  await database.asUser(userId, async (trx) => {
    const held = await lockWork(trx, userId, id);
    if (!held || isFinished(held) || !(await jobs.complete(trx, queueOf(kind), job))) {
      log.info({ workId: id, kind }, 'work was taken over or ended elsewhere');
      return;
    }
    await finish(trx, held);
  });
}

/** The last attempt failed or died. */
async function giveUp({ database, log }: WorkerParts, job: Job): Promise<void> {
  const { userId, workId } = job.data as WorkPayload;
  await database.asUser(userId, async (trx) => {
    const work = await lockWork(trx, userId, workId);
    if (!work || isFinished(work)) return;
    await fail(trx, work, new AppError('work_failed'));
    log.warn({ workId, kind: work.kind }, 'work given up after its last attempt');
  });
}

function watchForCancel({ database, signals }: WorkerParts, { userId, id, isStopAsked }: WorkRow) {
  const cancelled = new AbortController();
  const stop = new AbortController();
  const watch = signals.watch(id);
  let running = true;
  const look = async () => {
    const now = await readWork(database, userId, id);
    if (!now || isFinished(now)) cancelled.abort();
    else if (now.isStopAsked && !isStopAsked) stop.abort();
  };
  const follow = async () => {
    while (running) {
      await watch.changed(10_000);
      // A database that cannot be read for a moment only delays the news of a cancel; settling is fenced.
      if (running) await look().catch(() => {});
    }
  };
  void follow();
  return {
    cancelled: cancelled.signal,
    stop: stop.signal,
    end: () => {
      running = false;
      watch.stop();
    },
  };
}
