import { describe, expect, it } from 'vitest';
import { limitParallel } from './parallel-limit.ts';

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}

describe('a bound on parallel work', () => {
  it('is never passed, and everything is done', async () => {
    const inTurn = limitParallel(2, 10);
    const { work, ends, most } = openWork();
    const all = Promise.all(Array.from({ length: 6 }, () => inTurn(work)));
    for (let done = 0; done < 6; done += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await all;
    expect(most()).toBe(2);
  });

  it('refuses more than may wait', async () => {
    const inTurn = limitParallel(1, 1);
    const { work, ends } = openWork();
    const [first, second] = [inTurn(work), inTurn(work)];
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' });
    ends.shift()?.();
    await first;
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
    await second;
  });

  it('goes on after a failure', async () => {
    const inTurn = limitParallel(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inTurn(async () => 'fine')).resolves.toBe('fine');
  });
});
