import { connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, runSql } from '#tests/support/test-database.ts';
import { openWorkSignals } from './work-signals.ts';

describe('news of work', async () => {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  afterAll(() => database.drop());
  const announce = (workId: string) => runSql(database.url, `select pg_notify('work_changed', $1)`, [workId]);

  it('reach whoever watches, also after the connection was lost, and wake everyone then', async () => {
    const lost: Error[] = [];
    const signals = await openWorkSignals(database.url, (error) => void lost.push(error));
    const watch = signals.watch('w1');
    await announce('w1');
    await watch.changed(5_000);
    const woken = watch.changed(10_000);
    await runSql(
      database.ownerUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen work_changed'`,
    );
    await woken;
    expect(lost).toHaveLength(1);
    const heard = watch.changed(10_000);
    await announce('w1');
    await heard;
    await signals.close();
  });

  it('open one connection at a time while the database cuts them, and none after closing', async () => {
    const target = new URL(database.url);
    let cutting = false;
    let open = 0;
    let most = 0;
    const proxy = createServer((socket: Socket) => {
      open += 1;
      most = Math.max(most, open);
      const upstream = connect(Number(target.port), target.hostname);
      socket.on('data', (bytes) => {
        if (cutting && bytes.includes('listen')) socket.destroy();
        else upstream.write(bytes);
      });
      upstream.on('data', (bytes) => socket.write(bytes));
      socket.on('close', () => {
        open -= 1;
        upstream.destroy();
      });
      socket.on('error', () => {});
      upstream.on('error', () => socket.destroy());
      upstream.on('close', () => socket.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const through = new URL(database.url);
    through.port = String((proxy.address() as { port: number }).port);
    const signals = await openWorkSignals(through.href, () => {});
    cutting = true;
    await runSql(
      database.ownerUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen work_changed'`,
    );
    let attempts = 0;
    proxy.on('connection', () => {
      attempts += 1;
    });
    await expect.poll(() => attempts, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
    expect(most).toBeLessThanOrEqual(2);
    await signals.close();
    await expect.poll(() => open).toBe(0);
    proxy.close();
  });
});
