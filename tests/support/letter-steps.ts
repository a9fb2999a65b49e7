import type { BrowserContext, Page } from 'playwright-core';
import { expectToast, type Watched } from './browser.ts';
import type { TestPerson } from './factories.ts';
import { deedsText, specialistPosting } from './specialist-resume.ts';
import type { DeviceOptions, Stage } from './stage.ts';

interface OpenLetter {
  person: TestPerson;
  page: Page;
  device: BrowserContext & Watched;
}

interface OpenOptions extends DeviceOptions {
  premium?: boolean;
  /** After `/cover-letter`. */
  query?: string;
}

/** The letter screen on a device of its own, signed in as somebody new with one resume unless a person is named. */
export async function openLetter(
  { app, site, newDevice }: Stage,
  { premium = false, query = '', ...options }: OpenOptions = {},
): Promise<OpenLetter> {
  const person = options.person ?? (await personWithResume(app, premium));
  const device = await newDevice({ ...options, person });
  const page = await device.newPage();
  await page.goto(`${site}/cover-letter${query}`);
  await page.getByRole('heading', { name: 'Cover Letter Generator' }).waitFor();
  return { person, page, device };
}

async function personWithResume(app: Stage['app'], premium: boolean): Promise<TestPerson> {
  const person = await app.createPerson({ premium });
  const created = await person.call('POST', '/api/resumes', { body: { originalContent: deedsText } });
  if (!created.ok) throw new Error(`The resume was not made: ${created.status}`);
  return person;
}

export async function fillLetterForm(page: Page, posting = specialistPosting): Promise<void> {
  await page.getByLabel('Resume', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Job posting').fill(posting);
}

export const pressGenerate = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Generate Cover Letter' }).click();

export async function generateLetter(page: Page, posting = specialistPosting): Promise<void> {
  await fillLetterForm(page, posting);
  await pressGenerate(page);
  await expectToast(page, 'Cover Letter Generated', 'Your personalized cover letter is ready.');
  await letterPaper(page).getByText('Sincerely').waitFor();
}

/** The sheet with the letter. */
export const letterPaper = (page: Page) => page.getByRole('region', { name: 'Letter', exact: true });

export const letterIdOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';
