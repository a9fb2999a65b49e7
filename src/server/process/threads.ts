import type { Worker } from 'node:worker_threads';
import { readyMessage } from './answer-calls.ts';
import {
  canAnswer,
  closePool,
  createPool,
  giveThreadBack,
  type PoolOptions,
  startAll,
  takeThread,
} from './thread-pool.ts';

/** Warm threads that answer one request at a time each. */
export interface Threads<Request, Answer> {
  /** Starts them now instead of with the first request. */
  warm(): void;
  /** No while they can't start. */
  isAble(): boolean;
  /** `near` prefers the idle thread that answered the same one last: it may still know what the question is about. */
  ask(request: Request, near?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadsOptions extends PoolOptions {
  timeoutMs: number;
  /** What a thread is given on top for its first answer, because it has to start first. */
  startMs?: number;
}

/** No answer in time; the thread was ended. */
export class ThreadTimeout extends Error {}

/** A thread's source file. From sources the thread runs it as it is; in production it is bundled beside the server. */
export const threadScript = (source: URL): URL =>
  import.meta.url.endsWith('.ts') ? source : new URL(source.href.replace(/\.ts$/, '.js'));

/** A thread that died or was too slow is replaced, and its request is refused. */
export function createThreads<Request, Answer>(options: ThreadsOptions): Threads<Request, Answer> {
  const pool = createPool(options);
  const closed = new Error(`${options.task} is over: its threads are closed`);
  return {
    warm: () => startAll(pool),
    isAble: () => canAnswer(pool),
    async ask(request, near) {
      if (pool.isClosed) throw closed;
      const worker = await takeThread(pool, (idle) => takeIdle(idle, near));
      const timeoutMs = options.timeoutMs + (askedLast.has(worker) ? 0 : (options.startMs ?? 0));
      try {
        return await askThread<Request, Answer>(worker, request, { ...options, timeoutMs });
      } finally {
        askedLast.set(worker, near);
        giveThreadBack(pool, worker);
      }
    },
    close: () => closePool(pool, closed),
  };
}

/** Who asked a thread last; one that isn't in it has answered nothing yet. */
const askedLast = new WeakMap<Worker, string | undefined>();

/** The one that was asked by the same last, else the one that was used last. */
function takeIdle(idle: Worker[], near: string | undefined): Worker | undefined {
  const known = idle.findIndex((one) => near !== undefined && askedLast.get(one) === near);
  return idle.splice(known, 1)[0];
}

/** Node forgets the number of a thread that has ended. */
const hasEnded = (worker: Worker) => worker.threadId === -1;

/** A thread without an answer in time is ended before anybody else gets it. */
async function askThread<Request, Answer>(
  worker: Worker,
  request: Request,
  { task, timeoutMs }: ThreadsOptions,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onExit = () => reject(new Error(`${task} failed: its thread has ended`));
  const onMessage = (message: unknown) => {
    if (message !== readyMessage) resolve(message as Answer);
  };
  const tooLong = () => reject(new ThreadTimeout(`${task} took longer than ${timeoutMs} ms`));
  const timer = setTimeout(tooLong, timeoutMs);
  worker.on('message', onMessage).once('exit', onExit);
  worker.ref();
  try {
    if (hasEnded(worker)) onExit();
    else worker.postMessage(request);
    return await promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', onMessage).off('exit', onExit).unref();
  }
}
