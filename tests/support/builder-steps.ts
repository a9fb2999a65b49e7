import type { BrowserContext, Page } from 'playwright-core';
import type { Watched } from './browser.ts';
import { expectToast } from './browser.ts';
import type { TestPerson } from './factories.ts';
import { pastedPosting, pastedResume } from './pasted-resume.ts';
import type { DeviceOptions, Stage } from './stage.ts';

export interface OpenBuilder {
  person: TestPerson;
  page: Page;
  device: BrowserContext & Watched;
}

interface OpenOptions extends DeviceOptions {
  premium?: boolean;
  /** After `/resume-builder`. */
  query?: string;
}

/** The builder on a device of its own, signed in as somebody new unless a person is named. */
export async function openBuilder(
  { app, site, newDevice }: Stage,
  { premium = false, query = '', ...options }: OpenOptions = {},
): Promise<OpenBuilder> {
  const person = options.person ?? (await app.createPerson({ premium }));
  const device = await newDevice({ ...options, person });
  const page = await device.newPage();
  await page.goto(`${site}/resume-builder${query}`);
  await page.getByRole('heading', { name: 'Resume Builder' }).waitFor();
  return { person, page, device };
}

export async function pasteResume(page: Page, posting = pastedPosting): Promise<void> {
  await page.getByLabel('Resume content').fill(pastedResume);
  await page.getByLabel('Job posting').fill(posting);
}

export const pressOptimize = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Optimize Resume' }).click();

export async function optimize(page: Page): Promise<void> {
  await pasteResume(page);
  await pressOptimize(page);
  await expectToast(page, 'Resume Optimized', 'Your resume has been enhanced with AI-powered improvements.');
  await page.getByText(/^ATS Score: \d+\/100$/).waitFor();
}

/** The id in the address of a kept resume. */
export const resumeIdOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';
