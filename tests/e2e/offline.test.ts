import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sessionKey, sessionOf, watchComplaints } from '../support/browser.ts';
import {
  giveAnswer,
  nextQuestion,
  openQuestion,
  practiceAnswers,
  startPractice,
} from '../support/coach-steps.ts';
import type { TestPerson } from '../support/factories.ts';
import { startLine } from '../support/line.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { startStage } from '../support/stage.ts';

/** What the browser itself says of a server that isn't there; it's what these journeys are about. */
const expectedComplaint = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const phone = { width: 390, height: 844 };

describe('the app in your pocket', async () => {
  const { app, site, browser } = await startStage();
  const line = await startLine(site);
  afterEach(async () => {
    await line.restore();
  });
  afterAll(() => line.stop());

  const openDevice = async (person: TestPerson | undefined, viewport = { width: 1440, height: 900 }) => {
    const items = person ? [{ name: sessionKey, value: sessionOf(person) }] : [];
    const context = await browser.newContext({
      viewport,
      storageState: { cookies: [], origins: [{ origin: line.site, localStorage: items }] },
    });
    context.setDefaultTimeout(30_000);
    const { complaints } = await watchComplaints(context);
    return { device: context, complaints: () => complaints.filter((text) => !expectedComplaint.test(text)) };
  };

  const ready = async (page: Page, path: string) => {
    await page.goto(line.site + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  };

  /** What the app keeps of a person in the browser's database, in bytes. */
  const keptBytes = (page: Page) =>
    page.evaluate(async () => {
      const { databases = async () => [] } = indexedDB;
      if (!(await databases.call(indexedDB)).some(({ name }) => name === 'candor-kept')) return 0;
      const database = await new Promise<IDBDatabase | undefined>((resolve) => {
        const opening = indexedDB.open('candor-kept');
        // It was deleted meanwhile, and looking must not make it anew.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(undefined);
        opening.onsuccess = () => resolve(opening.result);
      });
      if (!database) return 0;
      const copies = await new Promise<unknown[]>((resolve) => {
        const reading = database.transaction('copies').objectStore('copies').getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
      database.close();
      return copies.length === 0 ? 0 : JSON.stringify(copies).length;
    });

  /** Somebody with a document of each kind, a session and a search. */
  const createBusyPerson = async () => {
    const person = await app.createPerson({ premium: true });
    const resume = await app.createResume(person, { title: 'Support lead', optimizedContent: 'Text' });
    const letter = await app.createCoverLetter(person, {
      content: 'Dear Hiring Team,\n\nI answer phones well.',
    });
    return { person, resume, letter };
  };

  it('opens every tool without a server, shows what was read before, and keeps what is typed', async () => {
    const { person, resume, letter } = await createBusyPerson();
    const { device, complaints } = await openDevice(person, phone);
    const page = await device.newPage();
    await ready(page, `/resume-builder?id=${resume}`);
    await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
    await page.goto(`${line.site}/cover-letter?id=${letter}`);
    await page.getByText('I answer phones well.').first().waitFor();
    await page.goto(`${line.site}/documents`);
    await page.getByText('Support lead').first().waitFor();
    await page.goto(`${line.site}/linkedin-optimizer`);
    await page.getByText('Ready to Optimize').waitFor({ state: 'attached' });
    await page.goto(`${line.site}/interview-coach`);
    await startPractice(page);
    await giveAnswer(page, practiceAnswers[1] ?? '');
    await nextQuestion(page);
    const question = (await openQuestion(page).textContent()) ?? '';
    await page.goto(`${line.site}/job-search`);
    await page.getByRole('heading', { name: 'AI Job Search' }).waitFor();
    await expect.poll(() => keptBytes(page)).toBeGreaterThan(5_000);
    await line.cut();

    const strip = page.getByText('We can’t reach Candor.');
    await page.goto(`${line.site}/resume-builder?id=${resume}`);
    await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
    await strip.waitFor();
    await page.getByText(/This is a copy from/).waitFor();
    expect(await lookInBothThemes(page, 'offline builder')).toEqual([]);

    await page.goto(`${line.site}/resume-builder`);
    await strip.waitFor();
    await page.getByLabel('Resume content').fill('Typed without a server');
    await page.getByText(/^Draft saved on this device/).waitFor();
    await page.reload();
    await strip.waitFor();
    expect(await page.getByLabel('Resume content').inputValue()).toBe('Typed without a server');

    await page.goto(`${line.site}/cover-letter?id=${letter}`);
    await page.getByText('I answer phones well.').first().waitFor();
    await strip.waitFor();
    expect(await lookInBothThemes(page, 'offline letter')).toEqual([]);

    await page.goto(`${line.site}/documents`);
    await page.getByText('Support lead').first().waitFor();
    await strip.waitFor();
    expect(await lookInBothThemes(page, 'offline documents')).toEqual([]);

    await page.goto(`${line.site}/interview-coach`);
    await page.getByRole('heading', { name: question }).waitFor();
    await strip.waitFor();
    await page.getByLabel('Your Answer').fill('I keep one list.');
    await page.getByText('Waits until you’re online.').waitFor();
    expect(await page.getByRole('button', { name: 'Submit Answer' }).isDisabled()).toBe(true);
    expect(await lookInBothThemes(page, 'offline coach')).toEqual([]);

    await page.goto(`${line.site}/linkedin-optimizer`);
    await strip.waitFor();
    expect(await lookInBothThemes(page, 'offline linkedin')).toEqual([]);
    await page.goto(`${line.site}/job-search`);
    await strip.waitFor();
    expect(await lookInBothThemes(page, 'offline jobs')).toEqual([]);

    // What is not kept says so, instead of the browser's own error page.
    await page.goto(`${line.site}/account`);
    await page.getByRole('heading', { name: 'This page needs a connection' }).waitFor();
    expect(await lookInBothThemes(page, 'offline account')).toEqual([]);

    await page.goto(`${line.site}/interview-coach`);
    await strip.waitFor();
    await line.restore();
    await strip.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: 'Get Next Question' }).waitFor();
    expect(complaints()).toEqual([]);
    await device.close();
  });

  it('keeps nothing of a person who leaves, with or without a server, and shows nothing to the next', async () => {
    const { person, resume } = await createBusyPerson();
    const { device } = await openDevice(person);
    const page = await device.newPage();
    await ready(page, `/resume-builder?id=${resume}`);
    await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
    await expect.poll(() => keptBytes(page)).toBeGreaterThan(1_000);
    await line.cut();
    await page.reload();
    await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await expect.poll(() => keptBytes(page)).toBe(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
    await line.restore();

    const next = await app.createPerson();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      sessionOf(next),
    ] as const);
    await ready(page, '/documents');
    await page.getByText('Nothing saved yet').waitFor();
    await line.cut();
    await page.goto(`${line.site}/resume-builder?id=${resume}`);
    await page.getByText('This device has no copy of it.').waitFor();
    expect(await page.getByText('Support lead').count()).toBe(0);
    await line.restore();
    await device.close();
  });

  it('keeps nothing of the API, the payment page or print pages in the worker’s caches', async () => {
    const { person, resume } = await createBusyPerson();
    const { device } = await openDevice(person);
    const page = await device.newPage();
    await ready(page, `/resume-builder?id=${resume}`);
    for (const path of ['/subscribe', '/account', `/print/resume/${resume}`, '/documents'])
      await page.goto(line.site + path);
    await page.getByText('Support lead').first().waitFor();
    const kept = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          all.push(new URL(request.url).pathname);
        }
      }
      return all;
    });
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.filter((path) => /^\/(?:api|auth\/v1)|subscri|payment|print/.test(path))).toEqual([]);
    await device.close();
  });
});
