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
});
