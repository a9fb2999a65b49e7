import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { type SiteServer, startSite } from '#tests/support/site-server.ts';
import {
  goodPassword,
  mailedLink,
  newAddress,
  newMember,
  openTarget,
  signUpSomebody,
  storageKey,
  type Target,
  tokenOf,
} from './target.ts';

let target: Target;
let site: SiteServer;
let browser: Browser;

async function bundlePage(authUrl: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser-client.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    define: { AUTH_URL: JSON.stringify(authUrl) },
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  // The library refreshes when 90 s remain: a short life lets one tick of its clock show it.
  target = await openTarget({ settings: { AUTH_ACCESS_TOKEN_SECONDS: '100' } });
  site = await startSite(target.siteUrl, await bundlePage(target.authUrl));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await target.stop();
});

const eventsOf = (page: Page) => page.evaluate(() => window.events);
const sees = (page: Page, event: string) =>
  vi.waitFor(async () => expect(await eventsOf(page)).toContainEqual(expect.stringContaining(event)), 15_000);
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredSession | null, storageKey);

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

async function newDevice(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

async function openSite(page: Page, path = '/auth'): Promise<void> {
  await page.goto(target.siteUrl + path);
  await sees(page, 'INITIAL_SESSION');
}

async function goToGoogle(page: Page): Promise<void> {
  await openSite(page);
  await Promise.all([
    page.waitForSelector('input[name="email"]'),
    page.evaluate(() => {
      void window.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: `${location.origin}/auth` },
      });
    }),
  ]);
}

async function signIn(page: Page, email: string, password = goodPassword): Promise<string | undefined> {
  return page.evaluate(
    async (credentials) => (await window.auth.signInWithPassword(credentials)).error?.code,
    { email, password },
  );
}

describe('Google, with real redirects', () => {
  const email = newAddress();
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => {
    ({ context, page } = await newDevice());
    await goToGoogle(page);
    await page.fill('input[name="email"]', email);
    await page.click('button:has-text("Continue")');
    await page.waitForURL(`${target.siteUrl}/auth**`);
  });
  afterAll(() => context.close());

  it('signs in', async () => {
    await sees(page, `SIGNED_IN:${email}`);
  });

  it('cleans the code out of the address', async () => {
    await vi.waitFor(() => expect(page.url()).toBe(`${target.siteUrl}/auth`));
  });

  it('keeps the session in local storage under the key made from the host', async () => {
    expect(await stored(page)).toMatchObject({ refresh_token: expect.any(String) });
  });

  it('is still signed in after a reload', async () => {
    await page.reload();
    await sees(page, `INITIAL_SESSION:${email}`);
  });

  it('who cancels comes back signed out, with the error', async () => {
    const other = await newDevice();
    await goToGoogle(other.page);
    await other.page.click('button:has-text("Cancel")');
    await other.page.waitForURL(`${target.siteUrl}/auth**`);
    const message = await other.page.evaluate(async () => (await window.auth.initialize()).error?.message);
    expect(message).toBe('Sign-in with Google was canceled or could not be checked.');
    expect(await stored(other.page)).toBeNull();
    await other.context.close();
  });
});

describe('two tabs of one browser', () => {
  let context: BrowserContext;
  let first: Page;
  let second: Page;
  let before: StoredSession | null;
  beforeAll(async () => {
    const { email } = await newMember(target);
    ({ context, page: first } = await newDevice());
    await context.clock.install();
    await openSite(first);
    expect(await signIn(first, email)).toBeUndefined();
    second = await context.newPage();
    await openSite(second);
    before = await stored(first);
  });
  afterAll(() => context.close());

  it('refresh the token by themselves on the 30 s tick, when 90 s remain', async () => {
    // The page's clock runs on until 89 s remain, then past the library's next tick.
    await context.clock.fastForward(((before?.expires_in ?? 0) - 89) * 1000);
    await context.clock.runFor(31_000);
    // The token itself is waited for: on a slow machine an earlier refresh may have left its event.
    await vi.waitFor(
      async () => expect((await stored(first))?.refresh_token).not.toBe(before?.refresh_token),
      15_000,
    );
    await vi.waitFor(async () => {
      const seen = [...(await eventsOf(first)), ...(await eventsOf(second))];
      expect(seen).toContainEqual(expect.stringContaining('TOKEN_REFRESHED'));
    }, 15_000);
  });

  it('both stay signed in after it', async () => {
    for (const page of [first, second]) {
      const signedIn = await page.evaluate(async () => (await window.auth.getUser()).data.user !== null);
      expect(signedIn).toBe(true);
    }
  });

  it('share one session', async () => {
    const ids = await Promise.all(
      [first, second].map((page) =>
        page.evaluate(async () => (await window.auth.getClaims()).data?.claims.session_id),
      ),
    );
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
  });

  it('are both signed out when one signs out', async () => {
    await first.evaluate(async () => window.auth.signOut());
    await sees(second, 'SIGNED_OUT');
    expect(await stored(second)).toBeNull();
  });
});

describe('mailed links', () => {
  it('confirm an address and sign in, on another device than the one that signed up', async () => {
    const email = await signUpSomebody(target);
    const { context, page } = await newDevice();
    await page.goto((await mailedLink(target, email, 'signup')).href);
    await sees(page, `SIGNED_IN:${email}`);
    expect(page.url()).toBe(`${target.siteUrl}/auth`);
    await context.close();
  });

  it('recover on another device: the page hears of it, sets a password, and it works', async () => {
    const { email } = await newMember(target);
    const asking = await newDevice();
    await openSite(asking.page);
    await asking.page.evaluate(
      (address) =>
        window.auth.resetPasswordForEmail(address, { redirectTo: `${location.origin}/auth/reset-password` }),
      email,
    );
    const phone = await newDevice();
    await phone.page.goto((await mailedLink(target, email, 'recovery')).href);
    await sees(phone.page, `PASSWORD_RECOVERY:${email}`);
    const error = await phone.page.evaluate(
      async () => (await window.auth.updateUser({ password: 'a brisk swim at dawn' })).error?.message,
    );
    expect(error).toBeUndefined();
    await sees(phone.page, 'USER_UPDATED');
    expect(await signIn(asking.page, email, 'a brisk swim at dawn')).toBeUndefined();
    await asking.context.close();
    await phone.context.close();
  });

  it('used a second time show an error and keep the session that is there', async () => {
    const { email } = await newMember(target);
    const { context, page } = await newDevice();
    await openSite(page);
    await signIn(page, email);
    await page.goto((await mailedLink(target, email, 'signup')).href);
    await vi.waitFor(async () =>
      expect(await page.evaluate(() => window.linkError)).toBe('Email link is invalid or has expired'),
    );
    expect(await page.evaluate(async () => (await window.auth.getSession()).data.session?.user.email)).toBe(
      email,
    );
    await context.close();
  });

  it('in their plain form sign in, and the session leaves the address', async () => {
    const email = newAddress();
    const { context, page } = await newDevice();
    await openSite(page, '/auth?flow=implicit');
    await page.evaluate((credentials) => window.auth.signUp(credentials), {
      email,
      password: goodPassword,
      options: { emailRedirectTo: `${target.siteUrl}/auth` },
    });
    const link = await mailedLink(target, email, 'signup');
    const query = {
      token: tokenOf(link),
      type: 'signup',
      redirect_to: `${target.siteUrl}/auth?flow=implicit`,
    };
    await page.goto(`${target.authUrl}/verify?${new URLSearchParams(query)}`);
    await sees(page, `SIGNED_IN:${email}`);
    await vi.waitFor(() => expect(page.url()).not.toContain('access_token'));
    await context.close();
  });
});

describe('from another origin than the service’s own', () => {
  it('a page reads the code of an error', async () => {
    const { context, page } = await newDevice();
    await openSite(page);
    expect(await signIn(page, newAddress())).toBe('invalid_credentials');
    await context.close();
  });

  it('a lost network is an error to try again, and nobody is signed out by it', async () => {
    const { email } = await newMember(target);
    const { context, page } = await newDevice();
    await openSite(page);
    await signIn(page, email);
    await context.setOffline(true);
    const name = await page.evaluate(async () => (await window.auth.getUser()).error?.name);
    expect(name).toBe('AuthRetryableFetchError');
    await context.setOffline(false);
    expect(await page.evaluate(async () => (await window.auth.getUser()).data.user?.email)).toBe(email);
    await context.close();
  });
});
