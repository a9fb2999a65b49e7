import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import { readConfig } from '#server/process/config.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { createFactories } from '../support/factories.ts';
import { startHaproxy } from '../support/haproxy.ts';
import { notesTable } from '../support/notes/note-store.ts';
import { type SpawnedProcess, spawnProcess } from '../support/spawn-process.ts';
import { testSettings } from '../support/test-app.ts';
import { createTestDatabase, runSql } from '../support/test-database.ts';

const clients = 32;
const rounds = 6;
const calls = 15_000;

describe('two web processes behind haproxy', async () => {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  await runSql(database.ownerUrl, notesTable);
  const settings = { ...(await testSettings(database.url)), PROCESS: 'web', LOG_LEVEL: 'warn' };
  const [front, one, two] = [await freePort(), await freePort(), await freePort()];
  // As the product ships: no option that makes stopping quicker.
  const start = (port: number) => spawnProcess({ ...settings, PORT: String(port) }, {});
  const running = new Map<number, SpawnedProcess>();
  for (const port of [one, two]) running.set(port, await start(port));
  const haproxy = await startHaproxy({
    LISTEN: `127.0.0.1:${front}`,
    WEB_ONE: `127.0.0.1:${one}`,
    WEB_TWO: `127.0.0.1:${two}`,
  });
  const own = openDatabase({
    url: localLoginUrls(database.url).AUTH_DATABASE_URL,
    poolSize: 2,
    onError: () => {},
  });
  afterAll(async () => {
    await haproxy.stop();
    await Promise.all([...running.values()].map((process) => process.stop()));
    await own.close();
    await database.drop();
  });

  const bothUp = () =>
    vi.waitFor(async () => expect(await haproxy.serversUp()).toEqual(['one', 'two']), {
      timeout: 60_000,
      interval: 100,
    });

  it('are restarted one after the other under load, and nobody notices', async () => {
    await bothUp();
    const { createPerson } = await createFactories(
      { parts: { config: readConfig(settings), signInDatabase: own }, address: `http://127.0.0.1:${front}` },
      database.ownerUrl,
    );
    let [answered, restarts] = [0, 0];
    const trouble: string[] = [];
    const goesOn = () => restarts < rounds * 2 || answered < calls;

    /** Reads and writes in turn, without a pause and without a second try. */
    const callAlong = async () => {
      const person = await createPerson();
      for (let turn = 0; goesOn(); turn += 1) {
        const call =
          turn % 4 === 0
            ? person.call('POST', '/api/notes', { body: { text: 'still here' } })
            : person.call('GET', '/api/user/status');
        try {
          const answer = await call;
          await answer.text();
          if (!answer.ok) trouble.push(`${answer.status} after ${restarts} restarts`);
        } catch (error) {
          trouble.push(`${(error as Error).cause ?? error} after ${restarts} restarts`);
        }
        answered += 1;
      }
    };
    const restartAll = async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const [port, process] of running) {
          await process.stop();
          running.set(port, await start(port));
          await bothUp();
          restarts += 1;
        }
      }
    };
    const startedAt = Date.now();
    await Promise.all([restartAll(), ...Array.from({ length: clients }, callAlong)]);
    console.log(
      `${answered} calls of ${clients} clients in ${Math.round((Date.now() - startedAt) / 1000)} s, ` +
        `${restarts} restarts, ${trouble.length} in trouble`,
    );
    expect(trouble).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(calls);
  });
});
