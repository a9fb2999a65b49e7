import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../process/config.ts';
import type { Rate } from '../process/setting-kinds.ts';

/** Everything that a job source has been seen to do, and `well`. */
export type SourceBehavior =
  | 'well'
  | 'empty'
  | 'malformed'
  | 'wrong shape'
  | 'html'
  | 'wrong key'
  | 'forbidden'
  | 'gone'
  | 'bad request'
  | 'rate limit'
  | 'server error'
  | 'unavailable'
  | 'slow'
  | 'cut';

export interface SourceCall {
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export interface SourceReply {
  status: number;
  body: unknown;
}

export interface FakeSource {
  /** What the source's URL setting is set to. */
  url: string;
  /** Every call so far, oldest first. */
  calls: SourceCall[];
  /** The next calls are treated so, in this order; those after them as `always` said. */
  next(...behaviors: SourceBehavior[]): void;
  always(behavior: SourceBehavior): void;
  stop(): Promise<void>;
}

export interface FakeSourceOptions {
  environment: Config['NODE_ENV'];
  port?: number;
  /** Past these it answers 429, as the real one does. */
  limits?: readonly Rate[];
}

interface Played {
  answer(call: SourceCall): SourceReply;
  /** What it says when it has nothing. */
  empty: unknown;
}

/** Longer than anybody waits. */
const slowMs = 20_000;
const retryAfterSeconds = 30;

/** A job source on loopback, for development and tests: what it answers is handed in, and how badly it behaves is told. */
export async function startFakeSource(
  { environment, port = 0, limits = [] }: FakeSourceOptions,
  played: Played,
): Promise<FakeSource> {
  if (environment === 'production')
    throw new Error('The stand-in for a job source must never run in production.');
  const calls: SourceCall[] = [];
  const times: number[] = [];
  const queued: SourceBehavior[] = [];
  const late = new Set<NodeJS.Timeout>();
  let usual: SourceBehavior = 'well';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    const call = { path: pathname, query: searchParams, headers: request.headers };
    calls.push(call);
    times.push(Date.now());
    const behavior = isPast(limits, times) ? 'rate limit' : (queued.shift() ?? usual);
    const reply = () => send(response, replyTo(behavior, call, played));
    if (behavior === 'cut') cut(response);
    else if (behavior === 'slow') late.add(setTimeout(reply, slowMs));
    else reply();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (...behaviors) => void queued.splice(0, Infinity, ...behaviors),
    always: (behavior) => {
      usual = behavior;
    },
    stop: async () => {
      for (const timer of late) clearTimeout(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const isPast = (limits: readonly Rate[], times: readonly number[]) =>
  limits.some(
    ({ points, seconds }) => times.filter((time) => time > Date.now() - seconds * 1_000).length > points,
  );

interface Sent {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const json = (status: number, body: unknown): Sent => ({ status, body: JSON.stringify(body) });
const page = '<!DOCTYPE html><html><body><h1>We’ll be right back</h1></body></html>';

function replyTo(behavior: SourceBehavior, call: SourceCall, { answer, empty }: Played): Sent {
  if (behavior === 'empty') return json(200, empty);
  if (behavior === 'malformed') return { status: 200, body: '{"data": [{"job_id": "1", "job_ti' };
  if (behavior === 'wrong shape') return json(200, { status: 'OK', items: 'none' });
  if (behavior === 'html') return { status: 200, body: page, headers: { 'content-type': 'text/html' } };
  if (behavior === 'wrong key') return json(401, { message: 'Invalid API key' });
  if (behavior === 'forbidden') return json(403, { message: 'You are not subscribed to this API.' });
  if (behavior === 'bad request') return json(400, { message: 'Unknown parameter' });
  if (behavior === 'gone') return json(404, { message: 'Not found' });
  if (behavior === 'server error') return json(500, { message: 'Internal error' });
  if (behavior === 'unavailable')
    return { status: 503, body: page, headers: { 'content-type': 'text/html' } };
  if (behavior === 'rate limit')
    return {
      ...json(429, { message: 'Too many requests' }),
      headers: { 'retry-after': String(retryAfterSeconds) },
    };
  const { status, body } = answer(call);
  return json(status, body);
}

function send(response: ServerResponse, { status, body, headers }: Sent): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
}

/** In the middle of its answer. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"data": [');
  setImmediate(() => response.destroy());
}
