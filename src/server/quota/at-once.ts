import { AppError } from '../app-error.ts';

export type AtOnce = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * Lets one person have `max` calls of a kind running at once and asks for patience beyond that. Counted in memory
 * on each node: it is there to share one node's browser fairly, and the hourly limit is exact over all of them.
 */
export function limitAtOnce(max: number): AtOnce {
  const running = new Map<string, number>();
  return async (key, run) => {
    const count = running.get(key) ?? 0;
    if (count >= max) throw new AppError('too_many_requests', { retryAfterSeconds: 1 });
    running.set(key, count + 1);
    try {
      return await run();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
