import { LRUCache } from 'lru-cache';

/** Keeps the values of the last few keys: a person's words are read once, not once for each of their lines. */
export function memoizeRecent<T>(most: number): (key: string, make: () => T) => T {
  const kept = new LRUCache<string, NonNullable<T>>({ max: most });
  return (key, make) => {
    const value = kept.get(key) ?? make();
    if (value !== undefined && value !== null) kept.set(key, value);
    return value;
  };
}
