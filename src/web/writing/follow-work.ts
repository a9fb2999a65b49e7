import type { Work } from '#contract/work.ts';
import { api } from '../api.ts';
import { ApiError } from '../api-error.ts';

/** Hands on all that is told of a piece of work, until it ends; undefined if nobody knows of it any more. */
export async function followWork(
  id: string,
  signal: AbortSignal,
  onNews: (work: Work) => void,
): Promise<Work | undefined> {
  try {
    for await (const work of api.getWorkEvents({ params: { id }, signal })) {
      if (signal.aborted) return undefined;
      onNews(work);
      // Left here: the stream by itself would join again and again.
      if (work.state === 'done' || work.state === 'failed' || work.state === 'cancelled') return work;
    }
  } catch (error) {
    if (!signal.aborted) console.warn('The progress of the work cannot be followed.', error);
  }
  return undefined;
}

const tryAgainMs = 2000;

/**
 * Reads what the work has made. As long as the server can't be reached it is asked again: it's there. Undefined where the
 * server refuses, or once aborted.
 */
export async function readOnceReached<T>(
  read: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) return undefined;
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
  return undefined;
}
