import { parentPort } from 'node:worker_threads';

/** The first thing that a thread says: it has loaded, and can be asked. */
export const readyMessage = 'ready';

/** What a thread's script ends with: answers the calls that `createThreads` hands it, one at a time. */
export function answerCalls<Request, Answer>(answer: (request: Request) => Answer | Promise<Answer>): void {
  const reply = async (request: Request) => parentPort?.postMessage(await answer(request));
  parentPort?.on('message', (request: Request) => void reply(request));
  parentPort?.postMessage(readyMessage);
}
