import { useSyncExternalStore } from 'react';

/** The build that waits to take over from the one on this page. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const waitingUpdate = (): ServiceWorker | undefined => waiting;

export function noteUpdate(worker: ServiceWorker | undefined): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

export const useWaitingUpdate = (): ServiceWorker | undefined =>
  useSyncExternalStore(subscribe, waitingUpdate);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
