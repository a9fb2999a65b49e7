import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { iconSizes, splashSizes } from '#web/features/assets/asset-sizes.ts';
import { expectToast } from '../support/browser.ts';
import { startStage } from '../support/stage.ts';

/** Name and size of a downloaded picture, the size as the head of the PNG says it. */
async function pictureOf(download: Download): Promise<string> {
  const head = (await readFile(await download.path())).subarray(0, 24);
  expect(head.subarray(1, 4).toString()).toBe('PNG');
  return `${download.suggestedFilename()} ${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

const nameOf = ({ file, width, height }: { file: string; width: number; height: number }) =>
  `${file} ${width}x${height}`;

/** The text of what has the focus, or its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('pages beside the tools', async () => {
  const { app, site, newDevice } = await startStage();
  const person = await app.createPerson({ email: 'maya@example.com' });

  const open = async (path: string, options: Parameters<typeof newDevice>[0] = {}) => {
    const device = await newDevice({ reducedMotion: 'reduce', ...options });
    const page = await device.newPage();
    return { device, page, go: () => page.goto(site + path) };
  };

  it('goes anywhere from the palette by keyboard alone, and gives the focus back', async () => {
    const { device, page, go } = await open('/account', { person });
    await go();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    const search = page.getByRole('combobox', { name: 'Search pages, documents, and actions' });

    // What opens the menu is loaded after the first paint; until then the button is there, but can't take the focus.
    await page.getByRole('button', { name: 'Your account', disabled: false }).focus();
    await page.keyboard.press('Control+k');
    await search.waitFor();
    await expect.poll(() => focused(page)).toBe('Search pages, documents, and actions');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Your account');

    await page.keyboard.press('Control+k');
    await search.waitFor();
    await page.keyboard.type('light');
    const theme = page.getByRole('option', { name: 'Switch to light theme' });
    expect(await theme.getAttribute('aria-selected')).toBe('true');
    expect(await search.getAttribute('aria-activedescendant')).toBe(await theme.getAttribute('id'));
    await page.keyboard.press('Enter');
    await search.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqq');
    await page.getByText('No results. Try another word.').waitFor();
    await search.fill('policy');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Cookie Policy');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('opens the palette from the user menu, finds a document and signs out', async () => {
    const { device, page, go } = await open('/', { person });
    const id = await app.createResume(person, { title: 'Harbor Clinic' });
    await go();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Search' }).click();
    await page.getByRole('option', { name: 'Harbor Clinic' }).click();
    await page.waitForURL(`${site}/resume-builder?id=${id}`);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('sign out');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull();
    await device.close();
  });

  it('downloads one icon, and all 15 with 200 ms between two', async () => {
    const { device, page, go } = await open('/icon-preview');
    await page.clock.install();
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await go();
    await page.getByRole('radio', { name: 'iOS 29pt@3x' }).check();
    await page.getByRole('button', { name: 'Download PNG' }).click();
    await expectToast(page, 'Download Started', 'AppIcon-29@3x.png');
    await expect.poll(() => downloads.length).toBe(1);
    expect(await pictureOf(downloads[0] as Download)).toBe('AppIcon-29@3x.png 87x87');

    downloads.length = 0;
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    await page.getByRole('button', { name: 'Download All Icons' }).click();
    for (let count = 1; count < iconSizes.length; count += 1) {
      await expect.poll(() => downloads.length).toBe(count);
      await page.clock.runFor(199);
      expect(downloads).toHaveLength(count);
      await page.clock.runFor(1);
    }
    await expect.poll(() => downloads.length).toBe(15);
    await expectToast(page, 'All Icons Downloaded', '15 icons were saved to your downloads.');
    expect(await Promise.all(downloads.map(pictureOf))).toEqual(iconSizes.map(nameOf));
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('downloads each of the six splash screens in its size', async () => {
    const { device, page, go } = await open('/splash-preview');
    await go();
    for (const size of splashSizes) {
      await page.getByRole('radio', { name: size.name }).check();
      await page.getByRole('img', { name: `Preview of ${size.name}` }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PNG' }).click(),
      ]);
      expect(await pictureOf(download)).toBe(nameOf(size));
    }
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('says so while the font is slow, and when it fails; trying again draws', async () => {
    const { device, page } = await open('/splash-preview');
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.abort();
    });
    // A page has loaded when its fonts have, and this one doesn't come.
    await page.goto(`${site}/splash-preview`, { waitUntil: 'commit' });
    await page.getByText('Loading the font...').waitFor();
    await page.getByRole('button', { name: 'Download PNG' }).click();
    await expectToast(page, 'Font Loading', 'Please wait, fonts are still loading...');
    fail();
    await expectToast(page, 'Font Loading Failed');
    await page.getByRole('main').getByText('We couldn’t load the font').waitFor();
    expect(await page.getByRole('img', { name: /Preview/ }).count()).toBe(0);
    await page.unroute('**/*.woff2');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: 'Preview of iOS Universal' }).waitFor();
    await device.close();
  });

  it('lists every tool in the drawer of a phone, and what is the person’s own', async () => {
    const { device, page, go } = await open('/account', { person, viewport: { width: 390, height: 844 } });
    await go();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual([
      'Resume Builder',
      'Cover Letter Generator',
      'Interview Coach',
      'LinkedIn Optimization',
      'AI Job Search',
      'Documents',
      'Account',
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').waitFor();
    await device.close();
  });
});
