import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contract/billing.ts';
import { expectToast, signInWithGoogle } from '../support/browser.ts';
import type { TestPerson } from '../support/factories.ts';
import { findTraces } from '../support/find-traces.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { paidSubscription } from '../support/paid-subscription.ts';
import { startStage } from '../support/stage.ts';
import { runSql } from '../support/test-database.ts';

const soon = { timeout: 60_000 };

const active: Subscription = { ...paidSubscription, canWithdrawUntil: '2026-11-29T12:00:00.000Z' };
const canceling: Subscription = {
  ...active,
  state: 'canceling',
  nextChargeAt: null,
  endsAt: active.nextChargeAt,
};
const free: Subscription = {
  ...active,
  plan: 'free',
  state: 'none',
  nextChargeAt: null,
  premiumUntil: null,
  canWithdrawUntil: null,
  card: null,
  hasPortal: false,
};

/** The plan as the server would tell it; everything else on the page is the real server's. */
async function playPlan(page: Page, subscription: Subscription): Promise<void> {
  await page.route('**/api/subscription', (route) => route.fulfill({ json: subscription }));
}

async function playWithdrawal(page: Page): Promise<void> {
  const offer = {
    withdrawalId: '00000000-0000-4000-8000-000000000000',
    refundCents: 1499,
    currency: 'usd',
    canWithdrawUntil: active.canWithdrawUntil,
  };
  await page.route('**/api/subscription/withdrawal', (route) => route.fulfill({ json: offer }));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every state of the page, with the way there. */
const states: { name: string; plan: Subscription; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'account', plan: active },
  { name: 'account free', plan: free },
  { name: 'account canceled', plan: canceling },
  { name: 'account past due', plan: { ...active, state: 'past_due', canWithdrawUntil: null } },
  {
    name: 'account cancel',
    plan: { ...active, canWithdrawUntil: null },
    reach: async (page) => {
      await button(page, 'Cancel subscription').click();
      await heading(page, 'Cancel Premium?').waitFor();
    },
  },
  {
    name: 'account withdrawal',
    plan: active,
    reach: async (page) => {
      await playWithdrawal(page);
      await button(page, 'Withdraw from this purchase').click();
      await heading(page, 'Withdraw from this purchase?').waitFor();
    },
  },
  {
    name: 'account password',
    plan: active,
    reach: async (page) => {
      await button(page, 'Change password').click();
      await page.getByLabel('New Password').waitFor();
    },
  },
  {
    name: 'account password wrong',
    plan: active,
    reach: async (page) => {
      const json = { code: 'invalid_credentials', message: 'Invalid login credentials' };
      const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
      await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, json, headers }));
      await button(page, 'Change password').click();
      await page.getByLabel('Current Password').fill('not it');
      await page.getByLabel('New Password').fill('a calm and long password');
      await page.getByLabel('Confirm Password').fill('a calm and long password');
      await button(page, 'Save password').click();
      await page.getByText('That isn’t your password.').waitFor();
    },
  },
  {
    name: 'account delete',
    plan: { ...active, canWithdrawUntil: null },
    reach: async (page) => {
      await button(page, 'Delete account').click();
      await page.getByLabel('Your password').waitFor();
    },
  },
  {
    name: 'account delete refund',
    plan: active,
    reach: async (page) => {
      await button(page, 'Delete account').click();
      await heading(page, 'You can still get your money back').waitFor();
    },
  },
  {
    name: 'account delete refund confirm',
    plan: active,
    reach: async (page) => {
      await playWithdrawal(page);
      await button(page, 'Delete account').click();
      await button(page, 'Get a refund first').click();
      await button(page, 'Confirm withdrawal').waitFor();
    },
  },
  {
    name: 'account help',
    plan: active,
    reach: async (page) => {
      await button(page, 'Get help').click();
      await page.getByLabel('How can we help?').waitFor();
    },
  },
  {
    name: 'account exported',
    plan: active,
    reach: async (page) => {
      await button(page, 'Export data').click();
      await page.getByRole('button', { name: /^Download ZIP/ }).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'account unreachable',
    plan: active,
    reach: async (page) => {
      const error = 'We can’t reach our payment provider right now. Please try again in a moment.';
      const json = { error, code: 'billing_unavailable' };
      await page.route('**/api/subscription', (route) => route.fulfill({ status: 503, json }));
      await page.reload();
      await page.getByText(error).waitFor();
    },
  },
];

describe('the account', async () => {
  const { app, site, mail, newDevice } = await startStage();
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

  const open = async (
    person: TestPerson | undefined,
    plan: Subscription,
    width = 1440,
    path = '/account',
  ) => {
    const device = await newDevice({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
      person,
    });
    const page = await device.newPage();
    await playPlan(page, plan);
    await page.goto(site + path);
    return { page, device };
  };
  const premium = await app.createPerson({ email: 'marcus.bell92@example.com', premium: true });
  await app.createResume(premium);
  // Two more devices, as a person has them.
  const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/19.0 Safari/605.1';
  await runSql(app.ownerUrl, `update auth.sessions set user_agent = '${windows}'`);
  for (const userAgent of [phone, mac]) {
    await app.parts.signInDatabase?.shared
      .insertInto('auth.sessions')
      .values({
        user_id: premium.userId,
        refresh_key: Buffer.alloc(32),
        method: 'password',
        user_agent: userAgent,
      })
      .execute();
  }

  for (const width of [390, 1440]) {
    it.each(states)(`is as it should be at ${width} px: $name`, async ({ name, plan, reach }) => {
      const { page, device } = await open(premium, plan, width);
      await heading(page, 'Plan').waitFor();
      await page.getByText('Active now').waitFor();
      await reach?.(page);
      expect(await lookInBothThemes(page, name)).toEqual([]);
      expect(device.complaints.filter((line) => !line.includes('503'))).toEqual([]);
      await device.close();
    });
  }

  it('fits 320 px without scrolling sideways', async () => {
    const { page, device } = await open(premium, active, 320);
    await page.getByText('Active now').waitFor();
    await button(page, 'Cancel subscription').click();
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
    await device.close();
  });

  it('is reached from the user menu, and walked by keyboard: cancel in two presses, and resume', async () => {
    const { page, device } = await open(premium, active, 1440, '/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL(`${site}/account`);
    await page.route('**/api/subscription/cancel', (route) => route.fulfill({ json: canceling }));
    await page.route('**/api/subscription/resume', (route) => route.fulfill({ json: active }));
    await button(page, 'Cancel subscription').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Cancel Premium?').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Your subscription is canceled. You won’t be charged again.').waitFor();
    await button(page, 'Resume subscription').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Next charge').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('hands out everything as a file, which another account takes in', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    await app.createResume(anna, { title: 'Bridge engineer' });
    await app.createCoverLetter(anna, { content: 'Dear team,\n\nI build bridges.' });
    const first = await open(anna, free);
    await button(first.page, 'Export data').click();
    const [download] = await Promise.all([
      first.page.waitForEvent('download', { timeout: 40_000 }),
      first.page.getByRole('button', { name: /^Download ZIP/ }).click({ timeout: 40_000 }),
    ]);
    expect(download.suggestedFilename()).toMatch(/^candor-export-.*\.zip$/);
    const buffer = await readFile(await download.path());
    await first.device.close();

    const second = await open(ben, free);
    await second.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer });
    await second.page.getByText('Resumes added: 2. Cover letters added: 1.').waitFor(soon);
    await second.page.goto(`${site}/documents`);
    await second.page.getByText('Bridge engineer').waitFor(soon);
    expect(second.device.complaints).toEqual([]);
    await second.device.close();
  });

  it('signs another device out, and then all of them', async () => {
    const anna = await app.createPerson();
    await app.parts.signInDatabase?.shared
      .insertInto('auth.sessions')
      .values({ user_id: anna.userId, refresh_key: Buffer.alloc(32), method: 'password', user_agent: phone })
      .execute();
    const { page, device } = await open(anna, free);
    await button(page, 'Sign out Candor app on iPhone').click();
    await page.getByText('Candor app on iPhone').waitFor({ state: 'detached', ...soon });
    await button(page, 'Sign out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(`${site}/`);
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect((await anna.call('GET', '/api/sessions')).status).toBe(401);
    await device.close();
  });

  /** Signed up as people do: by form and mail. */
  async function signUp(email: string, password: string): Promise<void> {
    await app.call('POST', '/auth/v1/signup', { body: { email, password } });
    const link = async () => mail.mails().find(({ to }) => to === email)?.links[0];
    await expect.poll(link, soon).toBeDefined();
    const token = new URL((await link()) ?? '').searchParams.get('token_hash');
    await app.call('POST', '/auth/v1/verify', { body: { token_hash: token, type: 'signup' } });
  }

  it('gets a new password only with the current one', async () => {
    const [email, password] = ['paula.canary@example.com', 'a calm and long password'];
    await signUp(email, password);
    const { page, device } = await open(undefined, free, 390, '/auth?next=/account');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Login').click();
    await button(page, 'Change password').click();
    await page.getByLabel('Current Password').fill('not it');
    await page.getByLabel('New Password').fill('a brisk and longer one');
    await page.getByLabel('Confirm Password').fill('a brisk and longer one');
    await button(page, 'Save password').click();
    await page.getByText('That isn’t your password. Please try again.').waitFor(soon);
    await page.getByLabel('Current Password').fill(password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Password Updated!', 'Other devices are signed out.');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('gets a password after signing in with Google again, where there is none', async () => {
    const { page, device } = await open(undefined, free, 1440, '/auth?next=/account');
    await signInWithGoogle(page, 'gerda.canary@example.com');
    await button(page, 'Change password').click();
    expect(await page.getByLabel('New Password').count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL(`${site}/account?password=1`, soon);
    await page.getByLabel('New Password').fill('a brisk and longer one');
    await page.getByLabel('Confirm Password').fill('a brisk and longer one');
    await button(page, 'Save password').click();
    await expectToast(page, 'Password Updated!');
    await page.waitForURL(`${site}/account`);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is deleted with the password, and nothing of it is left', async () => {
    const email = 'lea.canary@example.com';
    const password = 'a calm and long password';
    await signUp(email, password);
    const { page, device } = await open(undefined, free, 390, '/auth?next=/account');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Login').click();
    await page.waitForURL(`${site}/account`);
    await page.evaluate(() => localStorage.setItem('resume_draft_x', '{}'));
    await button(page, 'Delete account').click();
    await page.getByLabel('Your password').fill('not it');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('That isn’t your password. Please try again.').waitFor(soon);
    await page.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Account Deleted', 'one last email');
    await page.waitForURL(`${site}/`);
    expect(await page.evaluate(() => localStorage.getItem('resume_draft_x'))).toBeNull();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    const goodbye = () =>
      mail.mails().filter(({ to, subject }) => to === email && subject === 'Your account is deleted');
    await expect.poll(goodbye, { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => findTraces(app.ownerUrl, [email]), soon).toEqual([]);
    await device.close();
  });

  it('is deleted after signing in with Google again, where there is no password', async () => {
    const email = 'gina.canary@example.com';
    const { page, device } = await open(undefined, free, 1440, '/auth?next=/account');
    await signInWithGoogle(page, email);
    await page.waitForURL(`${site}/account`);
    await button(page, 'Delete account').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByLabel('Your password').count()).toBe(0);
    // Google knows this browser from a moment ago, and asks nothing.
    await button(page, 'Continue with Google').click();
    await page.waitForURL(`${site}/account?delete=1`, soon);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expectToast(page, 'Account Deleted');
    const goodbye = () =>
      mail.mails().filter(({ to, subject }) => to === email && subject === 'Your account is deleted');
    await expect.poll(goodbye, { timeout: 30_000 }).toHaveLength(1);
    await device.close();
  });
});
