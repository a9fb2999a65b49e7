import { afterEach, describe, expect, it } from 'vitest';
import { setModelStage } from '#tests/support/model-stage.ts';
import { createBreaker } from './breaker.ts';
import { ModelUnavailable } from './model-gateway.ts';

function setUp() {
  const clock = { ms: 0 };
  const breaker = createBreaker({ failuresInARow: 5, restMs: 30_000, now: () => clock.ms });
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.enter()?.('down');
  };
  return { clock, breaker, fail };
}

describe('a breaker', () => {
  it('lets nobody through for half a minute after five failures in a row', () => {
    const { clock, breaker, fail } = setUp();
    fail(4);
    expect(breaker.enter()).toBeDefined();
    fail(1);
    expect(breaker.enter()).toBeUndefined();
    clock.ms = 29_999;
    expect(breaker.enter()).toBeUndefined();
  });

  it('counts only failures in a row', () => {
    const { breaker, fail } = setUp();
    fail(4);
    breaker.enter()?.('up');
    fail(4);
    breaker.enter()?.('unknown');
    expect(breaker.enter()).toBeDefined();
  });

  it('then lets one at a time try, and all again once that went well', () => {
    const { clock, breaker, fail } = setUp();
    fail(5);
    clock.ms = 30_000;
    const leave = breaker.enter();
    expect(leave).toBeDefined();
    expect(breaker.enter()).toBeUndefined();
    leave?.('unknown');
    const again = breaker.enter();
    expect(breaker.enter()).toBeUndefined();
    again?.('up');
    expect(breaker.enter()).toBeDefined();
    expect(breaker.enter()).toBeDefined();
  });

  it('does not try with a call that can be done without', () => {
    const { clock, breaker, fail } = setUp();
    expect(breaker.enter(true)).toBeDefined();
    fail(5);
    clock.ms = 30_000;
    expect(breaker.enter(true)).toBeUndefined();
    const leave = breaker.enter();
    expect(leave).toBeDefined();
    leave?.('up');
    expect(breaker.enter(true)).toBeDefined();
  });

  it('rests again when the try failed', () => {
    const { clock, breaker, fail } = setUp();
    fail(5);
    clock.ms = 30_000;
    fail(1);
    expect(breaker.enter()).toBeUndefined();
    clock.ms = 60_000;
    expect(breaker.enter()).toBeDefined();
  });

  it('gives a provider the time it asks for, up to one rest', () => {
    const { clock, breaker } = setUp();
    breaker.enter()?.('down', 7_000);
    expect(breaker.enter()).toBeUndefined();
    clock.ms = 7_000;
    breaker.enter()?.('down', 86_400_000);
    clock.ms = 36_999;
    expect(breaker.enter()).toBeUndefined();
    clock.ms = 37_000;
    expect(breaker.enter()).toBeDefined();
  });
});

describe('a provider that is down', async () => {
  const stage = await setModelStage();
  const { first, second } = stage;
  afterEach(stage.reset);

  it('is no longer asked, until it is back', async () => {
    const gateway = await stage.openGateway({ MODEL_REST_SECONDS: '3' });
    first.always('server error');
    for (let call = 0; call < 5; call += 1)
      await expect(gateway.write(stage.task())).rejects.toMatchObject({ reason: 'all failed' });
    await expect(gateway.write(stage.task())).rejects.toMatchObject({ reason: 'all resting' });
    expect(first.calls).toHaveLength(5);
    first.always('well');
    const isBack = () =>
      gateway.write(stage.task()).then(
        () => true,
        () => false,
      );
    await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
  });

  it('is passed over at once when it asked for time', async () => {
    const gateway = await stage.openGateway({ MODELS: 'compatible:first,openai:second' });
    first.next('rate limit');
    await gateway.write(stage.task());
    await gateway.write(stage.task());
    expect(first.calls).toHaveLength(1);
    expect(second.calls).toHaveLength(2);
  });

  it.each(['refuse', 'refuse in words', 'truncate', 'no JSON', 'wrong schema', 'too long'] as const)(
    "is not taken for down because of what one person's words brought about: %s",
    async (behavior) => {
      const gateway = await stage.openGateway();
      first.always(behavior);
      // Of the one that is cut off, nothing is finished.
      const data = [{ label: 'resume', text: 'Led a team' }];
      for (let call = 0; call < 6; call += 1)
        await expect(gateway.write(stage.task({ data }))).rejects.toThrow(ModelUnavailable);
      first.always('well');
      expect(await gateway.write(stage.task())).toMatchObject({ isWhole: true });
    },
  );
});
