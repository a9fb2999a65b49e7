import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { AppError } from '../app-error.ts';
import type { JobEngine } from './job-engine.ts';

/** What takes longer than a moment is answered for after a few: so many in a row are a mistake. */
const maxEmpty = 500;
/** Each has cost all the time that a call has: a slice, the one in it, and then no more. */
const maxTimeouts = 3;
/** Where it fails at every one of so many, it's the engine that is down. */
const several = 8;

interface Asking<T, R> {
  /** Enough for a moment; what the engine doesn't get to goes with the next slice. */
  sliceLength: number;
  /** Answers for the first ones of a slice. */
  ask(slice: readonly T[]): Promise<readonly R[]>;
  /** One that the engine fails at, or never comes to an end with. */
  onLost(item: T, error: unknown): void;
  signal: AbortSignal;
}

/**
 * Asks for all, a slice at a time. Where the engine fails at a slice, its items are asked for one by one, so that the one that it
 * fails at is null and costs nobody else. Where it runs out of time again and again, no more are asked for.
 */
export async function inTimeSlices<T, R>(
  items: readonly T[],
  { sliceLength, ask, onLost, signal }: Asking<T, R>,
): Promise<(R | null)[]> {
  const done: (R | null)[] = [];
  let lost = 0;
  let apart = 0;
  let timeouts = 0;
  while (done.length < items.length) {
    const slice = items.slice(done.length, done.length + (apart > 0 ? 1 : sliceLength));
    try {
      const made = await untilSome(() => ask(slice));
      done.push(...made);
      apart = Math.max(0, apart - made.length);
    } catch (error) {
      signal.throwIfAborted();
      if (isTimeout(error)) timeouts += 1;
      if (timeouts >= maxTimeouts) throw error;
      const [item] = slice;
      if (slice.length > 1 || item === undefined) {
        apart = slice.length;
        continue;
      }
      lost += 1;
      if (lost >= several && lost === items.length) throw error;
      onLost(item, error);
      done.push(null);
      apart -= 1;
    }
  }
  return done;
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'text_too_complex';

async function untilSome<R>(ask: () => Promise<readonly R[]>): Promise<readonly R[]> {
  for (let empty = 0; empty < maxEmpty; empty += 1) {
    const made = await ask();
    if (made.length > 0) return made;
  }
  throw new Error('The engine answers for none of them.');
}

/** The postings by vacancy, as the engine joins them; where it fails or never ends, each stands for itself. */
export async function joinInTimeSlices(
  engine: Pick<JobEngine, 'joinVacancies'>,
  postings: readonly JobPosting[],
  { signal, onLost }: { signal: AbortSignal; onLost(error: unknown): void },
): Promise<number[][]> {
  try {
    for (let tries = 0; tries < maxEmpty; tries += 1) {
      const groups = await engine.joinVacancies(postings);
      if (groups) return groups;
    }
    throw new Error('The engine doesn’t come to an end with these postings.');
  } catch (error) {
    signal.throwIfAborted();
    onLost(error);
    return postings.map((_, place) => [place]);
  }
}
