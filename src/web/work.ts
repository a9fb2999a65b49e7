import type { WorkStarted } from '#contract/endpoint.ts';
import { eventsIn, type ServerEvent } from './server-events.ts';

const maxDelayMs = 10_000;

export interface EventSourceParts {
  /** Opens the stream with these headers. */
  readonly join: (headers: Record<string, string>) => Promise<Response>;
  readonly refusalOf: (response: Response) => Promise<Error>;
  readonly signal?: AbortSignal | undefined;
  readonly firstDelayMs?: number;
}

/**
 * Reads server-sent events by `fetch`, so that the bearer header goes along, and joins again with
 * Last-Event-ID after a drop. Ends when the reader stops, when `signal` aborts, or when the server
 * answers 204; throws when the server refuses.
 */
export async function* readEvents<T>(parts: EventSourceParts): AsyncGenerator<T, void, void> {
  const { signal, firstDelayMs = 500 } = parts;
  let lastId = '';
  let delayMs = firstDelayMs;
  while (!signal?.aborted) {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (lastId) headers['Last-Event-ID'] = lastId;
    const response = await joined(parts, headers);
    if (response?.status === 204) return;
    if (response) {
      for await (const event of untilDropped(response)) {
        if (event.id !== undefined) lastId = event.id;
        delayMs = firstDelayMs;
        yield JSON.parse(event.data) as T;
      }
    }
    await pause(delayMs, signal);
    delayMs = Math.min(delayMs * 2, maxDelayMs);
  }
}

/** The open stream, nothing when it is worth trying again, or the server's refusal as an error. */
async function joined(
  { join, refusalOf, signal }: EventSourceParts,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const response = await join(headers).catch((error: unknown) => {
    if (!signal?.aborted) console.warn('The progress stream could not be reached; trying again.', error);
    return undefined;
  });
  if (!response || response.ok) return response;
  const passing = response.status >= 500 || response.status === 429;
  if (!passing) throw await refusalOf(response);
  await response.body?.cancel();
  return undefined;
}

async function* untilDropped(response: Response): AsyncGenerator<ServerEvent, void, void> {
  if (!response.body) return;
  const events = eventsIn(response.body);
  try {
    while (true) {
      const next = await events.next().catch(() => undefined);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    await events.return();
  }
}

function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** Whether a call that starts work answered with the work's id alone, because it takes longer; results may name one too. */
export function isWorkStarted(answer: unknown): answer is WorkStarted {
  return typeof answer === 'object' && answer !== null && 'workId' in answer && !('id' in answer);
}
