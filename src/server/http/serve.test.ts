import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signHook } from '#tests/support/notes/notes-feature.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('serving an endpoint', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson();
  const ben = await app.createPerson();
  const write = async (text = 'remember the milk') =>
    (await (await anna.call('POST', '/api/notes', { body: { text } })).json()) as { id: string };

  it('answers with what the contract names and nothing else', async () => {
    const { id } = await write();
    const answer = await anna.call('GET', `/api/notes/${id}`);
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['createdAt', 'id', 'text']);
    expect(body).not.toContain('undeclared-canary');
  });

  it('says in words what is not valid', async () => {
    const answer = await anna.call('POST', '/api/notes', { body: { text: '  ' } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^text: /), code: 'invalid_request' });
  });

  it('answers 404 for an id that is malformed, unknown or somebody else’s', async () => {
    const { id } = await write();
    for (const [person, wanted] of [
      [anna, 'not-an-id'],
      [anna, randomUUID()],
      [ben, id],
    ] as const) {
      const answer = await person.call('GET', `/api/notes/${wanted}`);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found.', code: 'not_found' }]);
    }
  });

  it('hands out files, redirects, and takes uploads', async () => {
    const { id } = await write('file me');
    const file = await anna.call('GET', `/api/notes/${id}/download`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="note-${id.slice(0, 8)}.txt"`);
    expect(await file.text()).toBe('file me');
    const redirect = await anna.call('GET', `/api/notes/${id}/open`);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      `${app.config.PUBLIC_URL}/notes/${id}`,
    ]);
    const form = new FormData();
    form.append('file', new Blob(['from a file'], { type: 'text/plain' }), 'note.txt');
    const upload = await anna.call('POST', '/api/notes/import', { body: form });
    expect([upload.status, await upload.json()]).toEqual([
      201,
      expect.objectContaining({ text: 'from a file' }),
    ]);
  });

  it('refuses an upload above 5 MB and a body above 256 kB', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'big.txt');
    expect((await anna.call('POST', '/api/notes/import', { body: form })).status).toBe(413);
    const big = await anna.call('POST', '/api/notes', { body: { text: 'x'.repeat(256 * 1024) } });
    expect([big.status, ((await big.json()) as { code: string }).code]).toEqual([413, 'payload_too_large']);
  });

  it('refuses what is nested without end, and takes one file and nothing beside it', async () => {
    for (const depth of [1_000, 100_000]) {
      const body = `{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      const answer = await fetch(new URL('/api/notes', app.address), {
        method: 'POST',
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
    const form = new FormData();
    form.append('extra', 'x'.repeat(1_000_000));
    form.append('file', new Blob(['a']), 'a.txt');
    expect((await anna.call('POST', '/api/notes/import', { body: form })).status).toBe(413);
  });

  it('hands a webhook its exact bytes', async () => {
    const bytes = Buffer.from('{ "spaces":   "matter" }');
    const send = (signature: string) =>
      fetch(new URL('/api/notes/hook', app.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: bytes,
      });
    expect(await (await send(signHook(bytes))).json()).toEqual({ received: bytes.length });
    expect((await send('0'.repeat(64))).status).toBe(400);
  });

  it('hides an unexpected error behind a sentence and a reference that the log has too', async () => {
    await runSql(app.ownerUrl, `alter table notes rename column created_at to lost`);
    app.expectError('DatabaseError');
    const answer = await anna.call('GET', '/api/notes');
    await runSql(app.ownerUrl, `alter table notes rename column lost to created_at`);
    const { error, code } = (await answer.json()) as { error: string; code: string };
    expect([answer.status, code]).toEqual([500, 'unexpected']);
    expect(error).toBe(
      `Something went wrong on our side. Nothing was lost. Reference: ${answer.headers.get('x-request-id')}`,
    );
    expect(error).not.toMatch(/column|select|\bat /);
    expect(app.logged.some(({ reqId }) => reqId === answer.headers.get('x-request-id'))).toBe(true);
  });

  it('keeps what people send out of the log', async () => {
    await write('my-private-canary');
    await anna.call('GET', '/api/notes?limit=my-private-canary');
    const log = JSON.stringify(app.logged);
    expect(log).toContain('/api/notes');
    expect(log).not.toMatch(/my-private-canary|Bearer/);
    expect(log).not.toContain(anna.email);
  });
});

describe('an Idempotency-Key', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson();
  const post = (key: string, text: string, person = anna) =>
    person.call('POST', '/api/notes', { body: { text }, headers: { 'idempotency-key': key } });
  const count = async () =>
    ((await (await anna.call('GET', '/api/notes?limit=50')).json()) as unknown[]).length;

  it('gives the same answer and writes once', async () => {
    const [first, second] = [await post('k1', 'once'), await post('k1', 'once')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await count()).toBe(1);
  });

  it('keeps what was made by its id, not the answer itself, and reads that again as it is now', async () => {
    const { id } = (await (await post('k7', 'long '.repeat(900))).json()) as { id: string };
    const kept = await runSql(app.ownerUrl, `select status, body from idempotency_keys where key = 'k7'`);
    expect(kept).toEqual([{ status: 201, body: { id } }]);
    await anna.call('PATCH', `/api/notes/${id}`, { body: { text: 'changed since' } });
    const again = await post('k7', 'long '.repeat(900));
    expect([again.status, await again.json()]).toEqual([
      201,
      expect.objectContaining({ id, text: 'changed since' }),
    ]);
    await anna.call('DELETE', `/api/notes/${id}`);
    expect((await post('k7', 'long '.repeat(900))).status).toBe(404);
  });

  it('lets one of many at once through', async () => {
    const before = await count();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => post('k2', 'race')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await count()).toBe(before + 1);
  });

  it('refuses the key for another request, and belongs to one person', async () => {
    await post('k3', 'mine');
    expect((await post('k3', 'other')).status).toBe(422);
    expect((await post('k3', 'mine', await app.createPerson())).status).toBe(201);
  });

  it('leaves a failed call free to be tried again', async () => {
    expect((await post('k4', '  ')).status).toBe(400);
    expect((await post('k4', 'now right')).status).toBe(201);
  });

  it('is taken over when its process died without an answer', async () => {
    const sent = await post('k5', 'dies');
    expect(sent.status).toBe(201);
    await runSql(
      app.ownerUrl,
      `update idempotency_keys set status = null, body = null, created_at = now() - interval '2 minutes' where key = 'k5'`,
    );
    expect((await post('k5', 'dies')).status).toBe(201);
    await runSql(app.ownerUrl, `update idempotency_keys set status = null, body = null where key = 'k5'`);
    expect((await post('k5', 'dies')).status).toBe(409);
  });

  it('is forgotten after a day', async () => {
    await post('k6', 'old');
    await runSql(
      app.ownerUrl,
      `update idempotency_keys set created_at = now() - interval '25 hours' where key = 'k6'`,
    );
    await runSql(app.ownerUrl, 'select forget_old_idempotency_keys()');
    const before = await count();
    await post('k6', 'old');
    expect(await count()).toBe(before + 1);
  });
});

describe('a list', async () => {
  const app = await startTestApp();
  const nextOf = (answer: Response) => /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];

  it('comes page by page, each naming the next, whatever is added meanwhile', async () => {
    const anna = await app.createPerson();
    // One statement, so that all of them were created in the same microsecond but for three.
    await runSql(
      app.ownerUrl,
      `insert into notes (user_id, text, created_at)
       select $1, n::text, now() - case when n > 3 then interval '3 microseconds' else n * interval '1 microsecond' end
       from generate_series(1, 7) n`,
      [anna.userId],
    );
    const listed: string[] = [];
    const sizes: number[] = [];
    for (let path: string | undefined = '/api/notes?limit=3'; path; ) {
      const answer = await anna.call('GET', path);
      const notes = (await answer.json()) as { text: string }[];
      listed.push(...notes.map(({ text }) => text));
      sizes.push(notes.length);
      path = nextOf(answer);
      await anna.call('POST', '/api/notes', { body: { text: 'meanwhile' } });
    }
    expect(sizes).toEqual([3, 3, 1]);
    expect(listed.slice(0, 2)).toEqual(['1', '2']);
    expect(listed.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('has no next page when it ends with a full one, and refuses a cursor that is none', async () => {
    const ben = await app.createPerson();
    for (const text of ['a', 'b']) await ben.call('POST', '/api/notes', { body: { text } });
    expect(nextOf(await ben.call('GET', '/api/notes?limit=2'))).toBeUndefined();
    for (const query of ['after=x', `after=${'9'.repeat(18)}_${crypto.randomUUID()}`, 'limit=101', 'limit=0'])
      expect((await ben.call('GET', `/api/notes?${query}`)).status).toBe(400);
  });
});

describe('an Idempotency-Key whose answer could not be kept', async () => {
  const app = await startTestApp();

  it('has done nothing, so that trying again does it once', async () => {
    const anna = await app.createPerson();
    const post = () =>
      anna.call('POST', '/api/notes', { body: { text: 'once' }, headers: { 'idempotency-key': 'kept' } });
    await runSql(
      app.ownerUrl,
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'cannot keep'; end $$;
       create trigger fail before update on idempotency_keys for each row execute function fail();`,
    );
    app.expectError('DatabaseError');
    expect((await post()).status).toBe(500);
    await runSql(app.ownerUrl, 'drop trigger fail on idempotency_keys');
    expect([(await post()).status, (await post()).status]).toEqual([201, 201]);
    const notes = await runSql(app.ownerUrl, 'select id from notes where user_id = $1', [anna.userId]);
    expect(notes).toHaveLength(1);
  });
});

describe('limits', async () => {
  const app = await startTestApp({ settings: { LIMIT_CREATE: '3/h', REQUESTS_PER_MINUTE_PER_IP: '30' } });

  it('counts per person, exactly, and says when to come back', async () => {
    const anna = await app.createPerson();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => anna.call('POST', '/api/notes', { body: { text: 'x' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    const ben = await app.createPerson();
    expect((await ben.call('POST', '/api/notes', { body: { text: 'x' } })).status).toBe(201);
  });

  it('has a ceiling for every address, on every route and for what is not one', async () => {
    const calls = [
      () => app.call('GET', '/api/openapi.json'),
      () => app.call('GET', '/api/nothing'),
      () => app.call('GET', '/readyz'),
      () => app.call('POST', '/auth/v1/signup', { body: 'not an object' }),
    ];
    for (const call of calls) {
      const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await call()).status));
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    }
    expect((await app.call('GET', '/livez')).status).toBe(200);
  });
});

describe('a limit of two windows', async () => {
  const app = await startTestApp({ settings: { LIMIT_CREATE: '3/h,5/d' } });

  it('refuses by the hour and by the day, and a refusal by the hour takes nothing from the day', async () => {
    const anna = await app.createPerson();
    const create = async () => {
      const { status, headers } = await anna.call('POST', '/api/notes', { body: { text: 'x' } });
      return { status, retryAfter: Number(headers.get('retry-after')) };
    };
    const createMany = (times: number) => Promise.all(Array.from({ length: times }, create));
    expect((await createMany(3)).map(({ status }) => status)).toEqual([201, 201, 201]);
    for (let knock = 0; knock < 4; knock += 1) {
      const { status, retryAfter } = await create();
      expect([status, retryAfter > 3500 && retryAfter <= 3600]).toEqual([429, true]);
    }
    await runSql(app.ownerUrl, `delete from rate_limits where key like 'limit:create:3600:%'`);
    expect((await createMany(2)).map(({ status }) => status)).toEqual([201, 201]);
    const { status, retryAfter } = await create();
    expect([status, retryAfter > 86_000 && retryAfter <= 86_400]).toEqual([429, true]);
  });
});

describe('the shipped limits', async () => {
  // An empty setting is an absent one: these are the numbers that production starts with.
  const app = await startTestApp({
    settings: {
      LIMIT_CREATE: '',
      LIMIT_DOWNLOAD: '',
      LIMIT_OPTIMIZE: '',
      LIMIT_LETTER: '',
      LIMIT_LINKEDIN: '',
      WORK_AT_ONCE: '',
      REQUESTS_PER_MINUTE_PER_IP: '',
      REQUESTS_PER_MINUTE_PER_PERSON: '',
    },
  });

  it('optimize two at once, 20 an hour and 100 a day', () => {
    expect(app.config.WORK_AT_ONCE).toBe(2);
    for (const name of ['optimize', 'letter', 'linkedin'] as const) {
      expect(app.config.limits[name]).toEqual([
        { points: 20, seconds: 3600 },
        { points: 100, seconds: 86_400 },
      ]);
    }
  });

  it('lets 20 be created an hour, and a person make 300 calls a minute', async () => {
    const anna = await app.createPerson();
    const statuses = [];
    for (let call = 0; call < 22; call += 1) {
      statuses.push((await anna.call('POST', '/api/notes', { body: { text: 'x' } })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    // The first of the 22 counted for the address: nobody had seen the token.
    const others = await Promise.all(Array.from({ length: 300 }, () => anna.call('GET', '/api/user/status')));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(279);
    expect(others.filter(({ status }) => status === 429)).toHaveLength(21);
    expect(app.config.REQUESTS_PER_MINUTE_PER_IP).toBe(1200);
  });
});
