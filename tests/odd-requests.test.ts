import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from '#server/providers/stripe.fake.ts';
import { startTestApp } from './support/test-app.ts';

interface Odd {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const form = 'multipart/form-data; boundary=b';
const part = (head: string, content: string, end = '\r\n--b--\r\n') =>
  `--b\r\n${head}\r\n\r\n${content}${end}`;
const named = 'content-disposition: form-data; name="file"; filename="a.txt"';

/** Bodies with the kind that they claim to be. */
const oddBodies: [type: string, body: Buffer | string][] = [
  ['', '{}'],
  ['x', '{}'],
  ['application/json;;;', '{}'],
  ['application/json; charset=utf-16', '{}'],
  ['APPLICATION/JSON', '{}'],
  ['application/json', '\uFEFF{}'],
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json', '{"a":1e999,"revision":1e999}'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '{"constructor":{"prototype":{}}}'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', '"x"'],
  ['application/json', '7'],
  ['application/json', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['text/plain', 'x'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
  [`multipart/form-data; boundary=${'x'.repeat(500)}`, 'x'],
  [form, ''],
  [form, 'x'],
  [form, '--b'],
  [form, '--b--\r\n'],
  [form, part('x', 'y')],
  [form, part(named, 'cut', '')],
  [form, part(named, 'cut in its end', '\r\n--b')],
  [form, part(named, '')],
  [form, part('content-disposition: form-data; name="file"', 'a field')],
  [form, part('content-disposition: form-data; filename="a.txt"', 'no name')],
  [form, part(`content-disposition: form-data; name="file"; filename*=UTF-8''%ZZ%00`, 'x')],
  [form, part(`content-disposition: form-data; name="__proto__"; filename="a.txt"`, 'x')],
  [form, part(`content-disposition: form-data; name="file"; filename="${'x'.repeat(20_000)}"`, 'x')],
  [form, part(`${named}\r\ncontent-type: ${'x'.repeat(20_000)}`, 'x')],
  [form, part(`${named}${'\r\nx: y'.repeat(3_000)}`, 'x')],
  [form, part(named, 'one', '\r\n') + part(named, 'two')],
  [form, part(named, 'PK\x03\x04 no ZIP')],
  [form, part(named, '%PDF-1.7 no PDF')],
];

const oddHeads: Record<string, string>[] = [
  { 'last-event-id': '99999999999999999999' },
  { 'last-event-id': '9007199254740993' },
  { 'last-event-id': '2147483648' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '1e999' },
  { prefer: 'respond-async, wait=1e999' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
  { authorization: `Bearer ${'x'.repeat(8_000)}` },
  { authorization: 'Basic eA==' },
  { apikey: 'x'.repeat(8_000) },
  { 'idempotency-key': '\xe9' },
  { 'idempotency-key': '' },
  { 'x-forwarded-for': 'x, , ::1%eth0' },
  { 'x-request-id': '\xe9' },
  { 'accept-encoding': 'gzip;q=x, *;q=-1' },
  { range: 'bytes=99999999999999999999-' },
  { range: 'bytes=-0' },
  { 'if-modified-since': 'x' },
  { 'if-none-match': '"' },
  { origin: 'null' },
  { origin: 'x' },
  { origin: 'capacitor://localhost', 'access-control-request-method': 'x' },
  { 'user-agent': '\xff'.repeat(4_000) },
  { upgrade: 'websocket', connection: 'upgrade' },
  { expect: 'x' },
  { host: '' },
  { host: 'x:99999' },
  { 'content-encoding': 'gzip' },
];

const oddQueries = [
  '?%',
  '?%00=%00',
  '?__proto__=1&constructor=1',
  '?after=99999999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff',
  '?after=0_00000000-0000-0000-0000-000000000000',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?limit=1e2',
  '?format=pdf&format=docx&size=x',
  '?redirect_to=javascript:1&redirect_to=//x',
  `?redirect_to=http://${'x'.repeat(300)}`,
  '?provider=google&provider=x&code_challenge=x',
  `?token=${'x'.repeat(4_000)}&type=signup`,
  `?state=${'%ff'.repeat(20)}&code=%00`,
];

const oddPaths = [
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/api/resumes/%E0%A4%A',
  '/api/resumes/%00',
  '//api/notes',
  '/api//notes',
  '/api/notes/..%2f..%2f',
  '/..%5c..%5cetc',
  `/api/notes/${'x'.repeat(5_000)}`,
  `/${'x/'.repeat(3_000)}`,
  '/assets/..%2f..%2fpackage.json',
  '/assets/%',
  '/auth/v1/',
  '/dev/x',
  '/;/subscribe',
  '/subscribe;x',
  'http://other.example/subscribe',
  'http://other.example/api/notes',
  '*',
];

describe('odd requests', async () => {
  const stripe = await startFakeStripe({ environment: 'test', port: 0 });
  const app = await startTestApp({ settings: stripe.settings });
  const person = await app.createPerson({ premium: true });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  afterAll(async () => {
    agent.destroy();
    await stripe.stop();
  });
  const { hostname, port } = new URL(app.address);

  /** 0 where the connection was closed without an answer. */
  const statusOf = ({ method, path, headers = {}, body }: Odd): Promise<number> =>
    new Promise((resolve) => {
      const sent = request(
        {
          ...{ hostname, port, method, path, agent, setHost: !('host' in headers) },
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (answer) => {
          // A stream of events has no end of its own.
          if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
          else answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', () => resolve(0));
      sent.end(body);
    });

  const failing = async (requests: Odd[]): Promise<string[]> => {
    const answers = await Promise.all(requests.map(async (odd) => ({ odd, status: await statusOf(odd) })));
    return answers
      .filter(({ status }) => status >= 500 || status === 0)
      .map(({ odd, status }) => `${status} ${JSON.stringify(odd).slice(0, 160)}`);
  };

  const endpoints = app.app?.endpoints ?? [];
  const noteId = '00000000-0000-4000-8000-000000000000';
  const addressOf = (path: string) => path.replace(':id', noteId);

  it.each(endpoints.filter(({ method }) => method !== 'GET').map(({ method, path }) => ({ method, path })))(
    'are refused, not failed at, whatever the body: $method $path',
    async ({ method, path }) => {
      const requests = oddBodies.map(([type, body]) => ({
        ...{ method, path: addressOf(path), body },
        headers: type ? { 'content-type': type } : {},
      }));
      expect(await failing(requests)).toEqual([]);
    },
    // A few are valid after all, and the first of those waits for the word lists.
    120_000,
  );

  it.each(endpoints.map(({ method, path }) => ({ method, path })))(
    'are refused, not failed at, whatever the head and the query: $method $path',
    async ({ method, path }) => {
      const body = method === 'GET' ? {} : { body: '{}' };
      const json = method === 'GET' ? {} : { 'content-type': 'application/json' };
      expect(
        await failing([
          ...oddHeads.map((headers) => ({
            ...{ method, path: addressOf(path), headers: { ...json, ...headers } },
            ...body,
          })),
          ...oddQueries.map((query) => ({
            ...{ method, path: `${addressOf(path)}${query}`, headers: json },
            ...body,
          })),
        ]),
      ).toEqual([]);
    },
  );

  it('are refused, not failed at, whatever the address and the method', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
    const paths = [...oddPaths, '/', '/livez', '/readyz', '/api/notes', '/robots.txt'];
    expect(await failing(paths.flatMap((path) => methods.map((method) => ({ method, path }))))).toEqual([]);
  });

  it('leave the process able to answer, also where they are not HTTP', async () => {
    const raw = [
      'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      'GET /readyz\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'POST /api/notes HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      'POST /api/notes HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
      'POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
      'POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: x\r\n folded: y\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    ];
    const answerTo = (bytes: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk.toString('latin1');
        });
        socket.on('error', () => resolve(answer));
        socket.on('close', () => resolve(answer));
      });
    const answers = await Promise.all(raw.map(answerTo));
    expect(answers.filter((answer) => /^HTTP\/1\.1 5/.test(answer))).toEqual([]);
    expect(await statusOf({ method: 'GET', path: '/readyz' })).toBe(200);
  });
});
