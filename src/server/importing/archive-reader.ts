import { limitParallel } from '../auth/parallel-limit.ts';
import type { ReceivedFile } from '../http/received-file.ts';
import { isWithoutThread, type ThreadLog } from '../process/thread-pool.ts';
import { createThreads, threadScript } from '../process/threads.ts';
import type { ArchiveAnswer } from './archive-worker.ts';
import type { Archive } from './read-archive.ts';
import { RefusedFile } from './refused-file.ts';

/** Reads exports that people bring back, in a thread with little memory: a large one would keep everybody waiting. */
export interface ArchiveReader {
  /** Throws `RefusedFile` where the fault is the file's. */
  read(file: ReceivedFile): Promise<Archive>;
  close(): Promise<void>;
}

const script = threadScript(new URL('./archive-worker.ts', import.meta.url));

export function createArchiveReader(log?: ThreadLog): ArchiveReader {
  const threads = createThreads<ReceivedFile, ArchiveAnswer>({
    script,
    task: 'Reading the export',
    count: 1,
    timeoutMs: 15_000,
    startMs: 10_000,
    memoryMb: 512,
    log,
  });
  const inTurn = limitParallel(1, 8);
  return {
    read: (file) =>
      inTurn(async () => {
        // A thread that ran out of memory or time did so because of the file.
        const answer = await threads.ask(file).catch((error: unknown): ArchiveAnswer => {
          if (isWithoutThread(error)) throw error;
          return { refusal: 'tooMuch' };
        });
        if ('refusal' in answer) throw new RefusedFile(answer.refusal);
        return answer.archive;
      }),
    close: threads.close,
  };
}
