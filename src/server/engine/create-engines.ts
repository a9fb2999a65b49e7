import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { createThreads, threadScript } from '../threads.ts';
import type { Engine, Engines } from './engine.ts';
import type { EngineAnswer, EngineCall, EngineMethod } from './engine-worker.ts';
import { type Caller, createFairQueue } from './fair-queue.ts';

const engineScript = threadScript(new URL('./engine-worker.ts', import.meta.url));

const defaults = {
  threads: 2,
  maxWaiting: 64,
  maxWaitingEach: 4,
  timeoutMs: 20_000,
  startMs: 40_000,
  script: engineScript,
  onRefusal: undefined as (() => void) | undefined,
};

type EngineSettings = Pick<Config, 'ENGINE_THREADS' | 'ENGINE_QUEUE' | 'ENGINE_QUEUE_PER_PERSON'>;

export function openEngines(config: EngineSettings, registry: Registry): Engines {
  const refusals = new Counter({
    name: 'engine_calls_refused_total',
    help: 'Calls that were answered 503 because too many waited for the engine already.',
    registers: [registry],
  });
  return createEngines({
    threads: config.ENGINE_THREADS,
    maxWaiting: config.ENGINE_QUEUE,
    maxWaitingEach: config.ENGINE_QUEUE_PER_PERSON,
    onRefusal: () => refusals.inc(),
  });
}

/** A person's calls go to the thread that had the last one: what it read of their words serves the next call about them. */
export function createEngines(options: Partial<typeof defaults> = {}): Engines {
  const { threads: count, timeoutMs, startMs, script, ...bounds } = { ...defaults, ...options };
  const threads = createThreads<EngineCall, EngineAnswer>({
    script,
    task: 'The engine’s work',
    count,
    timeoutMs,
    startMs,
    memoryMb: 768,
    youngMemoryMb: 24,
  });
  const queue = createFairQueue({ ...bounds, atOnce: count });
  const method =
    <M extends EngineMethod>(name: M, caller: Caller) =>
    async (...args: Parameters<Engine[M]>): Promise<Awaited<ReturnType<Engine[M]>>> => {
      const answer = await queue(caller, () => threads.ask({ method: name, args }, caller.userId));
      if ('error' in answer) throw new Error(answer.error);
      return answer.result as Awaited<ReturnType<Engine[M]>>;
    };
  return {
    warm: threads.warm,
    for: (caller) => ({
      read: method('read', caller),
      compareReading: method('compareReading', caller),
      rewrite: method('rewrite', caller),
      review: method('review', caller),
      questions: method('questions', caller),
      score: method('score', caller),
      scoreText: method('scoreText', caller),
      explain: method('explain', caller),
      planLetter: method('planLetter', caller),
      writeLetter: method('writeLetter', caller),
      reviewSentences: method('reviewSentences', caller),
      finishLetter: method('finishLetter', caller),
      planProfile: method('planProfile', caller),
      writeProfile: method('writeProfile', caller),
      reviewProfile: method('reviewProfile', caller),
      finishProfile: method('finishProfile', caller),
      planInterview: method('planInterview', caller),
      readPosting: method('readPosting', caller),
      admitQuestion: method('admitQuestion', caller),
      reviewInterviewAnswer: method('reviewInterviewAnswer', caller),
    }),
    close: threads.close,
  };
}
