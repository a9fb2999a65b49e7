import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { expectToast, signInWithGoogle, takePicture } from '../support/browser.ts';
import { startStage } from '../support/stage.ts';

/** Specification sections 2 (auth, reset), 4, 5 and 8, as a person walks through them. */
describe('signing in, as a person would', async () => {
  const { site, newDevice } = await startStage();
  const email = 'maya.okafor@example.com';
  const firstPassword = 'a calm first password';
  const secondPassword = 'another calm password';
  const laptop = await newDevice();
  const page = await laptop.newPage();
  afterEach(() => expect(laptop.complaints).toEqual([]));

  const mailLink = async (device: Page, subject: string): Promise<string> => {
    await device.goto(`${site}/dev/mailbox`);
    const article = device.getByRole('article').filter({ hasText: subject }).first();
    for (let look = 0; look < 100 && !(await article.isVisible()); look += 1) {
      await device.getByRole('link', { name: 'Look again' }).click();
    }
    return (await article.getByRole('link').first().getAttribute('href')) ?? '';
  };
  const signIn = async (password: string) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  const openMenu = async (on: Page = page) => on.getByRole('button', { name: 'Your account' }).click();
  const signOut = async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  };

  it('shows a visitor where to begin', async () => {
    await page.goto(site);
    await page.getByRole('heading', { level: 1, name: 'Nothing made up.' }).waitFor();
    await takePicture(page, 'landing-signed-out');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL(`${site}/auth**`);
  });

  it('refuses a short password before it is sent, and a common one after', async () => {
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByText('Must be at least 6 characters').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.locator('input[aria-invalid="true"]').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Sign Up Failed');
    await takePicture(page, 'sign-up-refused');
  });

  it('signs up, and says that the address must be confirmed', async () => {
    await page.getByLabel('Password', { exact: true }).fill(firstPassword);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account Created!');
    await page
      .getByText('Please check your email and click the confirmation link before signing in.')
      .waitFor();
    expect(await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
    await takePicture(page, 'signed-up');
  });

  it('does not sign in before that', async () => {
    await signIn(firstPassword);
    await expectToast(
      page,
      'Sign In Failed',
      'Please confirm your email address before signing in. Check your inbox for the confirmation link.',
    );
  });

  it('confirms by the mailed link, which is gone from the address afterwards', async () => {
    const link = await mailLink(page, 'Confirm');
    expect(new URL(link).origin).toBe(site);
    await page.goto(link);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    expect(page.url()).not.toContain('token_hash');
    await expectToast(page, 'Success!');
  });

  it('signs out and in with the password', async () => {
    await signOut();
    await page.goto(`${site}/auth`);
    await signIn('not the password');
    await expectToast(page, 'Sign In Failed', 'Invalid login credentials');
    await signIn(firstPassword);
    await expectToast(page, 'Welcome Back!');
    await page.waitForURL(`${site}/`);
  });

  it('stays signed in over a reload, and shows who it is', async () => {
    await page.reload();
    await openMenu();
    await page.getByText('Signed in as').waitFor();
    await page.getByText(email).first().waitFor();
    await takePicture(page, 'user-menu');
    await page.keyboard.press('Escape');
  });

  it('sends a signed-in person from /auth home', async () => {
    await page.goto(`${site}/auth`);
    await page.waitForURL(`${site}/`);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  it('asks for a reset link, and sets the new password on another device', async () => {
    await signOut();
    await page.goto(`${site}/auth`);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await takePicture(page, 'reset-dialog');
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Check Your Email');

    const phone = await newDevice({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const there = await phone.newPage();
    await there.goto(await mailLink(there, 'Reset'));
    await there.getByLabel('New Password').fill('short');
    await there.getByLabel('Confirm Password').fill('short');
    await there.getByRole('button', { name: 'Reset Password' }).click();
    await expectToast(there, 'Password Too Short', 'Password must be at least 6 characters long.');
    await there.getByLabel('New Password').fill(secondPassword);
    await there.getByLabel('Confirm Password').fill(`${secondPassword}!`);
    await there.getByRole('button', { name: 'Reset Password' }).click();
    await expectToast(there, "Passwords Don't Match", 'Please make sure both passwords are the same.');
    await takePicture(there, 'reset-password-phone');
    await there.getByLabel('Confirm Password').fill(secondPassword);
    await there.getByRole('button', { name: 'Reset Password' }).click();
    await expectToast(there, 'Password Updated!');
    await there.waitForURL(`${site}/`, { timeout: 10_000 });
    expect(phone.complaints).toEqual([]);
    await phone.close();
  });

  it('says when a reset link was used before, and leads back after 3 seconds', async () => {
    const link = await mailLink(page, 'Reset');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    const shownAt = Date.now();
    await expectToast(
      page,
      'Invalid Reset Link',
      'This password reset link is invalid or has expired. Please request a new one.',
    );
    await page.waitForURL(`${site}/auth`);
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    expect(Date.now() - shownAt).toBeLessThan(5_000);
  });

  it('knows the new password only', async () => {
    await signIn(firstPassword);
    await expectToast(page, 'Sign In Failed', 'Invalid login credentials');
    await signIn(secondPassword);
    await page.waitForURL(`${site}/`);
  });

  it('signs out in one tab and is followed by the other', async () => {
    const second = await laptop.newPage();
    await second.goto(site);
    await second.getByRole('button', { name: 'Your account' }).waitFor();
    await signOut();
    await second.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor({ timeout: 10_000 });
    await second.close();
  });

  it('signs in with Google', async () => {
    await page.goto(`${site}/auth`);
    await signInWithGoogle(page, 'gina@example.com');
    await page.waitForURL(`${site}/`, { timeout: 15_000 });
    expect(page.url()).not.toContain('code=');
    await openMenu();
    await page.getByText('gina@example.com').first().waitFor();
    await page.keyboard.press('Escape');
    await takePicture(page, 'landing-signed-in');
  });

  it('leads back to where the person was going, through Google', async () => {
    const other = await newDevice();
    const there = await other.newPage();
    await there.goto(`${site}/documents`);
    await there.waitForURL(`${site}/auth?next=%2Fdocuments`);
    await signInWithGoogle(there, 'gina@example.com');
    await there.waitForURL(`${site}/documents`);
    await there.getByRole('heading', { name: 'Documents' }).waitFor();
    await other.close();
  });

  it('refuses an address that Google has not verified', async () => {
    const other = await newDevice();
    const there = await other.newPage();
    await there.goto(`${site}/auth`);
    await signInWithGoogle(there, 'unverified@example.com');
    await there.waitForURL(`${site}/auth**`);
    await expectToast(there, 'Google Sign In Failed');
    expect(other.complaints).toEqual([]);
    await other.close();
  });
});
