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
  return async (key, signal, make) => {
    const known = kept.get(key);
    if (known !== undefined) return JSON.parse(known) as T;
    signal.throwIfAborted();
    const made = making.get(key) ?? start(key, make);
    made.wanted += 1;
    try {
      return await unlessAborted(signal, made.result);
    } finally {
      made.wanted -= 1;
      // The last one who waited has left. Whoever comes now starts anew.
      if (made.wanted === 0 && signal.aborted) {
        made.unwanted.abort(signal.reason);
        if (making.get(key) === made) making.delete(key);
      }
    }
  };
}
