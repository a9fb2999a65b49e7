import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '#server/printing/chromium-program.ts';
import { sessionKey, sessionOf } from '../support/browser.ts';
import { startLine } from '../support/line.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { makePdf, textAt } from '../support/make-pdf.ts';
import { pastedResume } from '../support/pasted-resume.ts';
import { startStage } from '../support/stage.ts';

const phone = { width: 390, height: 844 };

const browsers = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  other: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

describe('installing, sharing in, and new versions', async () => {
  const stage = await startStage();
  const { app, site, newDevice } = stage;
  const line = await startLine(site);
  afterAll(() => line.stop());

  it('is an app in the eyes of the browser', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'candor-profile-'));
    // A private window can install nothing, so this is a profile of its own.
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findChromium('') ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await context.newPage();
    await page.goto(`${site}/resume-builder?sample=1`);
    const browser = await context.newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');
    expect(url).toBe(`${site}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await context.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['ios', 'On an iPhone or iPad', phone],
    ['android', 'In Chrome on Android', phone],
    ['desktop', 'In Chrome or Edge on a computer', undefined],
    ['safari', 'In Safari on a Mac', undefined],
    ['other', 'In this browser', undefined],
  ] as const)('says how to install it: %s', async (name, where, viewport) => {
    const person = await app.createPerson();
    const device = await newDevice({ person, userAgent: browsers[name], ...(viewport && { viewport }) });
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder`);
    const banner = page.getByRole('region', { name: 'Install Candor' });
    await banner.getByRole('button', { name: 'Install', exact: true }).waitFor();
    expect(await lookInBothThemes(page, `install banner ${name}`)).toEqual([]);
    await banner.getByRole('button', { name: 'Install', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Install Candor' });
    await dialog.getByText(where).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    expect(await lookInBothThemes(page, `install dialog ${name}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('install-prompt-dismissed'))).not.toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: 'Resume Builder' }).waitFor();
    expect(await banner.count()).toBe(0);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('asks with the browser’s own question where there is one, and is gone once somebody said yes', async () => {
    const device = await newDevice({ person: await app.createPerson() });
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder`);
    const banner = page.getByRole('region', { name: 'Install Candor' });
    await banner.getByRole('button', { name: 'Install', exact: true }).waitFor();
    const offer = (outcome: string) =>
      page.evaluate((answer) => {
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: answer }) }),
        );
      }, outcome);
    await offer('dismissed');
    await banner.getByRole('button', { name: 'Install', exact: true }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await banner.count()).toBe(1);
    await offer('accepted');
    await banner.getByRole('button', { name: 'Install', exact: true }).click();
    await banner.waitFor({ state: 'detached' });
    await device.close();
  });

  it('isn’t offered to whoever has it', async () => {
    const device = await newDevice({ person: await app.createPerson(), userAgent: browsers.ios });
    await device.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder`);
    await page.getByRole('heading', { name: 'Resume Builder' }).waitFor();
    await page.getByLabel('Resume content').waitFor();
    expect(await page.getByRole('region', { name: 'Install Candor' }).count()).toBe(0);
    await device.close();
  });

  it('takes a PDF, a text and a link from another app, and asks before it uses them', async () => {
    const device = await newDevice({
      person: await app.createPerson(),
      serviceWorkers: 'allow',
      viewport: phone,
    });
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const lines = pastedResume.split('\n').slice(0, 45);
    const pdf = makePdf([{ content: lines.map((text, at) => textAt(50, 750 - 15 * at, text)).join('') }]);
    await page.evaluate(shareWith, { file: { name: 'resume.pdf', bytes: [...pdf] } });
    await page.getByText('Read from resume.pdf.').waitFor({ timeout: 90_000 });
    expect(await page.getByLabel('Resume content').inputValue()).toContain('Nadia Ferreira');

    await page.evaluate(shareWith, {
      title: 'A job',
      text: 'Support Lead at Larkspur. You answer phones and write guides.',
    });
    await page.getByText(/^“Support Lead at Larkspur/).waitFor();
    expect(await page.getByLabel('Job posting').inputValue()).toBe('');
    expect(await lookInBothThemes(page, 'share text')).toEqual([]);
    await page.getByRole('button', { name: 'Use it', exact: true }).click();
    expect(await page.getByLabel('Job posting').inputValue()).toContain('Support Lead at Larkspur');

    const asked: string[] = [];
    device.on('request', (request) => void asked.push(request.url()));
    await page.goto(`${site}/cover-letter`);
    await page.getByLabel('Job posting').waitFor();
    await page.evaluate(shareWith, { title: 'A job', text: 'https://jobs.example/42', url: '' });
    await page.getByText(/A link was shared: https:\/\/jobs\.example\/42\./).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cover-letter');
    expect(await lookInBothThemes(page, 'share link')).toEqual([]);
    expect(await page.getByLabel('Job posting').inputValue()).toBe('');
    expect(asked.filter((address) => address.includes('jobs.example'))).toEqual([]);
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect.poll(() => page.evaluate(() => caches.match('/shared-text').then(Boolean))).toBe(false);
    await page.reload();
    await page.getByLabel('Job posting').waitFor();
    expect(await page.getByText(/A link was shared/).count()).toBe(0);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('says that a new version is there, loads nothing by itself, and loses no word when it is asked to', async () => {
    const localStorage = [{ name: sessionKey, value: sessionOf(await app.createPerson()) }];
    const storageState = { cookies: [], origins: [{ origin: line.site, localStorage }] };
    const device = await newDevice({ serviceWorkers: 'allow', viewport: phone, storageState });
    const page = await device.newPage();
    await page.goto(`${line.site}/resume-builder`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByLabel('Resume content').fill('Typed before the new version');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    line.rewrite = (_, content) =>
      content
        .replaceAll(/(\/assets\/index-[\w-]+\.js)/g, '$1?next')
        .replaceAll(/\bversion:(["'`])/g, 'version:$1next-');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText('A new version of Candor is ready.').waitFor();
    await page.getByLabel('Resume content').press('End');
    await page.keyboard.type(', and after it was told');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await coveredBy(page)).toEqual([]);
    expect(await lookInBothThemes(page, 'update bar')).toEqual([]);
    await page.getByRole('button', { name: 'Update now' }).click();
    await page.waitForFunction(() => !('isSamePage' in window));
    await page.getByLabel('Resume content').waitFor();
    expect(await page.getByLabel('Resume content').inputValue()).toBe(
      'Typed before the new version, and after it was told',
    );
    expect(await page.locator('script[src*="?next"]').count()).toBe(1);
    expect(await page.getByText('A new version of Candor is ready.').count()).toBe(0);
    await device.close();
  });
});

/** Whether something lies on the field or on the button of the builder. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('[role="status"]')].find((each) =>
      each.textContent?.includes('new version'),
    );
    const wanted = [document.querySelector('textarea')];
    return wanted.filter((each) => {
      const [one, other] = [bar?.getBoundingClientRect(), each?.getBoundingClientRect()];
      return one && other && one.top < other.bottom && other.top < one.bottom;
    });
  });

interface Shared {
  title?: string;
  text?: string;
  url?: string;
  file?: { name: string; bytes: number[] };
}

/** What a browser does for an app that shares something with the installed one; runs in the page. */
function shareWith({ file, ...texts }: Shared): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    enctype: 'multipart/form-data',
    action: '/share-target',
  });
  for (const [name, value] of Object.entries(texts)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  if (file) {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: 'application/pdf' }));
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
    field.files = files.files;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
