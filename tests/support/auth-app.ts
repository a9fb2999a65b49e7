import { buildApp } from '#server/app.ts';
import type { Defenses } from '#server/auth/auth-context.ts';
import { createAuthModule } from '#server/auth/auth-module.ts';
import { handleSendMail, sendMailQueue } from '#server/background/send-mail.ts';
import type { Database } from '#server/database/database.ts';
import { openParts, type Parts } from '#server/parts.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { startFakeGoogle } from '#server/providers/google.fake.ts';
import { type MailCatcher, startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { testSettings } from './test-app.ts';

export interface AuthApp {
  authUrl: string;
  siteUrl: string;
  mailboxUrl: string;
  catcher: MailCatcher;
  parts: Parts & { signInDatabase: Database };
  stop(): Promise<void>;
}

export interface AuthAppOptions {
  databaseUrl: string;
  settings?: Record<string, string>;
  defenses?: Partial<Defenses>;
}

/** One machine plays everybody, so what counts by place must be large; mails keep their shipped limits. */
const roomyLimits = {
  LIMIT_SIGN_IN_PER_ADDRESS_AND_IP: '100000/15m',
  LIMIT_SIGN_IN_PER_IP: '100000/h',
  LIMIT_SIGN_IN_PER_ADDRESS: '100000/d',
};

/** The product with its sign-in module, a mail server and a Google on loopback; `defenses` weakens one. */
export async function startAuthApp({
  databaseUrl,
  settings = {},
  defenses = {},
}: AuthAppOptions): Promise<AuthApp> {
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const catcher = await startMailCatcher();
  const google = await startFakeGoogle({
    environment: 'test',
    port: 0,
    redirectUris: [`${apiUrl}/auth/v1/callback`],
  });
  const config = readConfig({
    ...(await testSettings(databaseUrl)),
    ...roomyLimits,
    LOG_LEVEL: 'error',
    PORT: String(apiPort),
    PUBLIC_URL: siteUrl,
    API_ORIGIN: apiUrl,
    SMTP_URL: catcher.smtpUrl,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    ...settings,
  });
  const parts = await openParts(config, createLog(config));
  const { signInDatabase } = parts;
  if (!signInDatabase) throw new Error('These tests are about our own sign-in.');
  const auth = await createAuthModule({ ...parts, database: signInDatabase, defenses });
  const { http } = await buildApp({ ...parts, auth });
  catcher.serveMailbox(http);
  await parts.jobs.define(sendMailQueue);
  await parts.jobs.handle(sendMailQueue.name, 2, handleSendMail(parts));
  await http.listen({ host: '127.0.0.1', port: apiPort });
  return {
    authUrl: `${apiUrl}/auth/v1`,
    siteUrl,
    mailboxUrl: `${apiUrl}/dev/mailbox.json`,
    catcher,
    parts: { ...parts, signInDatabase },
    stop: async () => {
      await http.close();
      await parts.close();
      await catcher.stop();
      await google.stop();
    },
  };
}

/** Addresses that name each other must be known before anything listens. */
