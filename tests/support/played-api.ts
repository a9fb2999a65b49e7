import { vi } from 'vitest';

export interface PlayedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Reply = Response | object | number | undefined;
type Play = Reply | ((call: PlayedCall) => Reply | Promise<Reply>);

/**
 * The server as a test plays it, under the page's real calls: `'POST /api/resumes': resume`. A number is a bare
 * status, a function answers anew each time. What is not played is 404. `plays` may be changed while the page runs.
 */
export function playApi(plays: Record<string, Play>) {
  const calls: PlayedCall[] = [];
  const answer = async (address: RequestInfo | URL, options: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(address), location.origin);
    const path = pathname + search;
    const method = options.method ?? 'GET';
    const body = typeof options.body === 'string' ? JSON.parse(options.body) : options.body;
    const call = { method, path, body, headers: new Headers(options.headers) };
    calls.push(call);
    const play = plays[`${method} ${path}`];
    const reply = typeof play === 'function' ? await play(call) : play;
    if (reply instanceof Response) return reply;
    if (typeof reply === 'object') return Response.json(reply);
    return Response.json({ error: 'Not found.', code: 'not_found' }, { status: reply ?? 404 });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    calls,
    plays,
    named: (name: string) => calls.filter((call) => `${call.method} ${call.path}` === name),
  };
}

export const refusal = (status: number, code: string, error: string, feature?: string) => () =>
  Response.json({ error, code, ...(feature && { feature }) }, { status });

/** A stream of events that the test writes as it goes on. */
export function playedEvents() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let id = 0;
  const sent: Uint8Array[] = [];
  const open = () => {
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened;
        for (const chunk of sent) opened.enqueue(chunk);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const send = (event: object) => {
    id += 1;
    const chunk = new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
    sent.push(chunk);
    controller?.enqueue(chunk);
  };
  return { open, send };
}
