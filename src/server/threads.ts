import { Worker } from 'node:worker_threads';

/** Warm threads that answer one request at a time each. */
export interface Threads<Request, Answer> {
  /** Starts them now instead of with the first request. */
  warm(): void;
  /** `near` prefers the idle thread that answered the same one last: it may still know what the question is about. */
  ask(request: Request, near?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  script: URL;
  /** What they do, for the messages of errors: "Reading the file". */
  task: string;
  count: number;
  timeoutMs: number;
  /** What a thread is given on top for its first answer, because it has to start first. */
  startMs?: number;
  memoryMb: number;
  /** For what's forgotten soon; V8's own choice is larger, and a thread keeps what it once took. */
  youngMemoryMb?: number;
}

/** No answer in time; the thread was ended. */
export class ThreadTimeout extends Error {}

interface Waiting {
  resolve(worker: Worker): void;
  reject(error: Error): void;
}

/** A thread's source file. From sources the thread runs it as it is; in production it is bundled beside the server. */
export const threadScript = (source: URL): URL =>
  import.meta.url.endsWith('.ts') ? source : new URL(source.href.replace(/\.ts$/, '.js'));

/** A thread that died or was too slow is replaced, and its request is refused. */
export function createThreads<Request, Answer>(options: ThreadsOptions): Threads<Request, Answer> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  const start = () => {
    const worker = startThread(options);
    all.add(worker);
    return worker;
  };
  const take = (near: string | undefined): Promise<Worker> | Worker => {
    const worker = takeIdle(idle, near);
    if (worker && !hasEnded(worker)) return worker;
    if (worker) all.delete(worker);
    return all.size < options.count
      ? start()
      : new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const giveBack = (used: Worker) => {
    if (hasEnded(used)) all.delete(used);
    if (isClosed) return;
    const worker = all.has(used) ? used : start();
    const next = waiting.shift();
    if (next) next.resolve(worker);
    else idle.push(worker);
  };

  return {
    warm: () => {
      while (!isClosed && all.size < options.count) idle.push(start());
    },
    async ask(request, near) {
      if (isClosed) throw closed(options);
      const worker = await take(near);
      const timeoutMs = options.timeoutMs + (askedLast.has(worker) ? 0 : (options.startMs ?? 0));
      try {
        return await askThread<Request, Answer>(worker, request, { ...options, timeoutMs });
      } finally {
        askedLast.set(worker, near);
        giveBack(worker);
      }
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting) reject(closed(options));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Who asked a thread last; one that isn't in it has answered nothing yet. */
const askedLast = new WeakMap<Worker, string | undefined>();

/** The one that was asked by the same last, else the one that was used last. */
function takeIdle(idle: Worker[], near: string | undefined): Worker | undefined {
  const known = idle.findIndex((one) => near !== undefined && askedLast.get(one) === near);
  return idle.splice(known, 1)[0];
}

const closed = ({ task }: ThreadsOptions) => new Error(`${task} is over: its threads are closed`);

function startThread({ script, memoryMb, youngMemoryMb }: ThreadsOptions): Worker {
  const young = youngMemoryMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMemoryMb };
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, ...young },
  });
  // Who waits for an answer hears of it by the end of the thread; an idle one is replaced when it is next used.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
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
  const tooLong = () => reject(new ThreadTimeout(`${task} took longer than ${timeoutMs} ms`));
  const timer = setTimeout(tooLong, timeoutMs);
  worker.once('message', resolve).once('exit', onExit);
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
    worker.off('message', resolve).off('exit', onExit).unref();
  }
}
