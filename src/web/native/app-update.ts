import { isNativeShell } from './shell.ts';
import { noteUpdate } from './waiting-update.ts';

const lookAgainMs = 30 * 60 * 1000;

/**
 * Every page load does it. The app from a store has its files already, and its store brings new ones; while the app is
 * developed there's no worker.
 */
export function registerWorker(): void {
  if (isNativeShell() || import.meta.hot) return;
  navigator.serviceWorker
    ?.register('/sw.js')
    .then(follow)
    .catch(() => undefined);
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker | null) => {
    // The first one of all takes over from nobody.
    if (worker && navigator.serviceWorker.controller) void consider(worker);
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look(installing));
  });
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAtMs < lookAgainMs) return;
    lookedAtMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** A page that came from the server may be of the new build already; then there is nothing to tell. */
async function consider(worker: ServiceWorker): Promise<void> {
  const marks = await marksOf(worker);
  const isHere = (mark: string) => document.querySelector(`[src="${mark}"], link[href="${mark}"]`) !== null;
  if (marks.every(isHere)) worker.postMessage('take over');
  else noteUpdate(worker);
}

function marksOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('marks', [port2]);
  });
}
