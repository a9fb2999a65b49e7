import { createServer } from 'node:net';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll } from 'vitest';
import { startFakeGoogle } from '#server/providers/google.fake.ts';
import { type MailCatcher, startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { launchBrowser, type Watched, watchComplaints } from './browser.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The whole product as a person meets it, in a real browser. */
export interface Stage {
  app: TestApp;
  site: string;
  mail: MailCatcher;
  browser: Browser;
  /** A device of its own: nothing stored is shared with another. */
  newDevice(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext & Watched>;
}

/** `apiOrigin` gives the API an origin that is not the page's. */
export async function startStage({ crossOrigin = false } = {}): Promise<Stage> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const api = crossOrigin ? `http://127.0.0.1:${port}` : '';
  const mail = await startMailCatcher();
  const google = await startFakeGoogle({
    environment: 'test',
    port: 0,
    redirectUris: [`${api || site}/auth/v1/callback`],
  });
  const browser = await launchBrowser();
  // Registered first, so that it runs last: the app still talks to these while it stops.
  afterAll(async () => {
    await browser.close();
    await Promise.all([mail.stop(), google.stop()]);
  });
  const app = await startTestApp({
    extend: mail.serveMailbox,
    settings: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: site,
      API_ORIGIN: api,
      SMTP_URL: mail.smtpUrl,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      LIMIT_MAIL_PER_MINUTE: '100/m',
      LIMIT_MAIL_PER_DAY: '1000/d',
      LIMIT_SIGN_IN_PER_IP: '1000/h',
    },
  });
  const newDevice: Stage['newDevice'] = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    return Object.assign(context, await watchComplaints(context));
  };
  return { app, site, mail, browser, newDevice };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
