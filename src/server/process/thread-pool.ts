import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { placeOfError } from './error-place.ts';

/** An error at the start is about code. Any later one may quote what a person wrote, so its words are left out. */
export type ThreadLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

export interface PoolOptions {
  script: URL;
  /** What they do, for the messages of errors: "Reading the file". */
  task: string;
  count: number;
  memoryMb: number;
  /** For what's forgotten soon; V8's own choice is larger, and a thread keeps what it once took. */
  youngMemoryMb?: number;
  log?: ThreadLog | undefined;
  /** How long after a failed start the next is tried. It doubles with each failure in a row. */
  restMs?: number;
}

/**
 * A few threads and who waits for one. One that can't even start is tried again after a rest, so that a broken
 * installation doesn't start threads all day; until then requests are refused at once.
 */
export interface Pool {
  options: PoolOptions;
  all: Set<Worker>;
  idle: Worker[];
  waiting: { resolve(worker: Worker): void; reject(error: Error): void }[];
  /** In a row. */
  failedStarts: number;
  isResting: boolean;
  isClosed: boolean;
}

export const createPool = (options: PoolOptions): Pool => ({
  options,
  all: new Set(),
  idle: [],
  waiting: [],
  failedStarts: 0,
  isResting: false,
  isClosed: false,
});

/** `choose` takes one out of those that are idle. */
export function takeThread(
  pool: Pool,
  choose: (idle: Worker[]) => Worker | undefined,
): Promise<Worker> | Worker {
  const worker = choose(pool.idle);
  if (worker) return worker;
  if (pool.all.size < pool.options.count && !pool.isResting) return start(pool);
  if (pool.all.size === 0) throw withoutThread(pool);
  return new Promise((resolve, reject) => pool.waiting.push({ resolve, reject }));
}

export function giveThreadBack(pool: Pool, used: Worker): void {
  if (pool.isClosed) return;
  if (pool.all.has(used)) offer(pool, used);
  else if (!pool.isResting) offer(pool, start(pool));
  else if (pool.all.size === 0) refuseAll(pool, withoutThread(pool));
}

export function startAll(pool: Pool): void {
  while (!pool.isClosed && pool.all.size < pool.options.count) pool.idle.push(start(pool));
}

/** No while threads can't start, and none is left that once could. */
export const canAnswer = ({ failedStarts, all }: Pool): boolean =>
  failedStarts < 2 || [...all].some((worker) => hasLoaded.has(worker));

export async function closePool(pool: Pool, reason: Error): Promise<void> {
  pool.isClosed = true;
  refuseAll(pool, reason);
  await Promise.all([...pool.all].map((worker) => worker.terminate()));
}

function refuseAll({ waiting }: Pool, reason: Error): void {
  for (const { reject } of waiting.splice(0)) reject(reason);
}

function offer({ waiting, idle }: Pool, worker: Worker): void {
  const next = waiting.shift();
  if (next) next.resolve(worker);
  else idle.push(worker);
}

const hasLoaded = new WeakSet<Worker>();

function start(pool: Pool): Worker {
  const { script, memoryMb, youngMemoryMb, log } = pool.options;
  const young = youngMemoryMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMemoryMb };
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, ...young },
  });
  pool.all.add(worker);
  worker.once('message', () => {
    hasLoaded.add(worker);
    pool.failedStarts = 0;
  });
  // Who waits for an answer hears of it by the end of the thread.
  worker.on('error', (error) => tellOf(error, script, hasLoaded.has(worker), log));
  worker.once('exit', () => {
    pool.all.delete(worker);
    pool.idle = pool.idle.filter((one) => one !== worker);
    if (!hasLoaded.has(worker) && !pool.isClosed) rest(pool);
  });
  worker.unref();
  return worker;
}

const maxRestMs = 60_000;

/** The next try is nobody's request: where `/readyz` says no, none may come. */
function rest(pool: Pool): void {
  pool.failedStarts += 1;
  if (pool.isResting) return;
  pool.isResting = true;
  const restMs = (pool.options.restMs ?? 1_000) * 2 ** (pool.failedStarts - 1);
  const tryAgain = () => {
    pool.isResting = false;
    if (!pool.isClosed && pool.all.size < pool.options.count) offer(pool, start(pool));
  };
  setTimeout(tryAgain, Math.min(restMs, maxRestMs)).unref();
}

function tellOf(
  error: Error & { code?: string },
  script: URL,
  isLoaded: boolean,
  log: ThreadLog | undefined,
): void {
  const file = script.protocol === 'file:' ? script.pathname : script.protocol;
  if (!isLoaded) {
    log?.error({ err: error, script: file }, 'a thread could not start');
    return;
  }
  const { name: type, code } = error;
  log?.warn({ type, code, stack: placeOfError(error), script: file }, 'a thread ended while it answered');
}

/** What the errors of threads that can't start carry as their code. */
export const noThreadCode = 'NO_THREAD';

const withoutThread = ({ options: { task } }: Pool) =>
  Object.assign(new Error(`${task} is not possible: its threads can’t start`), { code: noThreadCode });

export const isWithoutThread = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === noThreadCode;
