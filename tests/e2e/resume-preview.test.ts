import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/find-violations.ts';
import { startStage } from '../support/stage.ts';

/** On the page of all components, which builds for tests carry. */
describe('resume preview', async () => {
  const { site, newDevice } = await startStage();

  const open = async (width: number, theme = 'light') => {
    const device = await newDevice({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      stored: { theme },
    });
    const page = await device.newPage();
    await page.goto(`${site}/auth`);
    await page.locator('h1').first().waitFor();
    // The server has no such page; the app does.
    await page.evaluate(() => history.pushState(null, '', '/dev/components'));
    const part = page.getByRole('region', { name: `${theme} theme` });
    const preview = part.getByRole('region', { name: /Resume preview/ });
    await preview.scrollIntoViewIfNeeded();
    const choose = async (label: string, option: string) => {
      await part.getByLabel(label).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Length', 'short');
    await part.getByText('1 page · Letter').waitFor();
    return { page, part, preview, device, choose };
  };

  const wide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const width of [320, 390, 1440]) {
    it(`fills its place without scrolling sideways: ${width} px`, async () => {
      const { page, preview, device } = await open(width);
      expect(await wide(page)).toBeLessThanOrEqual(0);
      const place = await preview.evaluate((section) => {
        const sheet = section.querySelector('[data-sheet="1"]')?.getBoundingClientRect();
        return {
          sideways: section.scrollWidth - section.clientWidth,
          share: (sheet?.width ?? 0) / section.clientWidth,
          shape: (sheet?.height ?? 0) / (sheet?.width ?? 1),
        };
      });
      expect(place.sideways).toBeLessThanOrEqual(0);
      expect(place.share).toBeGreaterThan(0.85);
      expect(place.shape).toBeCloseTo(11 / 8.5, 2);
      await preview.screenshot({ path: `pictures/resume-preview-light-${width}.png` });
      expect(device.complaints).toEqual([]);
      await device.close();
    });
  }

  for (const theme of ['dark', 'light']) {
    it(`has no axe violation with several pages: ${theme}`, async () => {
      const { page, part, preview, device, choose } = await open(1440, theme);
      await choose('Length', 'long');
      await part.getByText('2 pages · Letter').waitFor();
      const violations = await findViolations(page);
      await part.screenshot({ path: `pictures/resume-preview-part-${theme}.png` });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(await preview.getAttribute('aria-label')).toBe('Resume preview, 2 pages');
      expect(device.complaints).toEqual([]);
      await device.close();
    });
  }

  it('shows every page once to the eye and the whole resume once to the ear', async () => {
    const { part, preview, device, choose } = await open(1440);
    await choose('Length', 'long');
    await part.getByText('2 pages · Letter').waitFor();
    expect(await preview.locator('[data-sheet]').count()).toBe(2);
    expect(await preview.locator('[data-sheet]:not([aria-hidden])').count()).toBe(1);
    // A copy can be pointed at, but the keyboard doesn't stop in it.
    const stops = preview.locator('[data-sheet="2"] :is(a, button):not([tabindex="-1"])');
    expect(await stops.count()).toBe(0);
    expect(await preview.getByRole('heading', { level: 1 }).count()).toBe(1);
    await choose('Paper', 'A4');
    await part.getByText('pages · A4').waitFor();
    await device.close();
  });

  it('uses the fonts of the template, from our own origin', async () => {
    const { page, device, choose } = await open(1440);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    await choose('Template', 'Elegant');
    await page.waitForFunction(() => document.fonts.check('italic 500 12px "EB Garamond"', 'a'));
    await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.startsWith(`${site}/assets/`) || !url.endsWith('.woff2'))).toEqual([]);
    expect(asked.filter((url) => !/-latin-\d00-/.test(url))).toEqual([]);
    await device.close();
  });

  it('fits a resume that is a little too long to one page, and takes it back', async () => {
    const { page, part, preview, device, choose } = await open(1440);
    await choose('Length', 'a little longer');
    await part.getByText('2 pages · Letter').waitFor();
    await part.getByRole('button', { name: 'Fit to one page' }).click();
    await part.getByText('1 page · Letter').waitFor();
    expect(await part.getByRole('status').last().innerText()).toMatch(
      /^Fits on one page at (9|10)(\.\d+)? pt\.$/,
    );
    await preview.screenshot({ path: 'pictures/resume-preview-fitted.png' });
    await part.getByRole('button', { name: 'Undo fit to page' }).click();
    await part.getByText('2 pages · Letter').waitFor();
    // Whoever went by keyboard is still on the button.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fit to one page');
    await device.close();
  });

  it('says that a long resume does not fit, and leaves its type alone', async () => {
    const { part, device, choose } = await open(1440);
    await choose('Length', 'long');
    await part.getByText('2 pages · Letter').waitFor();
    await part.getByRole('button', { name: 'Fit to one page' }).click();
    await part.getByText('Does not fit on one page even at 9 pt. Shorten some text.').waitFor();
    await part.getByText('2 pages · Letter').waitFor();
    await device.close();
  });

  it('is reached and scrolled by keyboard', async () => {
    const { page, part, preview, device, choose } = await open(1440);
    await choose('Length', 'long');
    const button = part.getByRole('button', { name: 'Fit to one page' });
    await button.focus();
    await page.keyboard.press('Tab');
    expect(await preview.evaluate((section) => section === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => preview.evaluate((section) => section.scrollTop)).toBeGreaterThan(500);
    await device.close();
  });
});
