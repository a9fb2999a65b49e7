import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/account.ts';
import { createSession } from '#server/auth/session-store.ts';
import { startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('the account', async () => {
  const mail = await startMailCatcher();
  afterAll(() => mail.stop());
  const app = await startTestApp({ settings: { SMTP_URL: mail.smtpUrl, SUPPORT_EMAIL: 'help@candor.test' } });

  it('tells where the person is signed in, this device first, and signs one out', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const origin = { ip: '127.0.0.1', userAgent: 'Phone' };
    const { signInDatabase } = app.parts;
    if (!signInDatabase) throw new Error('Sign-in is our own here.');
    const phone = await createSession(signInDatabase.shared, anna.userId, 'password', origin);
    const list = async () => (await (await anna.call('GET', '/api/sessions')).json()) as Session[];
    expect((await list()).map(({ id, isCurrent, userAgent }) => [id, isCurrent, userAgent])).toEqual([
      [anna.sessionId, true, null],
      [phone.id, false, 'Phone'],
    ]);
    expect((await ben.call('DELETE', `/api/sessions/${phone.id}`)).status).toBe(404);
    expect((await anna.call('DELETE', `/api/sessions/${phone.id}`)).status).toBe(204);
    expect(await list()).toHaveLength(1);
    expect((await anna.call('DELETE', `/api/sessions/${phone.id}`)).status).toBe(404);
  });

  it.each([
    [true, '[Premium] Help request'],
    [false, 'Help request'],
  ])('mails support, Premium %s, and keeps nothing of it', async (premium, subject) => {
    const anna = await app.createPerson({ premium });
    const message = 'My PDF is blank.\n<b>Why?</b>';
    expect((await anna.call('POST', '/api/help', { body: { message } })).status).toBe(204);
    const sent = () =>
      mail.mails().filter(({ to, text }) => to === 'help@candor.test' && text.includes(anna.email));
    await expect.poll(sent, { timeout: 20_000 }).toMatchObject([{ subject, replyTo: anna.email }]);
    expect(sent()[0]?.text).toContain('<b>Why?</b>');
    expect(sent()[0]?.html).not.toContain('<b>');
    const rows = () => runSql(app.ownerUrl, 'select 1 from mail_outbox where reply_to = $1', [anna.email]);
    await expect.poll(rows).toEqual([]);
  });

  it('takes no empty and no endless message', async () => {
    const anna = await app.createPerson();
    for (const message of [' ', 'x'.repeat(5_001)])
      expect((await anna.call('POST', '/api/help', { body: { message } })).status).toBe(400);
  });
});
