import { AppError } from '../app-error.ts';

/** Runs at most `parallel` at once and lets at most `maxWaiting` wait; more are asked to come back. */
export function limitParallel(parallel: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
