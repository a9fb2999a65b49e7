import { useSyncExternalStore } from 'react';

/** Which of the answers on the screen are copies of this device, by their key, and from when they are. */
let marks: ReadonlyMap<string, Date> = new Map();
const listeners = new Set<() => void>();

export const keptMarks = (): ReadonlyMap<string, Date> => marks;
export const isMarkedKept = (key: string): boolean => marks.has(key);

export function markKept(key: string, savedAt: Date): void {
  set(new Map([...marks, [key, savedAt]]));
}

/** The server itself has answered. */
export function markRead(key: string): void {
  if (marks.has(key)) set(new Map([...marks].filter(([other]) => other !== key)));
}

export function forgetMarks(): void {
  set(new Map());
}

let givenUp = 0;

/** How often everything that was kept has been removed: whoever keeps answers begins anew after it. */
export const timesGivenUp = (): number => givenUp;

export function noteGivenUp(): void {
  givenUp += 1;
}

function set(next: ReadonlyMap<string, Date>): void {
  marks = next;
  for (const listener of listeners) listener();
}

export function useKeptMarks(): ReadonlyMap<string, Date> {
  return useSyncExternalStore(subscribe, keptMarks);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
