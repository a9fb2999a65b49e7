import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appPaths, publicPaths } from '#contract/page-paths.ts';
import { findViolations } from '../support/find-violations.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { startStage } from '../support/stage.ts';

/** The pages that are made at build, as visitors, search engines and keyboards meet them. */
describe('the front door', async () => {
  const { app, site, newDevice } = await startStage();
  const person = await app.createPerson();

  const wide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  const scriptsOf = (page: Page) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    return scripts;
  };

  it.each(publicPaths)('is read without JavaScript: %s', async (path) => {
    const device = await newDevice({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await device.newPage();
    await page.goto(site + path);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
    expect(await page.getByRole('button', { name: /theme/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Interview Coach' }).click();
    await page.waitForURL(`${site}/interview-coach`);
    await device.close();
  });

  it.each(publicPaths)('fetches one font, and lets nobody wait for its words: %s', async (path) => {
    const device = await newDevice();
    const page = await device.newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(site + path);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([expect.stringMatching(/^\/assets\/front-door-[\w-]+\.woff2$/)]);
    const display = await page.evaluate(() =>
      [...document.fonts].map((face) => `${face.family}: ${face.display}`),
    );
    expect(display).toContain('Schibsted Grotesk Variable: swap');
    await device.close();
  });

  it('links to nothing that isn’t there', async () => {
    const waiting: string[] = [...publicPaths, '/no-such-page'];
    const answers = new Map<string, number>();
    for (const path of waiting) {
      const html = await (await fetch(site + path)).text();
      const found = [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      );
      for (const address of found)
        if (!answers.has(address)) answers.set(address, (await fetch(site + address)).status);
      for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    }
    console.log(`${answers.size} addresses: ${[...answers.keys()].join(' ')}`);
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
    expect(answers.size).toBeGreaterThan(8);
  });

  it('answers 404 with a page for an address that has none, and 200 for every other', async () => {
    const missing = await fetch(`${site}/no-such-page`);
    expect([missing.status, missing.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    const html = await missing.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
    for (const path of appPaths) {
      const answer = await fetch(site + path.replace(':id', '1'));
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    }
    for (const path of publicPaths) expect((await fetch(site + path)).headers.get('x-robots-tag')).toBeNull();
  });

  it('tells machines what each page is, where, and what it costs', async () => {
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    const titles = new Set<string>();
    for (const path of publicPaths) {
      expect(sitemap).toContain(`<loc>${site}${path}</loc>`);
      const html = await (await fetch(site + path)).text();
      expect(html).toContain(`<link rel="canonical" href="${site}${path}">`);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,170}">/);
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
      const answer = await fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(html).not.toContain('origin.invalid');
    }
    expect(titles.size).toBe(publicPaths.length);
    const home = await (await fetch(site)).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)?.[1] ?? '{}');
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', url: `${site}/` });
    expect(data.offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '14.99']);
  });

  it('loads no app before the page is quiet, and then the app for the next page', async () => {
    const device = await newDevice();
    const page = await device.newPage();
    const scripts = scriptsOf(page);
    const fetched = page.waitForRequest((request) => /\/assets\/app-.*\.js$/.test(request.url()));
    await page.goto(site);
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/front-door-/)]);
    const request = await fetched;
    expect((await request.response())?.status()).toBe(200);
    expect(await page.evaluate(() => document.querySelector('#page') !== null)).toBe(true);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('opens the app at once for whoever has a session', async () => {
    const device = await newDevice({ person });
    const page = await device.newPage();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/app-.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(site, { waitUntil: 'commit' });
    await page.locator('#page').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    held.resolve();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    expect(await page.locator('#page').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('stays readable when the app of somebody with a session can’t be loaded', async () => {
    const device = await newDevice({ person });
    const page = await device.newPage();
    await page.route(/\/assets\/(?:index|app)-.*\.js$/, (route) => route.abort());
    await page.goto(site);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await device.close();
  });

  for (const width of [390, 1440]) {
    it.each([...publicPaths, '/no-such-page'])(
      `has no axe violation and no policy breach in either theme: %s, ${width} px`,
      async (path) => {
        const device = await newDevice({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
        const page = await device.newPage();
        await page.goto(site + path);
        expect(await lookInBothThemes(page, `front door ${path}`)).toEqual([]);
        expect(device.complaints).toEqual([]);
        await device.close();
      },
    );
  }

  it.each([...publicPaths, '/no-such-page'])('fits 320 px without scrolling sideways: %s', async (path) => {
    const device = await newDevice({ viewport: { width: 320, height: 700 } });
    const page = await device.newPage();
    await page.goto(site + path);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link').first().waitFor();
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await device.close();
  });

  it.each([320, 390, 768, 1440, 1920])('fits %i px with text twice as large', async (width) => {
    const device = await newDevice({ viewport: { width, height: 900 } });
    const page = await device.newPage();
    const faults: string[] = [];
    for (const path of [...publicPaths, '/no-such-page']) {
      await page.goto(site + path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const over = await wide(page);
      if (over > 0) faults.push(`${path}: ${over} px`);
    }
    expect(faults).toEqual([]);
    await device.close();
  });

  it('is used by keyboard alone: skip link, theme, drawer', async () => {
    const device = await newDevice({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await device.newPage();
    await page.goto(site);
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        return element?.getAttribute('aria-label') ?? element?.innerText.trim() ?? '';
      });
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goto(site);
    for (let step = 0; step < 10 && (await focused()) !== 'Switch to light theme'; step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect(await page.locator('html').getAttribute('class')).not.toContain('dark');
    for (let step = 0; step < 10 && (await focused()) !== 'Open menu'; step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const menu = page.locator('#menu');
    await menu.getByRole('link').first().waitFor();
    const violations = await findViolations(page);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Open menu');
    await device.close();
  });
});
