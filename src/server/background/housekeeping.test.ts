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

  /** An optimize that spent the free use, and ended this long ago. */
  const finishedWork = async (age: string) => {
    const anna = await app.createPerson();
    const resumeId = await app.createResume(anna);
    const [work] = (await runSql(
      app.ownerUrl,
      `insert into work (user_id, kind, state, input, job_id, finished_at)
       values ($1, 'optimize', 'done', '{}', gen_random_uuid(), now() - $2::interval) returning id`,
      [anna.userId, age],
    )) as { id: string }[];
    const params = [anna.userId, work?.id];
    await runSql(
      app.ownerUrl,
      `insert into uses (user_id, feature, work_id, state, free_slot) values ($1, 'resume', $2, 'settled', 1)`,
      params,
    );
    await runSql(
      app.ownerUrl,
      `insert into work_events (user_id, work_id, seq, event) values ($1, $2, 1, '{"state": "done"}')`,
      params,
    );
    await runSql(app.ownerUrl, 'update resumes set work_id = $2 where user_id = $1', params);
    return [anna, resumeId, work?.id] as const;
  };

  it('gives back the use of work whose job is gone, and of no other', async () => {
    const lost = await reserve('2 hours');
    const young = await reserve('10 minutes');
    const jobId = randomUUID();
    await runSql(
      app.ownerUrl,
      `insert into pgboss.job (id, name, data, start_after) select $1, name, '{}', now() + interval '1 day' from pgboss.queue where name = 'work.shout'`,
      [jobId],
    );
    const waiting = await reserve('2 hours', jobId);
    await keepHouse(app.parts);
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
    await keepHouse(app.parts);
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
    await keepHouse(app.parts);
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
    await keepHouse(app.parts);
    expect([await old(), await young()]).toEqual([
      { state: 'failed', text_body: '' },
      { state: 'waiting', text_body: 'link' },
    ]);
  });

  it('forgets work 30 days after its end, with its events, but never the use that it took', async () => {
    const [anna, resumeId, work] = await finishedWork('31 days');
    const [, , young] = await finishedWork('29 days');
    await keepHouse(app.parts);
    const left = await runSql(app.ownerUrl, 'select id from work where id = any ($1)', [[work, young]]);
    expect(left).toEqual([{ id: young }]);
    expect(await runSql(app.ownerUrl, 'select 1 from work_events where work_id = $1', [work])).toEqual([]);
    expect(await (await anna.call('GET', `/api/resumes/${resumeId}`)).json()).toMatchObject({ workId: null });
    expect(await runSql(app.ownerUrl, 'select state from uses where work_id = $1', [work])).toEqual([
      { state: 'settled' },
    ]);
    const again = await anna.call('POST', `/api/resumes/${resumeId}/optimize`);
    expect([again.status, await again.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'limit_reached' }),
    ]);
  });

  it('forgets made files after 30 days, and leaves younger ones', async () => {
    const anna = await app.createPerson();
    for (const age of ['31 days', '29 days']) {
      await runSql(
        app.ownerUrl,
        `insert into document_files (user_id, document_id, format, content_hash, bytes, read_back, created_at)
         values ($1, gen_random_uuid(), $2, '', '', '{}', now() - $3::interval)`,
        [anna.userId, age, age],
      );
    }
    await keepHouse(app.parts);
    const left = await runSql(app.ownerUrl, 'select format from document_files where user_id = $1', [
      anna.userId,
    ]);
    expect(left).toEqual([{ format: '29 days' }]);
  });

  it('goes on batch by batch until all is done', async () => {
    const { userId } = await app.createPerson();
    await runSql(
      app.ownerUrl,
      `insert into idempotency_keys (user_id, key, request_hash, claim, created_at)
       select $1, n::text, '', gen_random_uuid(), now() - interval '25 hours' from generate_series(1, 11000) n`,
      [userId],
    );
    const count = async () =>
      (
        await runSql(app.ownerUrl, 'select count(*)::integer from idempotency_keys where user_id = $1', [
          userId,
        ])
      )[0];
    await runSql(app.ownerUrl, 'select forget_old_idempotency_keys(10)');
    expect(await count()).toEqual({ count: 10_990 });
    await keepHouse(app.parts);
    expect(await count()).toEqual({ count: 0 });
  });

  it('does all other steps when one fails, and says which one it was', async () => {
    await runSql(
      app.ownerUrl,
      `revoke execute on function forget_work_progress(integer) from candor_app;
       insert into auth.one_time_tokens (token_hash, type, user_id, expires_at)
         select 'old', 'signup', id, now() - interval '1 hour' from auth.users limit 1;`,
    );
    await expect(keepHouse(app.parts)).rejects.toThrow('Housekeeping failed at: forget_work_progress.');
    expect(await runSql(app.ownerUrl, `select 1 from auth.one_time_tokens where token_hash = 'old'`)).toEqual(
      [],
    );
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        step: 'forget_work_progress',
        err: expect.objectContaining({ code: '42501' }),
      }),
    );
    await runSql(app.ownerUrl, 'grant execute on function forget_work_progress(integer) to candor_app');
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
