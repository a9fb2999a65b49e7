import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startStage } from '../support/stage.ts';

describe('every link inside the app', async () => {
  const { app, site, newDevice } = await startStage();

  it.each([false, true])('leads somewhere (signed in: %s)', async (signedIn) => {
    const device = await newDevice({ person: signedIn ? await app.createPerson() : undefined });
    const page = await device.newPage();
    const waiting = ['/'];
    const seen = new Map<string, string>();
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(site) && response.status() === 404) answers.push(response.url());
    });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen.has(path)) continue;
      await page.goto(site + path);
      await page.locator('h1').first().waitFor();
      seen.set(path, await page.locator('h1').first().innerText());
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs.map((text) => new URL(text))) {
        if (href.origin === site && !href.hash) waiting.push(href.pathname + href.search);
      }
    }
    console.log(`${seen.size} addresses: ${[...seen.keys()].join(' ')}`);
    expect([...seen].filter(([, heading]) => heading.includes('404'))).toEqual([]);
    expect(answers).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(signedIn ? 1 : 2);
    await device.close();
  });

  it('is served with the strict policy, a fresh nonce each time, and files that are kept', async () => {
    const address = `${site}/auth`;
    const [first, second] = [await fetch(address), await fetch(address)];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy.replace(/'nonce-[^']+'/, 'NONCE')).toBe(strictPolicy('NONCE'));
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
    for (const name of [
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(first.headers.get(name)).toBeTruthy();
    }
    const html = await first.text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style="/);
    const asset = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
    const file = await fetch(site + asset);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${site}/assets/nothing.js`)).status).toBe(404);
    expect((await fetch(`${site}/thumbnails/nothing.webp`)).status).toBe(404);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    const raw = await fetch(`${site}/index.html`);
    expect([raw.status, await raw.text()]).toEqual([404, expect.stringContaining('candor-config')]);
  });

  it.each([
    ['/resume-builder', 'resume-builder-page'],
    ['/cover-letter', 'cover-letter-page'],
    ['/interview-coach', 'interview-coach-page'],
    ['/job-search', 'job-search-page'],
    ['/documents', 'documents-page'],
    ['/account', 'account-page'],
  ])('shows a visitor of %s the sign-in page, and loads nothing of the tool', async (path, name) => {
    const page = await (await newDevice()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site + path);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    // What is loaded in a quiet moment is loaded by then, too.
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => file.includes('/auth-page-')).length).toBeGreaterThan(0);
    expect(asked.filter((file) => file.includes(`/${name}-`) || file.includes('/server-data-'))).toEqual([]);

    // Whoever is signed in gets it along with the app.
    const device = await newDevice({ person: await app.createPerson() });
    const own = await device.newPage();
    const loaded = own.waitForRequest((request) => request.url().includes(`/${name}-`));
    await own.goto(site + path);
    await loaded;
    await device.close();
  });

  it('names the files of the first screen in the page, and holds what a visitor sees until the app is there', async () => {
    const html = await (await fetch(`${site}/resume-builder?sample=1`)).text();
    expect(html).toMatch(/<script src="\/theme.js" data-parts="[^"]*\/assets\/resume-builder-page-/);
    expect(html).toContain('<div id="page" class="contents" inert>');
    expect(html).toContain('Resume Builder</a>');
    const sheet = await (await fetch(`${site}/print/resume/1`)).text();
    expect(sheet).toContain('<div id="root"></div>');
  });

  it('allows a page made at build its own styles, by their hash, and nothing more', async () => {
    const answer = await fetch(site);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(css.length).toBeGreaterThan(1000);
    expect(policy.replace(/'nonce-[^']+'/, 'NONCE')).toBe(strictPolicy(`NONCE 'sha256-${hash}'`));
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))|\son\w+=|\sstyle="/);
  });
});

const strictPolicy = (styles: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' ${styles}; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'`;
