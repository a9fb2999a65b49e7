// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';
import { isWorkStarted } from './work.ts';

const id = z.object({ id: z.string() });
const contract = {
  get: endpoint({
    method: 'GET',
    path: '/api/things/:id',
    summary: '',
    kind: 'json',
    caller: 'user',
    params: id,
    query: z.object({ format: z.string().optional(), page: z.int().optional() }),
    response: z.object({ name: z.string() }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/things',
    summary: '',
    kind: 'json',
    caller: 'user',
    body: z.object({ name: z.string() }),
    response: z.object({ id: z.string() }),
    idempotent: true,
    startsWork: true,
  }),
  ping: endpoint({ method: 'POST', path: '/api/ping', summary: '', kind: 'json', caller: 'public' }),
  download: endpoint({
    method: 'GET',
    path: '/api/things/:id/download',
    summary: '',
    kind: 'file',
    caller: 'user',
    params: id,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/things/import',
    summary: '',
    kind: 'upload',
    caller: 'user',
    response: z.object({ type: z.string(), body: z.string() }),
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/things/:id/events',
    summary: '',
    kind: 'events',
    caller: 'user',
    params: id,
    response: z.object({ step: z.int() }),
  }),
};

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer = (_request, response) => response.end();
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => answer(request, response, Buffer.concat(parts).toString()));
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function client(token: string | undefined = 'token-1') {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createApi(contract, { origin, fetch, getToken: async () => token });
}

test('sends what the endpoint says and gives what it answers', async () => {
  answer = (request, response) => json(response, 200, { name: `${request.method} ${request.url}` });
  const thing = await client().get({ params: { id: 'a/b' }, query: { format: 'pdf', page: undefined } });
  expect(thing).toEqual({ name: 'GET /api/things/a%2Fb?format=pdf' });
});

test('sends the bearer token, and warns when there is none and the endpoint needs one', async () => {
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers.authorization);
    json(response, 200, { name: '' });
  };
  await client().get({ params: { id: '1' }, query: {} });
  expect(console.warn).not.toHaveBeenCalled();
  const signedOut = createApi(contract, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch,
    getToken: async () => undefined,
  });
  await signedOut.ping();
  expect(console.warn).not.toHaveBeenCalled();
  await signedOut.get({ params: { id: '1' }, query: {} });
  expect(console.warn).toHaveBeenCalledOnce();
  expect(seen).toEqual(['Bearer token-1', undefined, undefined]);
});

test('an answer that is no success is an ApiError with the sentence, the code and the feature', async () => {
  const body = {
    error: "You've used your free resume optimization!",
    code: 'limit_reached',
    feature: 'resume',
  };
  answer = (_request, response) => json(response, 403, body);
  const failure = await client()
    .make({ body: { name: 'x' } })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ ...body, status: 403, message: `403: ${JSON.stringify(body)}` });
});

test('an error that is not ours carries its text for the log, and a sentence for the person', async () => {
  answer = (_request, response) => response.writeHead(502, 'Bad Gateway').end();
  const call = client().ping();
  await expect(call).rejects.toMatchObject({
    message: '502: Bad Gateway',
    error: 'This is not available right now. Please try again in a moment.',
    code: undefined,
  });
});

test('a page of a proxy, and a body of another shape, are never shown', () => {
  const sentence = 'This is not available right now. Please try again in a moment.';
  expect(new ApiError(502, '<html><h1>502</h1></html>').error).toBe(sentence);
  expect(new ApiError(400, '{"error":{"a":1},"code":7}')).toMatchObject({ error: sentence, code: undefined });
});

test('a server that does not answer is told in a sentence; an abort stays an abort', async () => {
  answer = (request) => request.socket.destroy();
  const failure = await client()
    .ping()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({
    status: 0,
    error: 'We could not reach the server. Check your connection and try again.',
    cause: expect.any(TypeError),
  });
  await expect(client().ping({ signal: AbortSignal.abort() })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});

test('an upload is a form with one file under its name', async () => {
  answer = (request, response, body) => json(response, 201, { type: request.headers['content-type'], body });
  const file = new File(['Maya Okafor'], 'resume.txt', { type: 'text/plain' });
  const sent = await client().upload({ file });
  expect(sent.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.body).toContain('name="file"; filename="resume.txt"');
  expect(sent.body).toContain('Maya Okafor');
});

test('an idempotent call has a key of its own for each action, or the one handed in', async () => {
  const keys: unknown[] = [];
  const bodies: string[] = [];
  answer = (request, response, body) => {
    keys.push(request.headers['idempotency-key']);
    bodies.push(body);
    json(response, 200, { id: '1' });
  };
  const api = client();
  await api.make({ body: { name: 'x' } });
  await api.make({ body: { name: 'x' } });
  await api.make({ body: { name: 'x' }, idempotencyKey: 'again' });
  await api.ping();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(2)).toEqual(['again', undefined]);
  expect(bodies[0]).toBe('{"name":"x"}');
});

test('work that takes longer answers with its id', async () => {
  answer = (request, response) =>
    request.headers.prefer === 'respond-async'
      ? json(response, 202, { workId: 'w1' })
      : json(response, 200, { id: '1', workId: null });
  expect(isWorkStarted(await client().make({ body: { name: 'x' } }))).toBe(false);
  const started = await client().make({ body: { name: 'x' }, respondAsync: true });
  expect(started).toEqual({ workId: 'w1' });
  expect(isWorkStarted(started)).toBe(true);
});

test('an empty answer is undefined', async () => {
  answer = (_request, response) => response.writeHead(204).end();
  expect(await client().ping()).toBeUndefined();
});

test('a file comes with its content, its name and what its headers say; a failed one with the server’s sentence', async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="r.pdf"',
        'X-Candor-Read-Back': 'exact',
      })
      .end('%PDF');
  const file = await client().download({ params: { id: '1' } });
  expect(file.name).toBe('r.pdf');
  expect(file.content.type).toBe('application/pdf');
  expect(await file.content.text()).toBe('%PDF');
  expect(file.headers.get('x-candor-read-back')).toBe('exact');

  answer = (_request, response) => json(response, 404, { error: 'Not found.', code: 'not_found' });
  await expect(client().download({ params: { id: '1' } })).rejects.toMatchObject({ error: 'Not found.' });
});

test('events are joined again with Last-Event-ID after a drop, and pass over heartbeats', async () => {
  const joins: unknown[] = [];
  answer = (request, response) => {
    joins.push([request.headers['last-event-id'], request.headers.authorization]);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if (joins.length === 1) {
      // Cut in the middle of an event: what is incomplete must not be delivered.
      response.write(': beat\n\nid: 1\ndata: {"step":1}\n\nid: 2\ndata: {"st', () => response.destroy());
    } else {
      response.write('id: 2\r\ndata: {"step":\r\ndata: 2}\r\n\r\nid: 3\ndata: {"step":3}\n\n');
    }
  };
  const steps: number[] = [];
  for await (const event of client().events({ params: { id: '1' } })) {
    steps.push(event.step);
    if (event.step === 3) break;
  }
  expect(steps).toEqual([1, 2, 3]);
  expect(joins).toEqual([
    [undefined, 'Bearer token-1'],
    ['1', 'Bearer token-1'],
  ]);
});

test('a refused stream throws, an overloaded one is tried again, 204 ends it, and an abort stops it', async () => {
  answer = (_request, response) => json(response, 404, { error: 'Not found.', code: 'not_found' });
  await expect(
    client()
      .events({ params: { id: '1' } })
      .next(),
  ).rejects.toMatchObject({ status: 404 });

  let tries = 0;
  answer = (_request, response) => {
    tries += 1;
    response.writeHead(tries === 1 ? 503 : 204).end();
  };
  expect(
    await client()
      .events({ params: { id: '1' } })
      .next(),
  ).toEqual({ done: true, value: undefined });
  expect(tries).toBe(2);

  const stop = new AbortController();
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    stop.abort();
  };
  const stopped = await client()
    .events({ params: { id: '1' }, signal: stop.signal })
    .next();
  expect(stopped).toEqual({ done: true, value: undefined });
});
