import { useSyncExternalStore } from 'react';

/** `offline`: the device says so. `unreachable`: it says nothing of that kind, but our server doesn't answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

let isAnswering = true;
const listeners = new Set<() => void>();

export function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  return isAnswering ? 'online' : 'unreachable';
}

/**
 * `fetch` that notices whether anything answers. One call may fail by itself, so the server is asked once more before
 * anybody is told.
 */
export const watchedFetch: typeof fetch = async (...request) => {
  try {
    const answer = await fetch(...request);
    noteAnswering(true);
    return answer;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isAborted) void import('./probe.ts').then(({ probe }) => probe(noteAnswering));
    throw error;
  }
};

function noteAnswering(next: boolean): void {
  if (isAnswering === next) return;
  isAnswering = next;
  for (const listener of listeners) listener();
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** Calls the listener whenever it may have changed. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
