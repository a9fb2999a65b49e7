import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jobSearchSteps } from '#tests/support/job-search-steps.ts';
import { playSources, posting } from '#tests/support/played-sources.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('fair use of job searches', async () => {
  const { features } = playSources({ adzuna: [posting('1')] });
  // As we ship it: nothing of this limit is set here.
  const settings = { WORK_WAIT_SECONDS: '50', LIMIT_JOB_SEARCH: '', LIMIT_JOB_SEARCH_PREMIUM: '' };
  const app = await startTestApp({ features, settings });
  await app.engine.scoreText({ content: '' }, null);

  it('is ten searches a day; the eleventh is told when it goes on', async () => {
    const anna = await app.createPerson();
    const { post, allowance, searches } = jobSearchSteps(anna);
    expect(await allowance()).toEqual({ left: 10, of: 10 });
    for (let number = 1; number <= 10; number += 1)
      expect((await post({ jobTitle: `Clerk ${number}` })).status).toBe(200);
    expect(await allowance()).toEqual({ left: 0, of: 10 });
    await runSql(
      app.ownerUrl,
      `update uses set created_at = created_at - interval '21 hours' where user_id = $1`,
      [anna.userId],
    );
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2.9 * 3600);
    expect(await refused.json()).toEqual({
      error: 'You’ve reached our limit of 10 searches for now. You can search again in about 3 hours.',
      code: 'too_many_requests',
    });
    expect(await searches()).toHaveLength(10);
  });

  it('is a hundred with Premium, and goes on counting for whoever upgrades', async () => {
    const { allowance } = jobSearchSteps(await app.createPerson({ premium: true }));
    expect(await allowance()).toEqual({ left: 100, of: 100 });
    const ben = await app.createPerson();
    await jobSearchSteps(ben).search();
    await runSql(
      app.ownerUrl,
      `insert into entitlements (user_id, source, status) values ($1, 'test', 'active')`,
      [ben.userId],
    );
    expect(await jobSearchSteps(ben).allowance()).toEqual({ left: 99, of: 100 });
  });

  it('counts neither calls that are refused nor the same one again, and keeps no must-haves of a refused one', async () => {
    const { post, allowance, preferences } = jobSearchSteps(await app.createPerson());
    const nobodys = { resumeId: randomUUID(), preferences: { noNights: true } };
    expect((await post(nobodys)).status).toBe(404);
    expect(await preferences()).toEqual({});
    const key = { 'idempotency-key': randomUUID() };
    for (let call = 0; call < 3; call += 1) expect((await post({}, key)).status).toBe(200);
    expect(await allowance()).toEqual({ left: 9, of: 10 });
  });

  it('lets no more through than are left, however many come at once', async () => {
    const { post, allowance } = jobSearchSteps(await app.createPerson());
    const calls = Array.from({ length: 14 }, (_, number) => post({ jobTitle: `Clerk ${number}` }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await allowance()).toEqual({ left: 0, of: 10 });
  });
});
