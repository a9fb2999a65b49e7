import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { createIdentify, type TokenSource } from './identify.ts';

describe('knowing who calls', async () => {
  const app = await startTestApp();
  const startMs = Date.UTC(2026, 0, 1);

  const setUp = () => {
    const person = { userId: randomUUID(), email: 'anna@example.com', sessionId: randomUUID() };
    const state = { nowMs: startMs, live: true, verified: 0, looked: 0 };
    const tokens: TokenSource = {
      verify: async (token) => {
        state.verified += 1;
        return token === 'good' ? { ...person, expiresAtMs: startMs + 3_600_000 } : undefined;
      },
      isLive: async () => {
        state.looked += 1;
        return state.live;
      },
    };
    return { person, state, identify: createIdentify(tokens, app.parts.database, () => state.nowMs) };
  };

  it('verifies a token once and looks at its session at most every 60 s', async () => {
    const { identify, person, state } = setUp();
    for (const seconds of [0, 30, 59, 61, 90]) {
      state.nowMs = startMs + seconds * 1000;
      expect(await identify('Bearer good')).toEqual(person);
    }
    expect([state.verified, state.looked]).toEqual([1, 2]);
  });

  it('lets a signed-out person in for no more than 60 s, and not at all where a fresh look is asked', async () => {
    const { identify, state } = setUp();
    await identify('Bearer good');
    state.live = false;
    state.nowMs = startMs + 59_000;
    await expect(identify('Bearer good')).resolves.toBeDefined();
    state.nowMs = startMs + 60_000;
    await expect(identify('Bearer good')).rejects.toMatchObject({ code: 'unauthorized' });
    const other = setUp();
    await other.identify('Bearer good');
    other.state.live = false;
    await expect(other.identify('Bearer good', { fresh: true })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(other.identify('Bearer good')).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a remembered token once it has expired', async () => {
    const { identify, state } = setUp();
    await identify('Bearer good');
    state.nowMs = startMs + 3_600_000;
    await expect(identify('Bearer good')).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('refuses what is not a bearer token', async () => {
    const { identify } = setUp();
    for (const header of [undefined, '', 'good', 'Basic good', 'Bearer ', 'Bearer bad']) {
      await expect(identify(header)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });

  it('makes the row of a person at the first call, follows a new e-mail, and never brings back a deleted one', async () => {
    const { identify, person, state } = setUp();
    await identify('Bearer good');
    const email = () => runSql(app.ownerUrl, 'select email from users where id = $1', [person.userId]);
    expect(await email()).toEqual([{ email: 'anna@example.com' }]);
    person.email = 'anna@new.example.com';
    const again = createIdentify(
      { verify: async () => ({ ...person, expiresAtMs: startMs + 3_600_000 }), isLive: async () => true },
      app.parts.database,
      () => state.nowMs,
    );
    await again('Bearer good');
    expect(await email()).toEqual([{ email: 'anna@new.example.com' }]);
    await runSql(app.ownerUrl, `update users set deleted_at = now(), email = '' where id = $1`, [
      person.userId,
    ]);
    await expect(again('Bearer good', { fresh: true })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await email()).toEqual([{ email: '' }]);
  });
});
