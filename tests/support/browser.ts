import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '#server/printing/chromium-program.ts';
import type { TestPerson } from './factories.ts';

declare module 'vitest' {
  interface ProvidedContext {
    takesPictures: boolean;
  }
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium('');
  if (!executablePath) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
  // As root, which tests are on CI, Chromium has no sandbox of its own.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** What a page complained of: uncaught errors, console errors, and breaches of the content policy. */
export interface Watched {
  complaints: string[];
}

/** Answers of 4xx are part of many journeys; the browser writes a line for each. */
const expectedLines = /Failed to load resource: the server responded with a status of 4\d\d/;

export async function watchComplaints(context: BrowserContext): Promise<Watched> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !expectedLines.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return { complaints };
}

/** A toast is a title and a description, each shown once. One from before with the same title may still be there. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const titled = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
  const toast = description === undefined ? titled : titled.filter({ hasText: description });
  await toast.first().waitFor({ timeout: 60_000 });
}

/** Into `pictures`, unless PICTURES=none says that nobody is going to look. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (inject('takesPictures') === false) return;
  await page.screenshot({ path: `pictures/${name}.png`, fullPage: true, animations: 'disabled' });
}

/** Presses "Continue with Google" and signs in there as anybody. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Where the sign-in client keeps a session, and as what. */
export const sessionKey = 'sb-localhost-auth-token';

export function sessionOf({ token, userId, email }: TestPerson): string {
  return JSON.stringify({
    access_token: token,
    refresh_token: 'unused',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: userId, email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
  });
}
