import { Counter, type Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { Config } from '../process/config.ts';
import type { ThreadLog } from '../process/thread-pool.ts';
import { createThreads, ThreadTimeout, threadScript } from '../process/threads.ts';
import type { Engine, Engines } from './engine.ts';
import type { EngineAnswer, EngineCall, EngineMethod } from './engine-worker.ts';
import { type Caller, createFairQueue } from './fair-queue.ts';

const engineScript = threadScript(new URL('./engine-worker.ts', import.meta.url));

const defaults = {
  threads: 2,
  maxWaiting: 256,
  maxWaitingEach: 4,
  timeoutMs: 12_000,
  startMs: 40_000,
  script: engineScript,
  log: undefined as ThreadLog | undefined,
  onRefusal: undefined as (() => void) | undefined,
};

type EngineSettings = Pick<Config, 'ENGINE_THREADS' | 'ENGINE_QUEUE' | 'ENGINE_QUEUE_PER_PERSON'>;

export function openEngines(config: EngineSettings, registry: Registry, log: ThreadLog): Engines {
  const refusals = new Counter({
    name: 'engine_calls_refused_total',
    help: 'Calls that were answered 503 because too many waited for the engine already.',
    registers: [registry],
  });
  return createEngines({
    threads: config.ENGINE_THREADS,
    maxWaiting: config.ENGINE_QUEUE,
    maxWaitingEach: config.ENGINE_QUEUE_PER_PERSON,
    log,
    onRefusal: () => refusals.inc(),
  });
}

/** A person's calls go to the thread that had the last one: what it read of their words serves the next call about them. */
export function createEngines(options: Partial<typeof defaults> = {}): Engines {
  const { threads: count, timeoutMs, startMs, script, log, ...bounds } = { ...defaults, ...options };
  const threads = createThreads<EngineCall, EngineAnswer>({
    script,
    task: 'The engine’s work',
    count,
    timeoutMs,
    startMs,
    memoryMb: 768,
    youngMemoryMb: 24,
    log,
  });
  const queue = createFairQueue({ ...bounds, atOnce: count });
  const method =
    <M extends EngineMethod>(name: M, caller: Caller) =>
    async (...args: Parameters<Engine[M]>): Promise<Awaited<ReturnType<Engine[M]>>> => {
      const answer = await queue(caller, () =>
        threads.ask({ method: name, args }, caller.userId).catch(refuseText),
      );
      if ('error' in answer) throw new Error(answer.error);
      return answer.result as Awaited<ReturnType<Engine[M]>>;
    };
  return {
    warm: threads.warm,
    isAble: threads.isAble,
    for: (caller) => engineOf((name) => method(name, caller)),
    close: threads.close,
  };
}

/** The same text would take as long again, so nobody tries it again. */
function refuseText(error: unknown): never {
  throw error instanceof ThreadTimeout ? new AppError('text_too_complex') : error;
}

type Ask = <M extends EngineMethod>(
  name: M,
) => (...args: Parameters<Engine[M]>) => Promise<Awaited<ReturnType<Engine[M]>>>;

const engineOf = (ask: Ask): Engine => ({
  read: ask('read'),
  readPair: ask('readPair'),
  rewrite: ask('rewrite'),
  review: ask('review'),
  reviewJobs: ask('reviewJobs'),
  questions: ask('questions'),
  score: ask('score'),
  scoreText: ask('scoreText'),
  explain: ask('explain'),
  planLetter: ask('planLetter'),
  writeLetter: ask('writeLetter'),
  askProofs: ask('askProofs'),
  reviewSentences: ask('reviewSentences'),
  finishLetter: ask('finishLetter'),
  planProfile: ask('planProfile'),
  writeProfile: ask('writeProfile'),
  reviewProfile: ask('reviewProfile'),
  finishProfile: ask('finishProfile'),
  planInterview: ask('planInterview'),
  readPosting: ask('readPosting'),
  admitQuestion: ask('admitQuestion'),
  checkGrades: ask('checkGrades'),
  planJobSearch: ask('planJobSearch'),
  readPostings: ask('readPostings'),
  readVacancyKeys: ask('readVacancyKeys'),
  joinVacancies: ask('joinVacancies'),
  matchJobs: ask('matchJobs'),
});
