import type { ThreadLog } from '../process/thread-pool.ts';
import { createThreads, threadScript } from '../process/threads.ts';
import type { WordAnswer, WordRequest } from './word-worker.ts';

/** Makes Word files in a thread: a long one takes most of a second, and everybody else would wait for it. */
export interface WordWriter {
  warm(): void;
  write(request: WordRequest): Promise<Buffer>;
  close(): Promise<void>;
}

const script = threadScript(new URL('./word-worker.ts', import.meta.url));

export function createWordWriter(log?: ThreadLog): WordWriter {
  const threads = createThreads<WordRequest, WordAnswer>({
    script,
    task: 'Writing the Word file',
    count: 1,
    timeoutMs: 10_000,
    startMs: 10_000,
    memoryMb: 256,
    log,
  });
  return {
    warm: threads.warm,
    async write(request) {
      const answer = await threads.ask(request);
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.bytes);
    },
    close: threads.close,
  };
}
