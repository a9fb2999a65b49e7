import { LRUCache } from 'lru-cache';
import { unlessAborted } from '../models/unless-aborted.ts';

/** The result that is kept under this key, or what `make` makes: once, for everybody who asks meanwhile. */
export type KeepResults<T> = (
  key: string,
  signal: AbortSignal,
  make: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

interface Made<T> {
  result: Promise<T>;
  wanted: number;
  unwanted: AbortController;
}

/** Keeps results as text, so that memory is bounded and nobody can change them for the next. */
export function keepResults<T>({ maxBytes = 32_000_000 } = {}): KeepResults<T> {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text) => text.length * 2,
  });
  const making = new Map<string, Made<T>>();
  const start = (key: string, make: (signal: AbortSignal) => Promise<T>): Made<T> => {
    const unwanted = new AbortController();
    const made = { wanted: 0, unwanted, result: make(unwanted.signal) };
    making.set(key, made);
    const isOver = () => making.get(key) === made && making.delete(key);
    made.result.then((result) => {
      isOver();
      kept.set(key, JSON.stringify(result));
    }, isOver);
    return made;
  };
  const ask = async (signal: AbortSignal, made: Made<T>) => {
    made.wanted += 1;
    try {
      return await unlessAborted(signal, made.result);
    } finally {
      made.wanted -= 1;
      // The last one who waited has left. What has begun is finished and kept all the same: they may come back.
      if (made.wanted === 0 && signal.aborted) made.unwanted.abort(signal.reason);
    }
  };
  return async (key, signal, make) => {
    for (;;) {
      const known = kept.get(key);
      if (known !== undefined) return JSON.parse(known) as T;
      signal.throwIfAborted();
      const made = making.get(key) ?? start(key, make);
      try {
        return await ask(signal, made);
      } catch (error) {
        // Dropped before its turn, because those who had asked for it left just before: it's begun anew.
        if (signal.aborted || !made.unwanted.signal.aborted) throw error;
        if (making.get(key) === made) making.delete(key);
      }
    }
  };
}
