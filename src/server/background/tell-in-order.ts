import type { Progress } from './work-event-store.ts';

/** The work does not wait for its news; what cannot be told is no reason to fail. Called without news it waits for the last. */
export function tellInOrder(
  tell: (progress: Progress) => Promise<void>,
): (progress?: Progress) => Promise<void> {
  let last = Promise.resolve();
  return (progress) => {
    if (progress) last = last.then(() => tell(progress)).catch(() => {});
    return last;
  };
}
