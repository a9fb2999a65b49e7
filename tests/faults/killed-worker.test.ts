import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Work } from '#contract/work.ts';
import { spawnProcess } from '../support/spawn-process.ts';
import { startTestApp, testSettings } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

describe('kill -9 of a worker in the middle of a job', async () => {
  // The web process takes calls only: the work is done by the workers that this test starts and kills.
  const app = await startTestApp({ settings: { PROCESS: 'web' } });
  const settings = { ...(await testSettings(app.config.DATABASE_URL)), PROCESS: 'worker', LOG_LEVEL: 'warn' };
  const workers: { stop(): Promise<void> }[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

  it('lets another finish it within 15 s, and settles the charge once', async () => {
    const victim = await spawnProcess(settings);
    const anna = await app.createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'survive' } })).json()) as {
      id: string;
    };
    await runSql(app.ownerUrl, 'update notes set held = true where id = $1', [id]);
    const answer = await anna.call('POST', `/api/notes/${id}/shout`, {
      body: {},
      headers: { prefer: 'respond-async' },
    });
    const { workId } = (await answer.json()) as { workId: string };
    const work = async () => (await (await anna.call('GET', `/api/work/${workId}`)).json()) as Work;
    await vi.waitFor(async () => expect((await work()).progress?.done).toBe(2), {
      timeout: 15_000,
      interval: 50,
    });

    await victim.kill();
    const killedAt = Date.now();
    workers.push(await spawnProcess(settings));
    await runSql(app.ownerUrl, 'update notes set held = false where id = $1', [id]);
    await vi.waitFor(async () => expect((await work()).state).toBe('done'), {
      timeout: 40_000,
      interval: 50,
    });
    const seconds = (Date.now() - killedAt) / 1000;
    console.log(`taken over and finished ${seconds.toFixed(1)} s after the kill`);

    expect(seconds).toBeLessThan(15);
    const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [anna.userId]);
    const notes = await runSql(app.ownerUrl, 'select attempts, saved from notes where id = $1', [id]);
    expect([uses, notes]).toEqual([[{ state: 'settled' }], [{ attempts: 2, saved: 1 }]]);
  });
});
