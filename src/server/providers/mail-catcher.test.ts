import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from './mail-catcher.fake.ts';
import { createMailer } from './mailer.ts';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
beforeEach(() => catcher.clear());
afterAll(() => catcher.stop());

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße & <b>hello</b>',
  text: 'Look: https://candor.example/auth?token_hash=abc&type=signup\n\nand <script>alert(1)</script>',
  html: '<p>Look</p>',
  messageId: '<one@candor.example>',
};
const send = () =>
  createMailer({ SMTP_URL: catcher.smtpUrl, MAIL_FROM: 'Candor <hello@candor.example>' }).send(mail);

describe('the mail catcher', () => {
  it('catches what a mailer sends', async () => {
    await send();
    expect(catcher.mails()).toEqual([
      expect.objectContaining({
        to: 'ada@example.com',
        from: 'hello@candor.example',
        subject: mail.subject,
        messageId: '<one@candor.example>',
        links: ['https://candor.example/auth?token_hash=abc&type=signup'],
      }),
    ]);
  });

  it('refuses while it is away and takes mail again after', async () => {
    await catcher.pause();
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET' });
    await catcher.resume();
    await send();
    expect(catcher.mails()).toHaveLength(1);
  });

  it('shows mails as a page with links to click and nothing that runs', async () => {
    await send();
    const http = fastify();
    catcher.serveMailbox(http);
    const page = await http.inject('/dev/mailbox');
    expect(page.body).toContain('<a href="https://candor.example/auth?token_hash=abc&amp;type=signup">');
    expect(page.body).not.toMatch(/<script|style=/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await http.inject('/dev/mailbox.css')).headers['content-type']).toContain('text/css');
    expect((await http.inject('/dev/mailbox.json')).json()).toEqual(catcher.mails());
    await http.close();
  });
});
