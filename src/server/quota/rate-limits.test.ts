import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { AppError } from '#server/app-error.ts';
import type { Feature } from '#server/feature.ts';
import { callerGone } from '#server/http/caller-gone.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('limits by plan', async () => {
  const app = await startTestApp({
    settings: { LIMIT_JOB_SEARCH: '2/d', LIMIT_JOB_SEARCH_PREMIUM: '4/d' },
  });
  const take = (userId: string) => app.parts.limits.take('jobSearch', userId);
  const refused = { code: 'too_many_requests' };

  it('count once for both: whoever upgrades has the rest of the higher rate', async () => {
    const anna = await app.createPerson();
    await take(anna.userId);
    await take(anna.userId);
    await expect(take(anna.userId)).rejects.toMatchObject(refused);
    await runSql(
      app.ownerUrl,
      `insert into entitlements (user_id, source, status) values ($1, 'test', 'active')`,
      [anna.userId],
    );
    await take(anna.userId);
    await expect(take(anna.userId)).rejects.toMatchObject(refused);
  });
});

/** Ends as its caller says: `bug` is an error that nobody foresaw, `wait` the one of a caller who leaves. */
const failing = endpoint({
  kind: 'json',
  caller: 'user',
  method: 'POST',
  path: '/api/failing',
  summary: 'Fails.',
  body: z.object({ how: z.string() }),
  response: z.object({}),
  limit: 'create',
});

describe('a limit', async () => {
  let onWaiting = () => {};
  const feature: Feature = {
    routes: (serve) =>
      serve(failing, async ({ body: { how }, reply }) => {
        if (how === 'fine') return {};
        if (how === 'bug') throw new TypeError('a bug of ours');
        if (how !== 'wait') throw new AppError(how as ErrorCode);
        const gone = callerGone(reply);
        onWaiting();
        await new Promise((_, reject) => gone.addEventListener('abort', () => reject(gone.reason as Error)));
        return {};
      }),
  };
  const app = await startTestApp({ settings: { LIMIT_CREATE: '3/h' }, features: [feature] });
  const callerOf = async () => {
    const person = await app.createPerson();
    return async (how: string) => (await person.call('POST', '/api/failing', { body: { how } })).status;
  };
  const repeat = async (call: (how: string) => Promise<number>, how: string, times: number) => {
    const statuses: number[] = [];
    for (let round = 0; round < times; round += 1) statuses.push(await call(how));
    return statuses;
  };

  it.each(['unavailable', 'work_failed', 'bug'])('counts no call that we answer with %s', async (how) => {
    app.expectError('a bug of ours');
    const call = await callerOf();
    const status = how === 'bug' ? 500 : errors[how as ErrorCode].status;
    expect(await repeat(call, how, 3)).toEqual([status, status, status]);
    expect(await repeat(call, 'fine', 4)).toEqual([200, 200, 200, 429]);
  });

  it('counts what is the caller’s own fault', async () => {
    const call = await callerOf();
    expect(await repeat(call, 'conflict', 4)).toEqual([409, 409, 409, 429]);
  });

  it('gives no more back than it allows, so that nobody who can make us fail does so without end', async () => {
    const call = await callerOf();
    expect(await repeat(call, 'unavailable', 7)).toEqual([503, 503, 503, 503, 503, 503, 429]);
  });

  it('counts a call whose caller left', async () => {
    const person = await app.createPerson();
    for (let round = 0; round < 3; round += 1) {
      const leaving = new AbortController();
      onWaiting = () => leaving.abort();
      const sent = fetch(new URL('/api/failing', app.address), {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ how: 'wait' }),
        signal: leaving.signal,
      });
      await expect(sent).rejects.toThrow('aborted');
    }
    expect((await person.call('POST', '/api/failing', { body: { how: 'fine' } })).status).toBe(429);
  });
});
