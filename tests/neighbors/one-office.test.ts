import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, sessionKey, sessionOf } from '../support/browser.ts';
import type { TestPerson } from '../support/factories.ts';
import { type ProductionApp, startProductionApp } from '../support/production-app.ts';

interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Screen {
  path: string;
  /** What is there once the screen is of use. */
  shown(page: Page): Locator;
}

const ownBuilder: Screen = {
  path: '/resume-builder',
  shown: (page) => page.getByLabel('Resume content'),
};
const sampleBuilder: Screen = {
  path: '/resume-builder?sample=1',
  shown: (page) => page.getByText(/^ATS Score: \d+\/100$/),
};

interface Visit {
  sent: SentRequest[];
  statuses: number[];
}

const tooMany = ({ statuses }: Visit) => statuses.filter((status) => status === 429).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The production build with the limits we ship; everybody calls from 127.0.0.1, as an office does behind one address. */
describe('people who share an address', () => {
  let app: ProductionApp;
  let browser: Browser;
  let site: string;
  beforeAll(async () => {
    app = await startProductionApp('dist/server/main.js');
    site = `http://localhost:${new URL(app.address).port}`;
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** In Chromium, with nothing cached. Ends when the page has all that it fetches by itself. */
  async function visit({ path, shown }: Screen, person?: TestPerson): Promise<Visit> {
    const localStorage = person ? [{ name: sessionKey, value: sessionOf(person) }] : [];
    const device = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    });
    const sent: SentRequest[] = [];
    const statuses: number[] = [];
    device.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const { authorization, 'content-type': type, accept = '*/*' } = request.headers();
      const headers = {
        accept,
        ...(authorization ? { authorization } : {}),
        ...(type ? { 'content-type': type } : {}),
      };
      sent.push({
        method: request.method(),
        path: pathname + search,
        headers,
        body: request.postData() ?? undefined,
      });
    });
    device.on('response', (response) => statuses.push(response.status()));
    const page = await device.newPage();
    await page.goto(site + path);
    await shown(page).waitFor();
    await page.waitForLoadState('networkidle');
    await device.close();
    return { sent, statuses };
  }

  /** The same requests once more, by somebody else: first the page, then the rest at once. */
  async function replay({ sent }: Visit, token?: string): Promise<Visit> {
    const send = async ({ method, path, headers, body }: SentRequest) => {
      const { authorization, ...others } = headers;
      const answer = await fetch(app.address + path, {
        method,
        headers: { ...others, ...(authorization ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const [page, ...rest] = sent;
    if (!page) throw new Error('The visit sent nothing.');
    return { sent, statuses: [await send(page), ...(await Promise.all(rest.map(send)))] };
  }

  it('open the builder for the first time, 40 signed in and 40 not, within a minute: none of them gets 429', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => app.createPerson()));
    const [first, last, ...others] = people;
    const startedMs = performance.now();
    const own = await visit(ownBuilder, first);
    const sample = await visit(sampleBuilder);
    const visits = [own, sample];
    for (const { token } of others) visits.push(await replay(own, token), await replay(sample));
    visits.push(await visit(ownBuilder, last));
    visits.push(await visit(sampleBuilder));
    const seconds = (performance.now() - startedMs) / 1000;
    const refused = visits.filter((each) => tooMany(each) > 0).length;
    console.info(
      `${visits.length} first visits in ${seconds.toFixed(1)} s, ${own.sent.length} and ${sample.sent.length} requests each: ${refused} met 429`,
    );
    expect(visits).toHaveLength(80);
    expect(sum(visits.map(tooMany))).toBe(0);
    expect(visits.flatMap(({ statuses }) => statuses).filter((status) => status >= 400)).toEqual([]);
    expect(seconds).toBeLessThan(60);
    expect(Math.max(own.sent.length, sample.sent.length)).toBeLessThanOrEqual(40);
  });

  it('keep what they have fetched', async () => {
    const caching = async (path: string) => (await fetch(app.address + path)).headers.get('cache-control');
    const page = await (await fetch(app.address)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(page) ?? [];
    expect(await caching(script)).toBe('public, max-age=31536000, immutable');
    expect(await caching('/thumbnails/classic-teal.webp')).toBe('public, max-age=86400');
    expect(await caching('/sw.js')).toBe('no-cache');
  });

  it('are not held up by one of them who floods us, with or without a token', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const status = async (person: typeof anna) => (await person.call('GET', '/api/user/status')).status;
    expect(await Promise.all([status(anna), status(ben)])).toEqual([200, 200]);
    const forged = app.callWith('forged');
    const flood = [
      () => app.call('GET', '/api/nothing'),
      () => forged('GET', '/api/user/status'),
      () => ben.call('GET', '/api/user/status'),
    ];
    for (const [at, call] of flood.entries()) {
      const answers = await inTurns(1500, async () => (await call()).status);
      expect(answers.filter((answer) => answer === 429).length, `flood ${at}`).toBeGreaterThanOrEqual(300);
      expect(await status(anna)).toBe(200);
    }
    expect(await status(ben)).toBe(429);
  });
});

/** Fifty at a time, so that it is the server that refuses and not the machine's sockets. */
async function inTurns<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(...(await Promise.all(Array.from({ length: 50 }, run))));
  return results;
}
