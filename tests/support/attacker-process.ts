import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { makeJunkArchive } from './junk-archive.ts';
import { readEvents } from './read-events.ts';

/** What one attacker has: one free account, one address, and documents of their own. */
export interface AttackOptions {
  attack: AttackName;
  address: string;
  token: string;
  resumeIds: readonly string[];
  /** Those that are one word of 48 kB each. */
  wordIds: readonly string[];
  /** A file of the built web, which anybody may fetch. */
  file: string;
}

type Send = (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>;

interface Attack {
  everyMs: number;
  /** How much more memory the server may take while it lasts, where that's what is attacked. */
  maxMegabytes?: number;
  run(send: Send, options: AttackOptions, round: number): Promise<unknown>;
}

const read = async (answer: Promise<Response>) => (await answer).arrayBuffer();

/** Each at the rate that the shipped limits allow one person at one address, or above it. */
export const attacks = {
  'built files, 50/s': { everyMs: 20, run: (send, { file }) => read(send('GET', file)) },
  'requests of a visitor, 20/s': { everyMs: 50, run: (send) => read(send('GET', '/api/nothing')) },
  'own requests, 5/s': { everyMs: 200, run: (send) => read(send('GET', '/api/user/status')) },
  'duplicating, 4/s': {
    everyMs: 250,
    run: (send, { resumeIds: [id] }) => read(send('POST', `/api/resumes/${id}/duplicate`)),
  },
  'long lists, 5/s': { everyMs: 200, run: (send) => read(send('GET', '/api/resumes')) },
  '15 reviews of 48 kB every 4 s': {
    everyMs: 4_000,
    run: async (send, { resumeIds }, round) => {
      const ids = resumeIds.slice(1 + round * 15, 16 + round * 15);
      await Promise.all(ids.map((id) => read(send('GET', `/api/resumes/${id}/review`))));
    },
  },
  'cancelling after streamed lines, every 2 s': { everyMs: 2_000, run: readLinesAndCancel },
  'wrong passwords and sign-ups, 4/s': { everyMs: 500, run: tryPasswords },
  'streams, 5/s opened and kept': { everyMs: 200, run: keepStream },
  'resumes of one endless word, each asked about and optimized, every second': {
    everyMs: 1_000,
    run: (send, { wordIds }, round) => {
      const path = `/api/resumes/${wordIds[round % wordIds.length]}`;
      return Promise.all([read(send('GET', `${path}/review`)), read(send('POST', `${path}/optimize`))]);
    },
  },
  'uploads of 49 MB, 60 in parallel': { everyMs: 6_000, maxMegabytes: 300, run: uploadInParallel },
  'an import of 44 MB of junk every 3 s': { everyMs: 3_000, maxMegabytes: 400, run: importJunk },
  'searching and cancelling, 4/s': { everyMs: 250, run: searchAndCancel },
  '60 searches at once, every 4 s': {
    everyMs: 4_000,
    run: (send, _, round) =>
      Promise.all(Array.from({ length: 60 }, (__, at) => read(search(send, `Clerk ${round} ${at}`)))),
  },
  'optimizing with a model that hangs, every 2 s': {
    everyMs: 2_000,
    run: (send, { resumeIds }, round) => read(send('POST', `/api/resumes/${resumeIds[round]}/optimize`)),
  },
} as const satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

/** How much more memory the server may take while an attack lasts. */
export const maxMegabytesOf = (name: AttackName): number => {
  const { maxMegabytes = Number.POSITIVE_INFINITY }: Attack = attacks[name];
  return maxMegabytes;
};

const search = (send: Send, jobTitle: string) =>
  send('POST', '/api/job-search', { jobTitle, jobType: [] }, { headers: { prefer: 'respond-async' } });

async function searchAndCancel(send: Send, _: AttackOptions, round: number): Promise<void> {
  const { workId } = (await (await search(send, `Clerk ${round}`)).json()) as { workId?: string };
  if (workId) await read(send('POST', `/api/work/${workId}/cancel`));
}

async function readLinesAndCancel(send: Send, { resumeIds }: AttackOptions, round: number): Promise<void> {
  const answer = await send('POST', `/api/resumes/${resumeIds[round]}/optimize`, undefined, {
    headers: { prefer: 'respond-async' },
  });
  const { workId } = (await answer.json()) as { workId?: string };
  if (!workId) return;
  await readEvents(await send('GET', `/api/work/${workId}/events`), (events) =>
    events.some(({ data }) => JSON.stringify(data).includes('"change"')),
  );
  await read(send('POST', `/api/work/${workId}/cancel`));
}

async function tryPasswords(send: Send): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const password = `wrong-${randomUUID()}`;
  await Promise.all([
    read(send('POST', '/auth/v1/token?grant_type=password', { email, password })),
    read(send('POST', '/auth/v1/signup', { email, password })),
  ]);
}

/** Of work that doesn't exist or has ended the stream ends by itself; of work that runs it stays open. */
async function keepStream(send: Send, { resumeIds: [id] }: AttackOptions): Promise<void> {
  const headers = { prefer: 'respond-async' };
  const answer = await send('POST', `/api/resumes/${id}/optimize`, undefined, { headers });
  const { workId = randomUUID() } = (await answer.json()) as { workId?: string };
  await readEvents(await send('GET', `/api/work/${workId}/events`));
}

function upload(send: Send, file: Blob): Promise<unknown> {
  const body = new FormData();
  body.append('file', file, 'export.zip');
  return read(send('POST', '/api/account/import', undefined, { body }));
}

/** Over plain sockets, which put more on the wire than `fetch` does. */
async function uploadInParallel(_: Send, options: AttackOptions): Promise<void> {
  const file = Buffer.alloc(49 * 1024 * 1024);
  await Promise.all(Array.from({ length: 60 }, () => uploadPlainly(options, file)));
}

async function uploadPlainly({ address, token }: AttackOptions, file: Buffer): Promise<void> {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const tail = '\r\n--b--\r\n';
  const sent = request(`${address}/api/account/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '10.66.66.66',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + file.length + tail.length,
    },
  });
  sent.on('error', () => {}).on('response', (answer) => answer.resume());
  sent.write(head);
  sent.write(file);
  sent.end(tail);
  await once(sent, 'close');
}

let junk: Blob | undefined;

async function importJunk(send: Send): Promise<void> {
  junk ??= new Blob([new Uint8Array(makeJunkArchive())]);
  await upload(send, junk);
}

function attack(options: AttackOptions): void {
  const { everyMs, run }: Attack = attacks[options.attack];
  const send: Send = (method, path, body, init = {}) =>
    fetch(options.address + path, {
      ...init,
      method,
      headers: {
        authorization: `Bearer ${options.token}`,
        'x-forwarded-for': '10.66.66.66',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let round = 0;
  // What fails is the attacker's own affair.
  const next = () => void run(send, options, round++).catch(() => {});
  setInterval(next, everyMs);
  next();
  process.send?.('started');
}

if (process.send && process.argv[2]) attack(JSON.parse(process.argv[2]) as AttackOptions);
