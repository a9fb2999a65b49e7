import { setTimeout as pause } from 'node:timers/promises';

/** The work's own outcome, or the given error once the time is over. What comes later is of no interest. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number, late: () => Error): Promise<T> {
  const over = new AbortController();
  const limit = pause(timeoutMs, undefined, { signal: over.signal }).then(() => {
    throw late();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
