import type { ReadBack } from '#domain/resume/read-back.ts';
import type { ThreadLog } from '../process/thread-pool.ts';
import { createThreads, threadScript } from '../process/threads.ts';
import type { ReadAnswer, ReadRequest } from './read-back-worker.ts';

/** Reads files that we made as a machine would, and compares, in warm threads of its own. */
export interface FileReader {
  readBack(request: ReadRequest): Promise<ReadBack>;
  close(): Promise<void>;
}

const readScript = threadScript(new URL('./read-back-worker.ts', import.meta.url));

export function createFileReader({
  threads: count = 1,
  timeoutMs = 10_000,
  script = readScript,
  log = undefined as ThreadLog | undefined,
} = {}): FileReader {
  const task = 'Reading the file';
  const threads = createThreads<ReadRequest, ReadAnswer>({
    script,
    task,
    count,
    timeoutMs,
    memoryMb: 256,
    log,
  });
  threads.warm();
  return {
    async readBack(request) {
      const answer = await threads.ask(request);
      if ('readBack' in answer) return answer.readBack;
      throw new UnreadableFile(answer.error);
    },
    close: threads.close,
  };
}

/** The thread is well; the file is not. */
export class UnreadableFile extends Error {}
