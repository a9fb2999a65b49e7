import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startStage } from '../support/stage.ts';

const devices = 4;
const closingsEach = 50;
const longestTypingMs = 4000;
/** What may be lost at most. */
const graceMs = 2000;

/** The ways in which a page ends; only the first two tell it so. */
const endings = {
  closed: (page: Page) => page.close(),
  left: async (page: Page) => {
    await page.goto('about:blank');
    await page.close();
  },
  crashed: async (page: Page, context: BrowserContext) => {
    const session = await context.newCDPSession(page);
    // Nothing answers from a page that is gone.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
  },
};

/** Every word that is typed is the moment at which it was typed, so that what is kept tells how old it is. */
const typeTheTime = (page: Page) =>
  page.getByLabel('Resume content').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    const type = () => {
      document.execCommand('insertText', false, `${Date.now()} `);
      setTimeout(type, 20 + Math.random() * 100);
    };
    type();
  });

const timesIn = (text: string) => text.split(' ').filter(Boolean).map(Number);

describe('drafts', async () => {
  const { app, site, newDevice } = await startStage();

  const closeAgainAndAgain = async (): Promise<Record<string, number>> => {
    const device = await newDevice({ person: await app.createPerson() });
    // Several at once on a small machine.
    device.setDefaultTimeout(60_000);
    const losses: Record<string, number> = {};
    let last = { name: '', typed: [] as number[], endedAt: 0 };
    for (let closing = 0; closing <= closingsEach; closing += 1) {
      const page = await device.newPage();
      await page.goto(`${site}/resume-builder`);
      const field = page.getByLabel('Resume content');
      const kept = timesIn(await field.inputValue());
      const missing = last.typed.filter((time) => !kept.includes(time));
      losses[last.name] = Math.max(losses[last.name] ?? 0, last.endedAt - (missing[0] ?? last.endedAt));

      await typeTheTime(page);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestTypingMs));
      const [name, end] = Object.entries(endings)[closing % 3] ?? ['closed', endings.closed];
      last = { name, typed: timesIn(await field.inputValue()), endedAt: Date.now() };
      await end(page, device);
    }
    expect(device.complaints).toEqual([]);
    await device.close();
    return losses;
  };

  it(`lose nothing older than ${graceMs} ms over ${devices * closingsEach} closings at random moments`, async () => {
    const all = await Promise.all(Array.from({ length: devices }, closeAgainAndAgain));
    const worst = Object.keys(endings).map((name) => ({
      name,
      lostMs: Math.max(...all.map((each) => each[name] ?? Number.POSITIVE_INFINITY)),
    }));
    console.log(
      `the oldest text lost, in ms: ${worst.map((each) => `${each.name} ${each.lostMs}`).join(', ')}`,
    );
    expect(worst.filter(({ lostMs }) => lostMs > graceMs)).toEqual([]);
  }, 900_000);
});
