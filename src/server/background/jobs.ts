import { fromKysely, PgBoss } from 'pg-boss';
import { connectionTo } from '../database/connection.ts';
import type { Trx } from '../database/database.ts';

/** A job as its handler gets it. The pair (id, retryCount) names this very attempt. */
export interface Job {
  id: string;
  retryCount: number;
  data: unknown;
  /** Aborted when the attempt is over by time, heartbeat or shutdown. */
  signal: AbortSignal;
}

export interface QueueDefinition {
  name: string;
  retryLimit: number;
  /** First retry after this long, then doubling up to `retryDelayMaxSeconds`. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  expireInSeconds: number;
  /** Gets the payload of a job whose last attempt failed or died. */
  deadLetter?: string;
}

/** The queue behind a small interface: what is sent inside a transaction exists only if that commits. */
export interface Jobs {
  define(queue: QueueDefinition): Promise<void>;
  send(trx: Trx, queue: string, data: object, jobId?: string): Promise<void>;
  /** Ends this attempt as done, inside the transaction; false when another attempt owns the job by now. */
  complete(trx: Trx, queue: string, attempt: { id: string; retryCount: number }): Promise<boolean>;
  cancel(trx: Trx, queue: string, jobId: string): Promise<void>;
  handle(queue: string, concurrency: number, handler: (job: Job) => Promise<void>): Promise<void>;
  schedule(queue: string, cron: string): Promise<void>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  /** Only a process that does the work watches over it. */
  isWorker: boolean;
  onError: (error: Error) => void;
  /** An attempt threw; the queue will try again, or give up. */
  onFailure: OnJobFailure;
}

type OnJobFailure = (failure: { queue: string; jobId: string; retryCount: number; err: unknown }) => void;

/** A worker that dies is noticed by its missing heartbeat within this time, plus one look of the supervisor. */
const heartbeatSeconds = 10;
const superviseSeconds = 1;
/** Finished jobs are only of use to whoever looks into something that has just gone wrong. */
const keepFinishedSeconds = 3_600;
const deleteFinishedEverySeconds = 600;

export async function openJobs({ url, isWorker, onError, onFailure }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionTo(url),
    max: isWorker ? 8 : 2,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: deleteFinishedEverySeconds,
    // Nobody hears its warnings, and it would ask every second.
    monitorVacuum: false,
    // Rebuilding indexes needs their owner; operations.md says when to do it by hand.
    reindex: false,
  });
  boss.on('error', onError);
  await boss.start();
  return {
    define: (queue) => define(boss, queue),
    send: async (trx, queue, data, jobId) => {
      const sent = await boss.send(queue, data, { db: fromKysely(trx), ...(jobId ? { id: jobId } : {}) });
      if (sent === null) throw new Error(`The queue ${queue} did not take the job.`);
    },
    complete: async (trx, queue, attempt) => {
      const response = await boss.complete(queue, attempt, null, { db: fromKysely(trx) });
      // The library counts what it changed but leaves the count out of its types.
      return 'affected' in response && response.affected === 1;
    },
    cancel: async (trx, queue, jobId) => {
      await boss.cancel(queue, jobId, { db: fromKysely(trx) });
    },
    handle: (queue, concurrency, handler) => handle(boss, queue, concurrency, handler, onFailure),
    schedule: async (queue, cron) => {
      await boss.schedule(queue, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function define(boss: PgBoss, { name, deadLetter, ...queue }: QueueDefinition): Promise<void> {
  const options = {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: queue.retryDelayMaxSeconds,
    expireInSeconds: queue.expireInSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: keepFinishedSeconds,
    notify: true,
    ...(deadLetter ? { deadLetter } : {}),
  };
  await boss.createQueue(name, options);
  // A queue that was made by an older version takes today's numbers.
  await boss.updateQueue(name, options);
}

const watchfulLanes = 4;

async function handle(
  boss: PgBoss,
  queue: string,
  concurrency: number,
  handler: (job: Job) => Promise<void>,
  onFailure: OnJobFailure,
): Promise<void> {
  for (let lane = 0; lane < concurrency; lane += 1) {
    let laneId = '';
    // A new job wakes every lane. To find one that is due again, it's enough that some look each second.
    const pollingIntervalSeconds = lane < watchfulLanes ? 1 : 10;
    const options = { pollingIntervalSeconds, notifyPollingIntervalSeconds: pollingIntervalSeconds };
    laneId = await boss.work<unknown>(queue, { ...options, heartbeatRefreshSeconds: 3 }, async (jobs) => {
      try {
        for (const job of jobs) await reported(queue, job, handler, onFailure);
      } finally {
        // Where there was one there may be more: look at once instead of after the polling interval.
        boss.notifyWorker(laneId);
      }
    });
  }
}

async function reported(
  queue: string,
  job: Job,
  handler: (job: Job) => Promise<void>,
  onFailure: OnJobFailure,
): Promise<void> {
  try {
    await handler(job);
  } catch (error) {
    onFailure({ queue, jobId: job.id, retryCount: job.retryCount, err: error });
    throw error;
  }
}
