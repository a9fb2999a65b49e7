import { createThreads, threadScript } from '../threads.ts';
import type { Engine } from './engine.ts';
import type { EngineAnswer, EngineCall, EngineMethod } from './engine-worker.ts';

const engineScript = threadScript(new URL('./engine-worker.ts', import.meta.url));

/** One thread: what it has read of a person's words serves the next call about them. */
export function createEngine({ timeoutMs = 20_000, startMs = 40_000, script = engineScript } = {}): Engine {
  const threads = createThreads<EngineCall, EngineAnswer>({
    script,
    task: 'The engine’s work',
    count: 1,
    timeoutMs,
    startMs,
    memoryMb: 768,
  });
  const method =
    <M extends EngineMethod>(name: M) =>
    async (...args: Parameters<Engine[M]>): Promise<Awaited<ReturnType<Engine[M]>>> => {
      const answer = await threads.ask({ method: name, args });
      if ('error' in answer) throw new Error(answer.error);
      return answer.result as Awaited<ReturnType<Engine[M]>>;
    };
  return {
    warm: threads.warm,
    read: method('read'),
    compareReading: method('compareReading'),
    rewrite: method('rewrite'),
    review: method('review'),
    questions: method('questions'),
    score: method('score'),
    scoreText: method('scoreText'),
    explain: method('explain'),
    close: threads.close,
  };
}
