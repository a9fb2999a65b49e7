import { Worker } from 'node:worker_threads';
import type { ReadBack } from '#domain/read-back.ts';
import type { ReadAnswer, ReadRequest } from './read-back-worker.ts';

/** Reads files that we made as a machine would, and compares, in warm threads of its own. */
export interface FileReader {
  readBack(request: ReadRequest): Promise<ReadBack>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(worker: Worker): void;
  reject(error: Error): void;
}

/** From sources the thread runs its source; in production it is bundled beside the server. */
const address = new URL('./read-back-worker.ts', import.meta.url);
const readScript = import.meta.url.endsWith('.ts') ? address : new URL(address.href.replace(/\.ts$/, '.js'));

/** Each thread reads one file at a time. One that died or was too slow is replaced, and its file is refused. */
export function createFileReader({ threads = 1, timeoutMs = 10_000, script = readScript } = {}): FileReader {
  const idle = Array.from({ length: threads }, () => startThread(script));
  const all = new Set(idle);
  const waiting: Waiting[] = [];
  let isClosed = false;

  const take = (): Promise<Worker> | Worker =>
    idle.pop() ?? new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  const giveBack = (used: Worker) => {
    if (isClosed) return;
    const worker = hasEnded(used) ? startThread(script) : used;
    all.delete(used);
    all.add(worker);
    const next = waiting.shift();
    if (next) next.resolve(worker);
    else idle.push(worker);
  };

  return {
    async readBack(request) {
      if (isClosed) throw new Error('The reader is closed');
      const worker = await take();
      try {
        return await ask(worker, request, timeoutMs);
      } finally {
        giveBack(worker);
      }
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting) reject(new Error('The reader is closed'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function startThread(script: URL): Worker {
  const worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
  // Who waits for an answer hears of it by the end of the thread; an idle one is replaced when it is next used.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** Node forgets the number of a thread that has ended. */
const hasEnded = (worker: Worker) => worker.threadId === -1;

/** A thread without an answer in time is ended before anybody else gets it. */
async function ask(worker: Worker, request: ReadRequest, timeoutMs: number): Promise<ReadBack> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const onExit = () => reject(new Error('The thread that read the file has ended'));
  const timer = setTimeout(() => {
    reject(new Error(`Reading the file took longer than ${timeoutMs} ms`));
  }, timeoutMs);
  worker.once('message', resolve).once('exit', onExit);
  worker.ref();
  try {
    if (hasEnded(worker)) onExit();
    else worker.postMessage(request);
    const answer = await promise;
    if ('readBack' in answer) return answer.readBack;
    throw new UnreadableFile(answer.error);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('exit', onExit).unref();
  }
}

/** The thread is well; the file is not. */
export class UnreadableFile extends Error {}
