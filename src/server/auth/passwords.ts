import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ThreadLog } from '../process/thread-pool.ts';
import { createThreads, threadScript } from '../process/threads.ts';
import { limitParallel } from './parallel-limit.ts';
import type { PasswordAnswer, PasswordRequest } from './password-worker.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not, so that nobody learns who has an account. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
}

const script = threadScript(new URL('./password-worker.ts', import.meta.url));

/** One core is left to everything else. */
const threadCount = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Hashing has threads of its own. The library's would be those of files, names and compression, and a few sign-ins at
 * once would hold all of that up.
 */
export async function createPasswords(log?: ThreadLog): Promise<Passwords & { close(): Promise<void> }> {
  const threads = createThreads<PasswordRequest, PasswordAnswer>({
    script,
    task: 'Checking the password',
    count: threadCount,
    timeoutMs: 10_000,
    startMs: 10_000,
    memoryMb: 64,
    log,
  });
  // Each run takes 19 MB: without a bound, a flood of sign-ins would take all memory.
  const inTurn = limitParallel(threadCount, 200);
  const ask = async (request: PasswordRequest) => {
    const answer = await inTurn(() => threads.ask(request));
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };
  const hash = async (password: string) => {
    const answer = await ask({ hash: password });
    if (!('hash' in answer)) throw new Error('The thread has answered something else.');
    return answer.hash;
  };
  const nobodys = await hash(randomUUID());
  return {
    hash,
    matches: async (known, password) => {
      const answer = await ask({ verify: { hash: known ?? nobodys, password } });
      return 'matches' in answer && answer.matches && typeof known === 'string';
    },
    close: threads.close,
  };
}
