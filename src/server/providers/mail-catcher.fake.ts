import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailboxPage, mailboxStyles } from './mailbox-page.fake.ts';

export interface CaughtMail {
  id: string;
  messageId: string;
  from: string;
  to: string;
  /** Who gets the answer; empty where that's the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Every address that the text of the mail names. */
  links: string[];
  caughtAt: string;
}

export interface MailCatcher {
  smtpUrl: string;
  /** What was caught so far, oldest first. */
  mails(): CaughtMail[];
  clear(): void;
  /** The mail server goes away; `resume` brings it back at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Shows what was caught under /dev/mailbox. */
  serveMailbox(http: FastifyInstance): void;
  stop(): Promise<void>;
}

const kept = 500;

/** A real mail server on loopback that delivers to nobody, for development and tests. */
export async function startMailCatcher({ smtpPort = 0 }: { smtpPort?: number } = {}): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const keep = (mail: CaughtMail) => {
    caught.push(mail);
    caught.splice(0, caught.length - kept);
  };
  let server = await listen(smtpPort, keep);
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: () => [...caught],
    clear: () => void caught.splice(0),
    pause: () => close(server),
    resume: async () => {
      server = await listen(port, keep);
    },
    serveMailbox: (http) => serveMailbox(http, caught),
    stop: () => close(server),
  };
}

function listen(port: number, keep: (mail: CaughtMail) => void): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      readMail(stream, to).then((mail) => {
        keep(mail);
        done();
      }, done);
    },
  });
  // A client that hangs up in the middle is the client's affair.
  server.on('error', () => {});
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function readMail(stream: AsyncIterable<Buffer>, to: string): Promise<CaughtMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  const text = mail.text ?? '';
  return {
    id: randomUUID(),
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to,
    replyTo: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
    caughtAt: new Date().toISOString(),
  };
}

const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));

function serveMailbox(http: FastifyInstance, caught: readonly CaughtMail[]): void {
  http.get('/dev/mailbox', (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(mailboxPage(caught.toReversed())),
  );
  http.get('/dev/mailbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyles));
  http.get('/dev/mailbox.json', (_, reply) => reply.send(caught));
}
