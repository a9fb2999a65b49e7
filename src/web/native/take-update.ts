import { waitingUpdate } from './waiting-update.ts';

const handoverMs = 3_000;

/** Only ever because somebody pressed the button. Drafts are written when a page is left. */
export async function takeUpdate(): Promise<void> {
  const worker = waitingUpdate();
  if (worker?.state === 'installed') {
    const isThere = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    worker.postMessage('take over');
    await Promise.race([isThere, new Promise((resolve) => setTimeout(resolve, handoverMs))]);
  }
  location.reload();
}
