import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

let sent = 0;
const server = createServer((request, response) => {
  const type = request.url === '/stream' ? 'text/event-stream' : 'application/json';
  response.writeHead(request.url === '/error' ? 500 : 200, { 'content-type': type });
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000;
    if (!response.destroyed) response.once('drain', more);
  };
  if (request.url === '/short') response.end('{"short":true}');
  else more();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => new Promise((resolve) => server.close(resolve)));

const openConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

it.each(['/whole', '/stream', '/error'])('an answer without end is cut off: %s', async (path) => {
  sent = 0;
  const answer = await limitedFetch(address + path);
  await expect(answer.text()).rejects.toMatchObject({ kind: 'too_large' });
  await expect.poll(openConnections).toBe(0);
  // Some more is on its way by then, but not without end.
  expect(sent).toBeLessThan(20_000_000);
});

it('hands on what is short', async () => {
  const answer = await limitedFetch(`${address}/short`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ short: true });
});
