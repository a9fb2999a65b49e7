import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { buildApp } from '../app.ts';
import { createLog } from './log.ts';
import { watchClock } from './watch-clock.ts';

describe('the clock', async () => {
  const app = await startTestApp();
  const watch = async (now: () => number, everyMs?: number) => {
    const lines: string[] = [];
    const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
    const metrics = new Registry();
    const { database } = app.parts;
    const clock = await watchClock({ database, log, metrics, now, ...(everyMs ? { everyMs } : {}) });
    const ready = async () => {
      const { http } = await buildApp({ ...app.parts, clock, metrics: new Registry() });
      const { statusCode, body } = await http.inject('/readyz');
      await http.close();
      return [statusCode, body];
    };
    return { lines, clock, ready, metrics: () => metrics.metrics() };
  };
  const off = (seconds: number) => () => Date.now() + seconds * 1000;

  it('that goes right is said nothing about', async () => {
    const { lines, clock, ready } = await watch(Date.now);
    clock.close();
    expect([lines, await ready()]).toEqual([[], [200, 'ok']]);
  });

  it.each([
    [600, 50, 'this machine’s clock is 600 s ahead of the database’s'],
    [-600, 50, 'this machine’s clock is 600 s behind the database’s'],
    [60, 40, 'this machine’s clock is 60 s ahead of the database’s'],
  ])(
    'that is %i s off is told at the start, to machines and on /readyz',
    async (seconds, level, sentence) => {
      const { lines, clock, ready, metrics } = await watch(off(seconds));
      clock.close();
      expect(JSON.parse(lines.join(''))).toMatchObject({
        level,
        seconds,
        msg: `${sentence}: set both by NTP`,
      });
      expect(await metrics()).toContain(`clock_ahead_seconds ${seconds}`);
      expect(await ready()).toEqual([200, `ok, but ${sentence}`]);
    },
  );

  it('is looked at again and again', async () => {
    let seconds = 0;
    const { lines, clock } = await watch(() => off(seconds)(), 10);
    expect(clock.offBy()).toBe(0);
    seconds = 600;
    await vi.waitFor(() => expect(clock.offBy()).toBe(600));
    expect(lines[0]).toContain('600 s ahead');
    seconds = 0;
    await vi.waitFor(() => expect(clock.offBy()).toBe(0));
    clock.close();
  });

  it('is watched by every process', async () => {
    expect(await app.parts.metrics.metrics()).toContain('clock_ahead_seconds 0');
  });
});
