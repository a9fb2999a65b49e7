import type { z } from 'zod';
import type { Asker } from './job-source.ts';
import { failureOf, SourceFailure, SourceSkipped } from './source-failure.ts';
import type { SourceGate } from './source-gate.ts';

/** The only way to a source: no call passes its gate uncounted, and no endless or odd answer comes back. */
export interface SourceClient {
  /** Throws `SourceSkipped`, `SourceFailure`, or the signal's reason. */
  get<S extends z.ZodType>(url: URL, schema: S, options: CallOptions): Promise<z.output<S>>;
}

export interface CallOptions {
  signal: AbortSignal;
  asker?: Asker | undefined;
  headers?: Readonly<Record<string, string>>;
}

interface ClientOptions {
  gate: SourceGate;
  timeoutMs: number;
  maxBytes: number;
  /** Boards come and go: that one is gone doesn't mean that the source is down. A search is never gone. */
  hasBoards?: boolean;
}

export function createSourceClient({
  gate,
  timeoutMs,
  maxBytes,
  hasBoards = false,
}: ClientOptions): SourceClient {
  return {
    get: async (url, schema, { signal, asker, headers = {} }) => {
      signal.throwIfAborted();
      const admission = await gate.enter(asker?.userId);
      if (admission !== 'go') throw new SourceSkipped(admission);
      await asker?.asking();
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const text = await fetchText(url, headers, AbortSignal.any([signal, late]), maxBytes);
        const answer = schema.parse(JSON.parse(text));
        await gate.answered();
        return answer;
      } catch (error) {
        // Whoever stopped waiting says nothing of the source, unless it was too slow for them.
        const isLate = late.aborted || isTimeout(signal);
        if (signal.aborted && !isLate) throw signal.reason;
        const failure = failureFor(error, isLate);
        await (hasBoards && failure.kind === 'gone' ? gate.answered() : gate.failed(failure));
        throw failure;
      }
    },
  };
}

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** Not from where it redirects to: the key is for nobody else. */
async function fetchText(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  maxBytes: number,
): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'Candor job search', ...headers },
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw failureOf(response, new Date());
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new SourceFailure('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function failureFor(error: unknown, isLate: boolean): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (isLate) return new SourceFailure('timeout');
  // What fetch throws is a TypeError; the rest comes of reading what it gave.
  return new SourceFailure(error instanceof TypeError ? 'cut' : 'malformed');
}
