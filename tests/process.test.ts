import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Registry } from 'prom-client';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { buildApp, productFeatures } from '#server/app.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import { dataHeaders } from '#server/http/headers.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { startProcess } from '#server/process/start-process.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { createFactories } from './support/factories.ts';
import { notesTable } from './support/notes/note-store.ts';
import { notesFeature } from './support/notes/notes-feature.ts';
import { readEvents } from './support/read-events.ts';
import { startTestApp, testSettings } from './support/test-app.ts';
import { createTestDatabase, runSql } from './support/test-database.ts';

describe('a process of the product', async () => {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  await runSql(database.ownerUrl, notesTable);
  afterAll(() => database.drop());
  const metricsPort = await freePort();
  const config = readConfig({ ...(await testSettings(database.url)), METRICS_PORT: String(metricsPort) });
  const start = (drainMs = 0) =>
    startProcess(config, {
      features: [...productFeatures, notesFeature],
      log: createLog({ LOG_LEVEL: 'silent' }),
      drainMs,
    });

  it('counts calls by route on a port of its own, and names no id, person or address', async () => {
    const running = await start();
    const { createPerson } = await createFactories(running, database.ownerUrl);
    const anna = await createPerson();
    await anna.call('GET', '/api/user/status');
    await anna.call('GET', `/api/work/${anna.userId}`);
    const text = await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toContain('route="/api/work/:id",status="404"');
      return metrics;
    });
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/user/status",status="200"} 1',
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toMatch(new RegExp(`${anna.userId}|${anna.email}`));
    expect(await (await fetch(new URL('/metrics', running.address))).text()).not.toContain('http_request');
    await running.stop();
  });

  it('keeps its metrics to this machine, also where the app listens everywhere', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    const running = await startProcess(
      { ...config, HOST: '0.0.0.0' },
      { log: createLog({ LOG_LEVEL: 'silent' }), drainMs: 0 },
    );
    try {
      expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
      // Any other address of the machine will do; 127.0.0.2 is one where there is no network.
      const address = outside ?? '127.0.0.2';
      expect((await fetch(`http://${address}:${new URL(running.address).port}/livez`)).status).toBe(200);
      await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
    } finally {
      await running.stop();
    }
  });

  it('says it is going, ends its streams so that they are joined elsewhere, and answers until the end', async () => {
    const running = await start(1_000);
    const { createPerson, call } = await createFactories(running, database.ownerUrl);
    const anna = await createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'x' } })).json()) as {
      id: string;
    };
    await runSql(database.ownerUrl, 'update notes set held = true where id = $1', [id]);
    const started = await anna.call('POST', `/api/notes/${id}/shout`, {
      body: {},
      headers: { prefer: 'respond-async' },
    });
    const { workId } = (await started.json()) as { workId: string };
    await vi.waitFor(async () => {
      const work = (await (await anna.call('GET', `/api/work/${workId}`)).json()) as { state: string };
      expect(work.state).toBe('running');
    });
    const joined = Promise.withResolvers<void>();
    const stream = readEvents(await anna.call('GET', `/api/work/${workId}/events`), () => {
      joined.resolve();
      return false;
    });
    // Only one who has heard something can go on from there.
    await joined.promise;
    expect((await call('GET', '/readyz')).status).toBe(200);

    const stopped = running.stop();
    expect((await call('GET', '/readyz')).status).toBe(503);
    expect((await call('GET', '/livez')).status).toBe(200);
    expect((await anna.call('GET', '/api/user/status')).status).toBe(200);
    const seen = await stream;
    expect(seen.length).toBeGreaterThan(0);
    await runSql(database.ownerUrl, 'update notes set held = false where id = $1', [id]);
    await stopped;

    const again = await start();
    const rest = await readEvents(
      await (await createFactories(again, database.ownerUrl)).callWith(anna.token)(
        'GET',
        `/api/work/${workId}/events`,
        { headers: { 'last-event-id': seen.at(-1)?.id ?? '' } },
      ),
    );
    expect(rest.at(-1)?.data).toMatchObject({ state: 'done' });
    await again.stop();
  });
});

describe('stopping', async () => {
  const app = await startTestApp();

  it('answers at once that work goes on, and waits for no kept-alive connection', async () => {
    const running = await startProcess(app.config, {
      features: [...productFeatures, notesFeature],
      log: createLog({ LOG_LEVEL: 'silent' }),
      drainMs: 0,
    });
    const { createPerson } = await createFactories(running, app.ownerUrl);
    const anna = await createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'x' } })).json()) as {
      id: string;
    };
    await runSql(app.ownerUrl, 'update notes set held = true where id = $1', [id]);
    const waiting = anna.call('POST', `/api/notes/${id}/shout`, { body: {} });
    await vi.waitFor(async () =>
      expect(
        await runSql(app.ownerUrl, 'select id from work where user_id = $1', [anna.userId]),
      ).toHaveLength(1),
    );
    const startedAt = Date.now();
    const stopped = running.stop();
    expect((await waiting).status).toBe(202);
    await runSql(app.ownerUrl, 'update notes set held = false where id = $1', [id]);
    await stopped;
    expect(Date.now() - startedAt).toBeLessThan(12_000);
  });
});

describe('a process whose engine cannot start', async () => {
  const app = await startTestApp();
  const broken = new URL(`data:text/javascript,${encodeURIComponent(`throw new Error('broken');`)}`);

  it('says that it is not ready, and refuses what needs the engine', async () => {
    const engine = createEngines({ threads: 2, script: broken, log: app.parts.log });
    app.expectError('a thread could not start');
    const { http } = await buildApp({ ...app.parts, engine, metrics: new Registry() });
    const ask = async () => {
      const { statusCode, body } = await http.inject('/readyz');
      return [statusCode, body];
    };
    expect(await ask()).toEqual([200, 'ok']);
    engine.warm();
    await vi.waitFor(async () => expect(await ask()).toEqual([503, 'no engine']), 10_000);
    const sample = await http.inject({ method: 'POST', url: '/api/sample-resume', payload: {} });
    expect([sample.statusCode, sample.headers['retry-after']]).toEqual([503, '2']);
    await http.close();
    await engine.close();
  });
});

describe('a connection that a browser has opened ahead', async () => {
  const app = await startTestApp();

  it('keeps nobody from stopping', async () => {
    const running = await startProcess(app.config, { log: createLog({ LOG_LEVEL: 'silent' }), drainMs: 0 });
    const { hostname, port } = new URL(running.address);
    const socket = connect(Number(port), hostname);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    // The server has it too by the time that it has answered on another.
    expect((await fetch(`${running.address}/livez`)).status).toBe(200);
    await running.stop();
    await closed;
  });
});

describe('what is not HTTP', async () => {
  const app = await startTestApp();

  const sendRaw = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.address);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', '400'],
    ['a header that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '431'],
    [
      'two lengths',
      'POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400',
    ],
  ])('is refused with the same headers: %s', async (_, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(dataHeaders)) expect(answer).toContain(`${name}: ${value}`);
  });
});
