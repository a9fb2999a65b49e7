import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { productFeatures } from '#server/app.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { findTraces } from '#tests/support/find-traces.ts';
import { notesFeature } from '#tests/support/notes/notes-feature.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const canaries = Array.from({ length: 5 }, (_, number) => `canary${number}${randomUUID().slice(0, 8)}`);

describe('deleting an account', async () => {
  const mail = await startMailCatcher();
  afterAll(() => mail.stop());
  const left: string[] = [];
  let failures = 1;
  const app = await startTestApp({
    settings: { SMTP_URL: mail.smtpUrl },
    features: [
      ...productFeatures,
      notesFeature,
      {
        routes: () => {},
        onAccountDeleted: () => async (userId) => {
          left.push(userId);
          failures -= 1;
          if (failures === 0) throw new Error('the provider is away for a moment');
        },
      },
    ],
  });
  await runSql(
    app.ownerUrl,
    `create schema later; create table later.things (owner uuid references users, words text, raw bytea);
     create table later.parts (id uuid primary key default gen_random_uuid(), words text)`,
  );

  const goodbyesTo = (email: string) =>
    mail.mails().filter(({ to, subject }) => to === email && subject === 'Your account is deleted');
  const isGone = async ({ email }: TestPerson) => {
    await expect.poll(() => goodbyesTo(email), { timeout: 30_000 }).toHaveLength(1);
    await expect
      .poll(() => runSql(app.ownerUrl, 'select 1 from mail_outbox where to_address = $1', [email]))
      .toEqual([]);
  };
  const fresh = () => app.createPerson({ signedInSecondsAgo: 60 });

  it('leaves nothing but the tombstone once the goodbye mail is out', { timeout: 90_000 }, async () => {
    const [anna, ben] = [await fresh(), await fresh()];
    const [c0 = '', c1 = '', c2 = '', c3 = '', c4 = ''] = canaries;
    const resumeId = await app.createResume(anna, { title: c0, originalContent: `Anna ${c1}` });
    await app.createCoverLetter(anna, { resumeId, content: `Dear ${c2}` });
    await anna.call('GET', `/api/resumes/${resumeId}/download?format=docx`);
    await anna.call('POST', `/api/resumes/${resumeId}/optimize`);
    await anna.call('POST', '/api/notes', {
      body: { text: c3 },
      headers: { 'idempotency-key': randomUUID() },
    });
    await anna.call('POST', '/api/help', { body: { message: `Help with ${c4}` } });
    await runSql(app.ownerUrl, 'insert into later.things values ($1, $2, $3)', [
      anna.userId,
      c0,
      Buffer.from(c1),
    ]);
    await runSql(
      app.ownerUrl,
      `insert into mail_outbox (to_address, subject, text_body, html_body, state)
      values ('${anna.email}', 'Old', '', '', 'sent')`,
    );
    await runSql(
      app.ownerUrl,
      `update auth.users set user_metadata = '{"name":"${c2}"}' where id = '${anna.userId}'`,
    );
    expect((await anna.call('POST', '/api/exports')).status).toBe(200);
    const words = [anna.userId, anna.userId.replaceAll('-', ''), anna.email, ...canaries];
    // The search itself finds what there is: in text, JSON, bytes, queue and sign-in.
    const before = new Set((await findTraces(app.ownerUrl, words)).map(({ place }) => place));
    for (const place of ['later.things', 'auth.users', 'pgboss.job', 'public.resumes', 'public.rate_limits'])
      expect(before).toContain(place);

    expect((await anna.call('DELETE', '/api/account')).status).toBe(204);
    await isGone(anna);
    const traces = await findTraces(app.ownerUrl, words);
    expect(traces.map(({ place, word }) => [place, word])).toEqual([['public.users', anna.userId]]);
    expect(await runSql(app.ownerUrl, 'select * from users where id = $1', [anna.userId])).toMatchObject([
      { email: '', deleted_at: expect.any(Date) },
    ]);
    // What ends elsewhere was tried until it succeeded, and the neighbor has lost nothing.
    expect(left).toEqual([anna.userId, anna.userId]);
    expect((await ben.call('GET', '/api/user/status')).status).toBe(200);
    expect(goodbyesTo(anna.email)[0]?.text).toContain('We deleted your Candor account');
  });

  it('a column that nothing leads to would be found: the search is not blind', async () => {
    const anna = await fresh();
    await runSql(app.ownerUrl, 'insert into later.parts (words) values ($1)', [`of ${anna.email}`]);
    await anna.call('DELETE', '/api/account');
    await isGone(anna);
    expect((await findTraces(app.ownerUrl, [anna.email])).map(({ place }) => place)).toEqual(['later.parts']);
    await runSql(app.ownerUrl, 'delete from later.parts');
  });

  it('needs a sign-in of the last five minutes', async () => {
    const anna = await app.createPerson({ signedInSecondsAgo: 6 * 60 });
    const answer = await anna.call('DELETE', '/api/account');
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'Please sign in again to continue.', code: 'sign_in_again' },
    ]);
    expect((await anna.call('GET', '/api/user/status')).status).toBe(200);
  });

  it('lets the person in nowhere any more, not even with a new session, and does it once', async () => {
    const anna = await fresh();
    const answers = await Promise.all(Array.from({ length: 3 }, () => anna.call('DELETE', '/api/account')));
    expect(answers.map(({ status }) => status)).toContain(204);
    expect((await anna.call('GET', '/api/exports')).status).toBe(401);
    await isGone(anna);
    expect((await anna.call('GET', '/api/user/status')).status).toBe(401);
    expect(left.filter((userId) => userId === anna.userId)).toHaveLength(1);
  });

  it('frees the address for a new account', async () => {
    const email = `${randomUUID()}@example.com`;
    const anna = await app.createPerson({ email, signedInSecondsAgo: 10 });
    await anna.call('DELETE', '/api/account');
    await isGone(anna);
    const again = await app.createPerson({ email });
    expect((await again.call('GET', '/api/user/status')).status).toBe(200);
  });

  it('takes along what a call wrote a moment later', async () => {
    const anna = await fresh();
    await anna.call('DELETE', '/api/account');
    await isGone(anna);
    await app.createResume(anna, { title: 'too late' });
    await keepHouse(app.parts);
    expect(await runSql(app.ownerUrl, 'select 1 from resumes where user_id = $1', [anna.userId])).toEqual([]);
  });

  it('is refused by the database for an account that is not deleted', async () => {
    const anna = await fresh();
    const asked = app.parts.database.asUser(anna.userId, (trx) =>
      trx.selectNoFrom((one) => one.fn('forget_person', [one.val(anna.userId)]).as('done')).execute(),
    );
    await expect(asked).rejects.toThrow('not a deleted account');
  });

  describe('with sign-in elsewhere', () => {
    it('deletes the account there first, with the service’s key, and waits for it', async () => {
      const asked: { method: string | undefined; url: string | undefined; key: unknown }[] = [];
      const service = createServer((request, response) => {
        const { method, url, headers } = request;
        asked.push({ method, url, key: headers.authorization });
        response.writeHead(asked.length === 1 ? 500 : 200).end('{}');
      });
      await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
      afterAll(() => void service.close());
      const { port } = service.address() as AddressInfo;
      const hosted = await startTestApp({
        settings: {
          SMTP_URL: mail.smtpUrl,
          AUTH_URL: `http://127.0.0.1:${port}/auth/v1`,
          AUTH_SERVICE_KEY: 'service-key',
        },
      });
      const anna = { userId: randomUUID(), email: `${randomUUID()}@example.com` };
      await runSql(hosted.ownerUrl, 'insert into users (id, email, deleted_at) values ($1, $2, now())', [
        anna.userId,
        anna.email,
      ]);
      await hosted.parts.database.shared
        .transaction()
        .execute((trx) => hosted.parts.jobs.send(trx, 'forget-person', { userId: anna.userId }));
      await expect.poll(() => goodbyesTo(anna.email), { timeout: 30_000 }).toHaveLength(1);
      const call = {
        method: 'DELETE',
        url: `/auth/v1/admin/users/${anna.userId}`,
        key: 'Bearer service-key',
      };
      expect(asked).toEqual([call, call]);
    });
  });
});
