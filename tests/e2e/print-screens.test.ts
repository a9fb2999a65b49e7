import type { BrowserContext, Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { takePicture } from '../support/browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { startStage } from '../support/stage.ts';

describe('the print screens', async () => {
  const { app, site, newDevice } = await startStage();
  const owner = await app.createPerson({ email: 'maya@example.com' });

  const ready = (page: Page) => page.locator('html[data-print-ready="true"]').waitFor({ state: 'attached' });
  const open = async (device: BrowserContext, path: string) => {
    const page = await device.newPage();
    await page.goto(site + path);
    return page;
  };
  /** What the browser's own printing makes of the screen. */
  const print = async (page: Page) => {
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
    return { pages: pdf.numPages, width, height };
  };

  it.each([
    { template: 'classic', pageSize: 'letter', points: { pages: 1, width: 612, height: 792 } },
    { template: 'creative', pageSize: 'a4', points: { pages: 1, width: 595, height: 842 } },
  ])('shows the owner a resume in $template on $pageSize, white in the dark', async (sheet) => {
    const { template: templateId, pageSize } = sheet;
    const id = await app.createResume(owner, { templateId, pageSize, colorScheme: 'plum' });
    const device = await newDevice({ person: owner, stored: { theme: 'dark' } });
    const page = await open(device, `/print/resume/${id}`);
    await ready(page);
    await takePicture(page, `print-resume-${templateId}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Maya Chen');
    expect(await page.title()).toBe('Maya Chen – Resume');
    expect(await page.locator('nav, footer, header a[href="/"]').count()).toBe(0);
    const look = await page.evaluate(() => {
      const host = [...document.querySelectorAll('div')].find((element) => element.shadowRoot);
      const pages = host?.shadowRoot?.querySelector<HTMLElement>('.r-pages');
      return {
        template: pages?.dataset.template,
        color: pages?.style.getPropertyValue('--primary'),
        background: getComputedStyle(document.documentElement).backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        appFont: pages && getComputedStyle(pages).fontFamily.includes('Schibsted'),
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
      };
    });
    expect(look).toEqual({
      template: templateId,
      color: '#4B0082',
      background: 'rgb(255, 255, 255)',
      scheme: 'light',
      appFont: false,
      fonts: true,
    });
    const violations = await findViolations(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    const printed = await print(page);
    expect({ ...printed, width: Math.round(printed.width), height: Math.round(printed.height) }).toEqual(
      sheet.points,
    );
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('falls back to the words where there is no structured data', async () => {
    const id = await app.createResume(owner, { structuredData: null, optimizedContent: 'Only these words.' });
    const device = await newDevice({ person: owner });
    const page = await open(device, `/print/resume/${id}`);
    await ready(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Resume');
    await page.getByText('Only these words.').waitFor();
    await device.close();
  });

  it('says Loading... while it loads, without the marker', async () => {
    const id = await app.createResume(owner);
    const device = await newDevice({ person: owner });
    const page = await device.newPage();
    await page.route('**/api/resumes/**', () => {});
    await page.goto(`${site}/print/resume/${id}`);
    await page.getByText('Loading...').waitFor();
    expect(await page.locator('html[data-print-ready]').count()).toBe(0);
    await device.close();
  });

  it.each(['another person', 'a visitor'])('says "Resume not found" to %s', async (who) => {
    const id = await app.createResume(owner);
    const person = who === 'a visitor' ? undefined : await app.createPerson({ premium: true });
    const device = await newDevice({ person });
    const page = await open(device, `/print/resume/${id}`);
    await page.getByText('Resume not found').waitFor();
    expect(await page.locator('html[data-print-ready]').count()).toBe(0);
    expect(await page.content()).not.toContain('Maya');
    await device.close();
  });

  it('shows the owner a letter as plain text on a letter sheet', async () => {
    const content = `Dear   team,\n\n${'A line of the letter that is long enough to wrap. '.repeat(8).trimEnd()}\n\n  Maya`;
    const id = await app.createCoverLetter(owner, { content });
    const device = await newDevice({ person: owner, stored: { theme: 'dark' } });
    const page = await open(device, `/print/cover-letter/${id}`);
    await ready(page);
    await takePicture(page, 'print-cover-letter');
    const letter = page.locator('article');
    expect(await letter.textContent()).toBe(content);
    const css = await letter.evaluate((element) => {
      const { width, padding, fontFamily, fontSize, lineHeight, whiteSpace, color } =
        getComputedStyle(element);
      return { width, padding, fontFamily, fontSize, lineHeight, whiteSpace, color };
    });
    expect(css).toEqual({
      width: '816px',
      padding: '96px',
      fontFamily: expect.stringMatching(/^Arial,/),
      fontSize: '14.6667px',
      lineHeight: '22px',
      whiteSpace: 'pre-wrap',
      color: 'rgb(0, 0, 0)',
    });
    expect(await print(page)).toEqual({ pages: 1, width: 612, height: 792 });
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('stays blank where a letter cannot be loaded, and says so in the console', async () => {
    const id = await app.createCoverLetter(owner);
    const device = await newDevice({ person: await app.createPerson() });
    const page = await open(device, `/print/cover-letter/${id}`);
    await expect.poll(() => device.complaints.join()).toContain('The cover letter could not be loaded.');
    expect(await page.locator('body').innerText()).toBe('');
    expect(await page.locator('html[data-print-ready]').count()).toBe(0);
    await device.close();
  });
});
