import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('the queue', async () => {
  const app = await startTestApp();

  it('keeps finished jobs for an hour', async () => {
    const kept = await runSql(
      app.ownerUrl,
      `select distinct deletion_seconds from pgboss.queue where name not like '\\_\\_pgboss%'`,
    );
    expect(kept).toEqual([{ deletion_seconds: 3600 }]);
  });

  it('looks after its jobs without counting all of them', async () => {
    const queues = () => runSql(app.ownerUrl, 'select monitor_claim_on, monitor_on from pgboss.queue');
    await vi.waitFor(
      async () =>
        expect(await queues()).not.toContainEqual(expect.objectContaining({ monitor_claim_on: null })),
      { timeout: 20_000 },
    );
    for (const queue of await queues()) expect(queue).toMatchObject({ monitor_on: null });
  });

  it('finds the few running jobs by an index of their own', async () => {
    const found = await runSql(
      app.ownerUrl,
      `select indexdef from pg_indexes where schemaname = 'pgboss' and indexname = 'job_active'`,
    );
    expect(found).toEqual([
      { indexdef: expect.stringMatching(/job_common USING btree \(name\) WHERE .*active/) },
    ]);
  });
});
