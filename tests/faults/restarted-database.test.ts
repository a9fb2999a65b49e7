import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { productFeatures } from '#server/app.ts';
import { startLocalPostgres } from '#server/database/embedded-postgres.fake.ts';
import { migrate } from '#server/database/migrate.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { startProcess } from '#server/process/start-process.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { createFactories } from '../support/factories.ts';
import { notesTable } from '../support/notes/note-store.ts';
import { notesFeature } from '../support/notes/notes-feature.ts';
import { testSettings } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

const writers = 16;
const restarts = 2;

/** A database that survives its own restart, unlike the one that the other tests share. */
describe('PostgreSQL restarted under writers', async () => {
  const folder = path.join(tmpdir(), `candor-restart-${randomUUID()}`, 'data');
  const port = await freePort();
  let postgres = await startLocalPostgres({ folder, keep: true, port });
  await postgres.createDatabase('restart');
  const ownerUrl = postgres.ownerUrl('restart');
  await migrate(ownerUrl, () => {});
  await runSql(ownerUrl, notesTable);
  const config = readConfig(await testSettings(postgres.appUrl('restart')));
  const running = await startProcess(config, {
    features: [...productFeatures, notesFeature],
    log: createLog({ LOG_LEVEL: 'silent' }),
    drainMs: 0,
  });
  afterAll(async () => {
    await running.stop();
    await postgres.stop();
    await rm(path.dirname(folder), { recursive: true, force: true });
  });

  it('loses no acknowledged write, makes none twice, and goes on by itself', async () => {
    const { createPerson } = await createFactories(running, ownerUrl);
    const acknowledged = new Set<string>();
    const refusals = new Map<number, number>();
    let going = true;
    let lastOkAtMs = Date.now();
    let longestStallMs = 0;

    /** Tries each text with its key until it is taken, as a caller of good will does. */
    const write = async () => {
      const person = await createPerson();
      while (going) {
        const text = randomUUID();
        for (let taken = false; !taken; ) {
          const answer = await person.call('POST', '/api/notes', {
            body: { text },
            headers: { 'idempotency-key': text },
          });
          taken = answer.status === 201;
          if (taken) {
            acknowledged.add(text);
            longestStallMs = Math.max(longestStallMs, Date.now() - lastOkAtMs);
            lastOkAtMs = Date.now();
          } else {
            refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
            await pause(50);
          }
        }
      }
    };
    const all = Promise.all(Array.from({ length: writers }, write));
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 200);
      await postgres.stop();
      postgres = await startLocalPostgres({ folder, keep: true, port });
    }
    const after = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(after + 200);
    going = false;
    await all;

    const stored = (await runSql(
      ownerUrl,
      'select text, count(*)::int as times from notes group by text',
    )) as { text: string; times: number }[];
    console.log(
      `${acknowledged.size} acknowledged, longest stall ${longestStallMs} ms, refusals ${JSON.stringify([...refusals])}`,
    );
    expect(longestStallMs).toBeLessThan(8_000);
    expect(stored.filter(({ times }) => times > 1)).toEqual([]);
    const kept = new Set(stored.map(({ text }) => text));
    expect([...acknowledged].filter((text) => !kept.has(text))).toEqual([]);
    expect([...refusals.keys()].filter((status) => status !== 503 && status !== 409)).toEqual([]);
    expect((await fetch(new URL('/readyz', running.address))).status).toBe(200);
  });
});
