import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Feature } from '#server/feature.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { startFakeGoogle } from '#server/providers/google.fake.ts';
import { type MailCatcher, startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { launchBrowser, sessionKey, sessionOf, type Watched, watchComplaints } from './browser.ts';
import type { TestPerson } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The whole product as a person meets it, in a real browser. */
export interface Stage {
  app: TestApp;
  site: string;
  mail: MailCatcher;
  /** The provider of the language model; asked only where the stage is started `withModel`. */
  model: FakeModel;
  browser: Browser;
  /** A device of its own: nothing stored is shared with another. */
  newDevice(options?: DeviceOptions): Promise<BrowserContext & Watched>;
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export interface DeviceOptions extends ContextOptions {
  /** What the device has in its local storage from before. */
  stored?: Record<string, string>;
  /** Signed in already, as the sign-in client keeps it, so that a screen can be opened without walking there. */
  person?: TestPerson | undefined;
}

interface StageOptions {
  /** Gives the API an origin that is not the page's. */
  crossOrigin?: boolean;
  /** Without it there is no model, and the built-in engine writes. */
  withModel?: boolean;
  /** How fast the model writes; at once unless told. */
  tokensPerSecond?: number;
  settings?: Record<string, string>;
  /** The product's features with something played behind them; the product's own unless told. */
  features?: Feature[];
}

/** A test signs in and mails more than one person does. */
const freeHands = {
  LIMIT_MAIL_PER_MINUTE: '100/m',
  LIMIT_MAIL_PER_DAY: '1000/d',
  LIMIT_SIGN_IN_PER_IP: '1000/h',
};

/** A model that a journey holds in the middle must not be given up meanwhile. */
const patience = { MODEL_IDLE_SECONDS: '120', MODEL_BUDGET_SECONDS: '150' };

export async function startStage({
  crossOrigin = false,
  withModel = false,
  tokensPerSecond = 0,
  settings = {},
  features,
}: StageOptions = {}): Promise<Stage> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const api = crossOrigin ? `http://127.0.0.1:${port}` : '';
  const mail = await startMailCatcher();
  const google = await startFakeGoogle({
    environment: 'test',
    port: 0,
    redirectUris: [`${api || site}/auth/v1/callback`],
  });
  const model = await startFakeModel({ environment: 'test', tokensPerSecond });
  const browser = await launchBrowser();
  // Registered first, so that it runs last: the app still talks to these while it stops.
  afterAll(async () => {
    await browser.close();
    await Promise.all([mail.stop(), google.stop(), model.stop()]);
  });
  const app = await startTestApp({
    extend: mail.serveMailbox,
    ...(features && { features }),
    settings: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: site,
      API_ORIGIN: api,
      SMTP_URL: mail.smtpUrl,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      ...freeHands,
      ...(withModel ? { ...patience, MODELS: 'compatible:loopback', MODEL_BASE_URL: model.baseUrl } : {}),
      ...settings,
    },
  });
  const newDevice: Stage['newDevice'] = async ({ stored = {}, person, ...options } = {}) => {
    const items = { ...stored, ...(person ? { [sessionKey]: sessionOf(person) } : {}) };
    const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      ...plainDevice,
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
      ...options,
    });
    // Passed long before on an idle machine; CI has two cores and runs two journeys and their servers on them.
    context.setDefaultTimeout(30_000);
    return Object.assign(context, await watchComplaints(context));
  };
  return { app, site, mail, model, browser, newDevice };
}

/** What passes by a worker cannot be held or changed by a test; those that need one say so. */
const plainDevice = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
