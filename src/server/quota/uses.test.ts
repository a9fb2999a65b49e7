import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { endUse, reserveUse } from './uses.ts';

describe('free uses', async () => {
  const app = await startTestApp();
  const { database } = app.parts;

  const claim = async (userId: string, freeLimit: number) => {
    const [work] = (await runSql(
      app.ownerUrl,
      `insert into work (user_id, kind, input, job_id) values ($1, 'shout', '{}', $2) returning id`,
      [userId, randomUUID()],
    )) as { id: string }[];
    const workId = work?.id ?? '';
    await database.asUser(userId, (trx) => reserveUse(trx, { userId, feature: 'resume', workId, freeLimit }));
    return workId;
  };
  const end = (userId: string, workId: string, how: 'settled' | 'released') =>
    database.asUser(userId, (trx) => endUse(trx, userId, workId, how));

  it('can be more than one, and one that was given back can be taken again in any order', async () => {
    const { userId } = await app.createPerson();
    const first = await claim(userId, 2);
    const second = await claim(userId, 2);
    await end(userId, first, 'released');
    const third = await claim(userId, 2);
    await expect(claim(userId, 2)).rejects.toMatchObject({ code: 'limit_reached', feature: 'resume' });
    await end(userId, second, 'settled');
    await end(userId, third, 'released');
    await claim(userId, 2);
  });

  it('count what was spent as Premium, so that leaving Premium gives no new one', async () => {
    const { userId } = await app.createPerson({ premium: true });
    await end(userId, await claim(userId, 1), 'settled');
    await end(userId, await claim(userId, 1), 'settled');
    await runSql(app.ownerUrl, `update entitlements set status = 'ended' where user_id = $1`, [userId]);
    await expect(claim(userId, 1)).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('end once: what was settled is not given back', async () => {
    const { userId } = await app.createPerson();
    const workId = await claim(userId, 1);
    await end(userId, workId, 'settled');
    await end(userId, workId, 'released');
    await expect(claim(userId, 1)).rejects.toMatchObject({ code: 'limit_reached' });
  });
});
