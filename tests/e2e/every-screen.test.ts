import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takePicture } from '../support/browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { startStage } from '../support/stage.ts';

/** Holds a call for as long as the page is open, so that what a person sees meanwhile can be looked at. */
const neverAnswer = (page: Page, address: string) => page.route(address, () => {});

/** Every screen, and every state of it that a person can reach, with the way there. */
const screens: { name: string; signedIn?: boolean; path: string; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'landing', path: '/' },
  { name: 'landing signed in', path: '/', signedIn: true },
  {
    name: 'user menu',
    path: '/',
    signedIn: true,
    reach: (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  { name: 'sign in', path: '/auth' },
  { name: 'sign up', path: '/auth?tab=sign-up' },
  {
    name: 'sign in refused',
    path: '/auth',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Sign In Failed').first().waitFor();
    },
  },
  {
    name: 'fields refused',
    path: '/auth?tab=sign-up',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'busy signing in',
    path: '/auth',
    reach: async (page) => {
      await neverAnswer(page, '**/auth/v1/token**');
      await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a calm password');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('button', { name: 'Logging In...' }).waitFor();
    },
  },
  {
    name: 'busy signing up',
    path: '/auth?tab=sign-up',
    reach: async (page) => {
      await neverAnswer(page, '**/auth/v1/signup**');
      await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a calm password');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('button', { name: 'Creating Account...' }).waitFor();
    },
  },
  {
    name: 'busy with a new password',
    path: '/auth/reset-password',
    signedIn: true,
    reach: async (page) => {
      await neverAnswer(page, '**/auth/v1/user**');
      await page.getByLabel('New Password').fill('a calm password');
      await page.getByLabel('Confirm Password').fill('a calm password');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByRole('button', { name: 'Updating Password...' }).waitFor();
    },
  },
  {
    name: 'reset dialog',
    path: '/auth',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('dialog', { name: 'Reset Password' }).waitFor();
    },
  },
  { name: 'reset password', path: '/auth/reset-password', signedIn: true },
  {
    name: 'invalid reset link',
    path: '/auth/reset-password',
    reach: (page) => page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor(),
  },
  {
    name: 'resume builder with resumes',
    path: '/resume-builder',
    signedIn: true,
    reach: (page) =>
      page.getByRole('heading', { name: 'Your resumes' }).filter({ visible: true }).first().waitFor(),
  },
  {
    name: 'print screen of no resume',
    path: '/print/resume/00000000-0000-4000-8000-000000000000',
    reach: (page) => page.getByText('Resume not found').waitFor(),
  },
  {
    name: 'job search',
    path: '/job-search',
    signedIn: true,
    reach: (page) => page.getByText('We score each job against it and show you why.').waitFor(),
  },
  {
    name: 'job results of no search',
    path: '/job-results/00000000-0000-4000-8000-000000000000',
    signedIn: true,
    reach: (page) => page.getByText('Job search not found').waitFor(),
  },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms of service', path: '/terms-of-service' },
  { name: 'cookie policy', path: '/cookie-policy' },
  { name: 'icon preview', path: '/icon-preview' },
  {
    name: 'splash preview',
    path: '/splash-preview',
    reach: (page) => page.getByRole('img', { name: /Preview/ }).waitFor(),
  },
  {
    name: 'command palette',
    path: '/account',
    signedIn: true,
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'not found',
    path: '/no-such-page',
    reach: (page) => page.getByText('404 Page Not Found').waitFor(),
  },
];

describe('every screen', async () => {
  const { app, site, newDevice } = await startStage();
  const person = await app.createPerson({ email: 'maya@example.com' });
  await app.createResume(person);

  const open = async (screen: (typeof screens)[number], width: number, query = '') => {
    const device = await newDevice({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
      person: screen.signedIn ? person : undefined,
    });
    const page = await device.newPage();
    await page.goto(site + screen.path + query);
    await page.locator('h1').first().waitFor();
    if (screen.signedIn) await page.getByRole('button', { name: 'Your account' }).waitFor();
    await screen.reach?.(page);
    return { page, device };
  };

  const wide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const width of [390, 1440]) {
    it.each(screens)(`has no axe violation in either theme: $name, ${width} px`, async (screen) => {
      const { page, device } = await open(screen, width);
      expect(await lookInBothThemes(page, screen.name)).toEqual([]);
      expect(device.complaints).toEqual([]);
      await device.close();
    });
  }

  it.each(screens)('fits 320 px without scrolling sideways or an axe violation: $name', async (screen) => {
    const { page, device } = await open(screen, 320);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    const violations = await findViolations(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await device.close();
  });

  it.each(['en-XA', 'ar-XB'])('holds in longer texts and from right to left: %s', async (locale) => {
    const { page, device } = await open({ name: 'sign in', path: '/auth' }, 390, `?locale=${locale}`);
    await takePicture(page, `sign-in-${locale}`);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr');
    const violations = await findViolations(page);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await device.close();
  });

  it('shows the not-found screen with its text and a way home', async () => {
    const { page, device } = await open({ name: 'not found', path: '/no-such-page' }, 1440);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${site}/`);
    await device.close();
  });

  it('is walked by keyboard alone: skip link, tabs, fields, the button', async () => {
    const { page, device } = await open({ name: 'sign in', path: '/auth' }, 1440);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    const reached: string[] = [];
    for (let step = 0; step < 30 && !reached.includes('Login'); step += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          return (
            element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
          );
        }),
      );
    }
    for (const stop of ['Sign In', 'Continue with Google', 'email', 'password', 'Login'])
      expect(reached).toContain(stop);
    await device.close();
  });

  it('moves focus to the heading and names the tab on navigation', async () => {
    const { page, device } = await open({ name: 'LinkedIn', path: '/linkedin-optimizer' }, 1440);
    expect(await page.title()).not.toBe('Candor');
    await page.getByRole('link', { name: 'Candor, home' }).click();
    await page.waitForURL(`${site}/`);
    await expect.poll(() => page.title()).toBe('Candor');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await device.close();
  });

  it('keeps the theme, and has it before the first paint', async () => {
    const device = await newDevice();
    const page = await device.newPage();
    await page.goto(site);
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    await page.getByRole('button', { name: /theme/i }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.route('**/*.js', (route) =>
      route.request().url().includes('/front-door-') ? route.continue() : route.abort(),
    );
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect((await page.locator('html').getAttribute('class')) ?? '').not.toContain('dark');
    await device.close();
  });
});
