import { describe, expect, it } from 'vitest';
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
