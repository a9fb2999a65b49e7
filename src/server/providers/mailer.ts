import { createTransport } from 'nodemailer';
import type { Config } from '../process/config.ts';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt at one mail, so that a repeated one is recognized. */
  messageId: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 10_000;

export function createMailer({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = createTransport(
    {
      url: SMTP_URL,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: MAIL_FROM, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}
