import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';

describe('ceilings', async () => {
  const app = await startTestApp({
    settings: { REQUESTS_PER_MINUTE_PER_IP: '20', REQUESTS_PER_MINUTE_PER_PERSON: '30' },
  });
  const many = async (times: number, call: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: times }, call));
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('count people for themselves once their token is known, and everything else for its place', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const statusOf = (person: typeof anna) => () => person.call('GET', '/api/user/status');
    expect(await many(1, statusOf(anna))).toEqual({ 200: 1 });
    expect(await many(1, statusOf(ben))).toEqual({ 200: 1 });
    const forged = app.callWith('forged');
    expect(await many(30, () => forged('GET', '/api/user/status'))).toEqual({ 401: 18, 429: 12 });
    expect(await many(5, () => app.call('GET', '/api/nothing'))).toEqual({ 429: 5 });
    expect(await many(40, statusOf(anna))).toEqual({ 200: 30, 429: 10 });
    expect(await many(30, statusOf(ben))).toEqual({ 200: 30 });
    expect(await many(1, () => ben.call('GET', '/api/openapi.json'))).toEqual({ 429: 1 });
  });
});
