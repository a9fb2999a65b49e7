import { describe, expect, it } from 'vitest';
import { startTestApp } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

describe('one free use', async () => {
  const app = await startTestApp({ settings: { DATABASE_POOL: '32' } });

  it('is won by exactly one of 100 claims at once, five rounds over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const anna = await app.createPerson();
      const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'hello' } })).json()) as {
        id: string;
      };
      const claims = Array.from({ length: 100 }, () =>
        anna.call('POST', `/api/notes/${id}/shout`, { body: {} }),
      );
      const statuses = (await Promise.all(claims)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(99);
      const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [anna.userId]);
      expect(uses).toEqual([{ state: 'settled' }]);
    }
  });

  it('is back after 100 claims at once of which the winner failed', async () => {
    const anna = await app.createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'hello' } })).json()) as {
      id: string;
    };
    const claims = Array.from({ length: 100 }, () =>
      anna.call('POST', `/api/notes/${id}/shout`, { body: { fail: 'finally' } }),
    );
    const statuses = new Set((await Promise.all(claims)).map(({ status }) => status));
    expect(statuses.has(200)).toBe(false);
    const spent = await runSql(
      app.ownerUrl,
      `select id from uses where user_id = $1 and state <> 'released'`,
      [anna.userId],
    );
    expect(spent).toEqual([]);
    expect((await anna.call('POST', `/api/notes/${id}/shout`, { body: {} })).status).toBe(200);
  });
});
