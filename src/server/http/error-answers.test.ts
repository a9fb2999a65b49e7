import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { notesFeature } from '#tests/support/notes/notes-feature.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { openDatabase } from '../database/database.ts';
import type { Feature } from '../feature.ts';

const lostName = endpoint({
  kind: 'json',
  caller: 'public',
  method: 'GET',
  path: '/api/lost-name',
  summary: 'Asks a database whose name leads nowhere.',
  response: z.object({}),
});

const lostNameFeature: Feature = {
  routes: (serve) =>
    serve(lostName, async () => {
      const database = openDatabase({
        url: 'postgres://a@database.invalid/a',
        poolSize: 2,
        onError: () => {},
      });
      try {
        return await database.asUser('', async () => ({}));
      } finally {
        await database.close();
      }
    }),
};

describe('a fault that passes by itself', async () => {
  const app = await startTestApp({ features: [notesFeature, lostNameFeature] });
  const anna = await app.createPerson();
  await runSql(
    app.ownerUrl,
    `create function fail_as_told() returns trigger language plpgsql as $$
       begin raise exception using errcode = new.text; end $$;
     create trigger fail_as_told before insert on notes for each row execute function fail_as_told();
     create function fail_as_named() returns trigger language plpgsql as $$
       begin raise exception using errcode = upper(split_part(new.email, '@', 1)); end $$;
     create trigger fail_as_named before insert on auth.users for each row execute function fail_as_named();`,
  );

  it.each([
    ['a statement that took too long', '57014'],
    ['a database that only reads by now', '25006'],
    ['a deadlock', '40P01'],
    ['a lock that was not to be had', '55P03'],
  ])('answers 503 and when to come back: %s', async (_, state) => {
    const answer = await anna.call('POST', '/api/notes', { body: { text: state } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    const signUp = await app.call('POST', '/auth/v1/signup', {
      body: { email: `${state}@example.com`, password: 'a calm walk at dusk' },
    });
    expect([signUp.status, signUp.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('answers 503 where the name of the database is not found', async () => {
    expect((await app.call('GET', '/api/lost-name')).status).toBe(503);
  });

  it('is told apart from one that stays', async () => {
    app.expectError('unexpected error');
    expect((await anna.call('POST', '/api/notes', { body: { text: '22012' } })).status).toBe(500);
  });
});
