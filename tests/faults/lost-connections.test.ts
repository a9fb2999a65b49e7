import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { productFeatures } from '#server/app.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { startProcess } from '#server/process/start-process.ts';
import { createFactories } from '../support/factories.ts';
import { notesTable } from '../support/notes/note-store.ts';
import { notesFeature } from '../support/notes/notes-feature.ts';
import { startSilentProxy } from '../support/silent-proxy.ts';
import { testSettings } from '../support/test-app.ts';
import { createTestDatabase, runSql } from '../support/test-database.ts';

const recoveredAfterMs = 40_000;

interface Call {
  askedMs: number;
  answeredMs: number;
  status: number;
}

/** The whole product, web and worker, whose connections to the database can be lost without a word. */
async function startBehindProxy() {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  await runSql(database.ownerUrl, notesTable);
  const proxy = await startSilentProxy(database.url);
  const lost: string[] = [];
  const running = await startProcess(readConfig(await testSettings(proxy.url)), {
    features: [...productFeatures, notesFeature],
    log: createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lost.push(line) }),
    drainMs: 0,
  });
  const factories = await createFactories(running, database.ownerUrl);
  const stop = async () => {
    await running.stop();
    await proxy.stop();
    await database.drop();
  };
  return {
    proxy,
    stop,
    lost,
    address: running.address,
    person: await factories.createPerson({ premium: true }),
  };
}

type Product = Awaited<ReturnType<typeof startBehindProxy>>;

const read = ({ person }: Product) => person.call('GET', '/api/user/status');
const write = ({ person }: Product) => person.call('POST', '/api/notes', { body: { text: 'still here' } });

/** Calls at an even pace, whether or not the ones before were answered; times count from the loss. */
async function callSteadily(product: Product, perSecond: number, forMs: number): Promise<Call[]> {
  const lostAt = Date.now();
  const calls: Promise<Call>[] = [];
  for (let turn = 0; Date.now() - lostAt < forMs; turn += 1) {
    const askedMs = Date.now() - lostAt;
    const answer = turn % 2 === 0 ? read(product) : write(product);
    calls.push(answer.then(({ status }) => ({ askedMs, answeredMs: Date.now() - lostAt, status })));
    await pause(Math.max(1, (turn + 1) * (1000 / perSecond) - (Date.now() - lostAt)));
  }
  return Promise.all(calls);
}

/** How long the node called itself unfit, in one go. */
async function watchReadiness({ address }: Product, forMs: number): Promise<number> {
  const until = Date.now() + forMs;
  let [longestMs, readyAt] = [0, Date.now()];
  while (Date.now() < until) {
    const { status } = await fetch(new URL('/readyz', address));
    if (status === 200) readyAt = Date.now();
    longestMs = Math.max(longestMs, Date.now() - readyAt);
    await pause(250);
  }
  return longestMs;
}

/** Needs the queue, the worker and the connection that hears about its work. */
async function runWork(product: Product): Promise<{ status: number; ms: number }> {
  const { id } = (await (await write(product)).json()) as { id: string };
  const startedAt = Date.now();
  const { status } = await product.person.call('POST', `/api/notes/${id}/shout`, { body: {} });
  return { status, ms: Date.now() - startedAt };
}

describe('database connections that are lost without a word', () => {
  it.concurrent.for([1, 4, 32])(
    'are replaced within 40 s at %i calls a second',
    async (perSecond, { onTestFinished }) => {
      const product = await startBehindProxy();
      onTestFinished(product.stop);
      // As many idle connections as there can be: each of them is a trap.
      await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? read(product) : write(product))));
      expect((await runWork(product)).status).toBe(200);
      expect((await fetch(new URL('/readyz', product.address))).status).toBe(200);

      product.proxy.silence();
      const forMs = recoveredAfterMs + 5_000;
      const [calls, unreadyMs] = await Promise.all([
        callSteadily(product, perSecond, forMs),
        watchReadiness(product, forMs),
      ]);
      const work = await runWork(product);

      const failed = calls.filter(({ status }) => status >= 300);
      const lastMs = Math.max(0, ...failed.map(({ answeredMs }) => answeredMs));
      const lastAskedMs = Math.max(0, ...failed.map(({ askedMs }) => askedMs));
      console.log(
        `${perSecond}/s: ${calls.length} calls, ${failed.length} failed, the last asked at ${lastAskedMs} ms and answered at ${lastMs} ms; ` +
          `unready for ${unreadyMs} ms; work after that took ${work.ms} ms`,
      );
      expect(failed.length).toBeGreaterThan(0);
      expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
      expect(lastMs).toBeLessThan(recoveredAfterMs);
      expect(unreadyMs).toBeLessThan(5_000);
      expect(work.status).toBe(200);
      // Far below the 25 s after which a call that hears nothing looks by itself.
      expect(work.ms).toBeLessThan(10_000);
    },
  );

  it.concurrent('are not confused with quiet ones', async ({ onTestFinished }) => {
    const product = await startBehindProxy();
    onTestFinished(product.stop);
    // Longer than any connection may be silent.
    await pause(recoveredAfterMs);
    expect(product.lost).toEqual([]);
  });
});
