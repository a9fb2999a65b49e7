import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { keepHouse } from './housekeeping.ts';

describe('keeping house', async () => {
  const app = await startTestApp();

  const reserve = async (age: string, jobId: string = randomUUID()) => {
    const anna = await app.createPerson();
    const [work] = (await runSql(
      app.ownerUrl,
      `insert into work (user_id, kind, state, input, job_id, created_at)
       values ($1, 'shout', 'running', '{}', $2, now() - $3::interval) returning id`,
      [anna.userId, jobId, age],
    )) as { id: string }[];
    await runSql(
      app.ownerUrl,
      `insert into uses (user_id, feature, work_id, free_slot) values ($1, 'resume', $2, 1)`,
      [anna.userId, work?.id],
    );
    return async () =>
      (
        await runSql(
          app.ownerUrl,
          'select w.state as work, u.state as use from work w join uses u on u.work_id = w.id where w.id = $1',
          [work?.id],
        )
      )[0];
  };

  it('gives back the use of work whose job is gone, and of no other', async () => {
    const lost = await reserve('2 hours');
    const young = await reserve('10 minutes');
    const jobId = randomUUID();
    await runSql(
      app.ownerUrl,
      `insert into pgboss.job (id, name, data) select $1, name, '{}' from pgboss.queue where name = 'work.dead'`,
      [jobId],
    );
    const waiting = await reserve('2 hours', jobId);
    await keepHouse(app.parts.database);
    expect(await lost()).toEqual({ work: 'failed', use: 'released' });
    expect(await young()).toEqual({ work: 'running', use: 'reserved' });
    expect(await waiting()).toEqual({ work: 'running', use: 'reserved' });
  });

  it('forgets what a model call cost after thirteen months', async () => {
    const { userId } = await app.createPerson();
    for (const age of ['14 months', '12 months', '1 minute']) {
      await runSql(
        app.ownerUrl,
        `insert into llm_calls (user_id, feature, provider, model, prompt_version, status, created_at)
         values ($1, 'resume', 'played', $2, '1', 'ok', now() - $3::interval)`,
        [userId, age, age],
      );
    }
    await keepHouse(app.parts.database);
    const left = await runSql(
      app.ownerUrl,
      'select model from llm_calls where user_id = $1 order by created_at',
      [userId],
    );
    expect(left).toEqual([{ model: '12 months' }, { model: '1 minute' }]);
  });

  it('forgets an account that nobody confirmed within a week, unless a link to it still works', async () => {
    const signUp = async (email: string, age: string, confirmed: boolean) => {
      const [user] = (await runSql(
        app.ownerUrl,
        `insert into auth.users (email, created_at, email_confirmed_at)
         values ($1, now() - $2::interval, case when $3 then now() end) returning id`,
        [email, age, confirmed],
      )) as { id: string }[];
      return user?.id;
    };
    await signUp('old@week.example', '8 days', false);
    await signUp('young@week.example', '6 days', false);
    await signUp('confirmed@week.example', '8 days', true);
    const links = { 'asked@week.example': '1 minute', 'lapsed@week.example': '-1 minute' };
    for (const [email, left] of Object.entries(links)) {
      await runSql(
        app.ownerUrl,
        `insert into auth.one_time_tokens (token_hash, type, user_id, expires_at)
         values ($1, 'signup', $2, now() + $3::interval)`,
        [randomUUID(), await signUp(email, '8 days', false), left],
      );
    }
    await keepHouse(app.parts.database);
    const left = await runSql(
      app.ownerUrl,
      `select email from auth.users where email like '%@week.example' order by email`,
    );
    expect(left).toEqual(['asked', 'confirmed', 'young'].map((name) => ({ email: `${name}@week.example` })));
  });

  it('blanks a mail that could never be sent, and leaves a young one waiting', async () => {
    const post = async (age: string) => {
      const [mail] = (await runSql(
        app.ownerUrl,
        `insert into mail_outbox (to_address, subject, text_body, html_body, created_at)
         values ('a@example.com', 's', 'link', 'link', now() - $1::interval) returning id`,
        [age],
      )) as { id: string }[];
      return async () =>
        (await runSql(app.ownerUrl, 'select state, text_body from mail_outbox where id = $1', [mail?.id]))[0];
    };
    const [old, young] = [await post('26 hours'), await post('1 hour')];
    await keepHouse(app.parts.database);
    expect([await old(), await young()]).toEqual([
      { state: 'failed', text_body: '' },
      { state: 'waiting', text_body: 'link' },
    ]);
  });

  it('does nothing as the owner that a temporary table could mislead', async () => {
    await expect(
      runSql(app.config.DATABASE_URL, 'create temporary table idempotency_keys (created_at timestamptz)'),
    ).rejects.toThrow(/permission denied/);
    const paths = await runSql(
      app.ownerUrl,
      `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce(proconfig @> array['search_path=pg_catalog, pg_temp'], false)`,
    );
    expect(paths).toEqual([]);
  });
});
