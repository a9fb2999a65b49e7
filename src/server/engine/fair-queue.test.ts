import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueue, type FairQueueOptions } from './fair-queue.ts';

/** A queue whose calls end when they're told to, and what has been started in it. */
function stage(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 10, maxWaitingEach: 4, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, more: Partial<Parameters<FairQueue>[0]> = {}) =>
    queue({ userId: name.replace(/\d+$/, ''), ...more }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  /** Ends what runs, one after another, until nothing does. */
  const drain = async () => {
    await settled();
    for (let at = 0; at < started.length; at += 1) {
      ends.get(started[at] ?? '')?.();
      await settled();
    }
  };
  return { call, started, drain, end: (name: string) => ends.get(name)?.() };
}

/** Everything that follows at once has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of the engine', () => {
  test('serves people in turn, however many calls one of them makes', async () => {
    const { call, started, drain } = stage();
    const calls = ['anna1', 'anna2', 'anna3', 'ben1', 'cleo1', 'ben2'].map((name) => call(name));
    await drain();
    expect(await Promise.all(calls)).toHaveLength(6);
    expect(started).toEqual(['anna1', 'anna2', 'ben1', 'cleo1', 'anna3', 'ben2']);
  });

  test('has one call of a person running, also where another thread is idle', async () => {
    const { call, started, drain } = stage({ atOnce: 2 });
    const calls = ['anna1', 'anna2', 'ben1'].map((name) => call(name));
    await settled();
    expect(started).toEqual(['anna1', 'ben1']);
    await drain();
    await Promise.all(calls);
    expect(started).toEqual(['anna1', 'ben1', 'anna2']);
  });

  test('lets edits go before reviews, and work in turn with both, however many wait of either', async () => {
    const { call, started, drain } = stage();
    const calls = [
      call('anna', { isReview: true }),
      ...['ben', 'cleo', 'dora'].map((name) => call(name, { isReview: true })),
      ...['eve', 'finn'].map((name) => call(name, { isWork: true })),
      call('gus'),
    ];
    await drain();
    await Promise.all(calls);
    expect(started).toEqual(['anna', 'eve', 'gus', 'finn', 'ben', 'cleo', 'dora']);
  });

  test('leaves work a thread beside any number of edits or reviews, and the other way around', async () => {
    for (const [many, other] of [
      [{ isReview: true }, { isWork: true }],
      [{}, { isWork: true }],
      [{ isWork: true }, { isReview: true }],
    ]) {
      const { call, started, drain, end } = stage({ atOnce: 2 });
      const calls = ['anna', 'ben', 'cleo', 'dora'].map((name) => call(name, many));
      const one = call('eve', other);
      await settled();
      expect(started).toEqual(['anna', 'ben']);
      end('ben');
      await settled();
      expect(started).toEqual(['anna', 'ben', 'eve']);
      await drain();
      await Promise.all([...calls, one]);
    }
  });

  test('refuses what would be too much of one person, or of all, and says when to come back', async () => {
    let refusals = 0;
    const onRefusal = () => {
      refusals += 1;
    };
    const { call, drain } = stage({ maxWaiting: 3, maxWaitingEach: 2, onRefusal });
    const busy = { code: 'unavailable', retryAfterSeconds: 2 };
    const accepted = ['anna1', 'anna2', 'anna3'].map((name) => call(name));
    await expect(call('anna4')).rejects.toMatchObject(busy);
    accepted.push(call('ben1'));
    await expect(call('cleo1')).rejects.toMatchObject(busy);
    expect(refusals).toBe(2);
    const work = call('dora1', { isWork: true });
    await drain();
    expect(await Promise.all([...accepted, work])).toEqual(['anna1', 'anna2', 'anna3', 'ben1', 'dora1']);
  });

  test('forgets a call that nobody waits for anymore', async () => {
    const { call, started, drain } = stage();
    const gone = new AbortController();
    const first = call('anna1');
    const second = call('anna2', { signal: gone.signal });
    const third = call('ben1');
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await expect(call('cleo1', { signal: gone.signal })).rejects.toThrow('gone');
    await drain();
    await Promise.all([first, third]);
    expect(started).toEqual(['anna1', 'ben1']);
  });

  test('tells whoever gives up in the middle at once, and starts the next when the thread is free', async () => {
    const { call, started, end } = stage();
    const gone = new AbortController();
    const first = call('anna1', { signal: gone.signal });
    const second = call('ben1');
    await settled();
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await settled();
    expect(started).toEqual(['anna1']);
    end('anna1');
    await settled();
    expect(started).toEqual(['anna1', 'ben1']);
    end('ben1');
    expect(await second).toBe('ben1');
  });

  test('goes on after a call that failed', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 1, maxWaitingEach: 1 });
    const failed = queue({ userId: 'anna' }, () => Promise.reject(new Error('broken')));
    const next = queue({ userId: 'anna' }, async () => 'well');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('well');
  });
});
