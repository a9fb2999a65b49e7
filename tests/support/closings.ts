import type { BrowserContext, Page } from 'playwright-core';
import { openBuilder } from './builder-steps.ts';
import type { Stage } from './stage.ts';

const maxTypingMs = 4000;

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

/**
 * Types into the builder on several devices at once and ends the page at random moments, in each of the ways. Gives
 * the age of the oldest text that was ever lost, by way.
 */
export async function closeWhileTyping(
  stage: Stage,
  { devices, closingsEach }: { devices: number; closingsEach: number },
): Promise<{ name: string; lostMs: number }[]> {
  const all = await Promise.all(
    Array.from({ length: devices }, () => closeAgainAndAgain(stage, closingsEach)),
  );
  return Object.keys(endings).map((name) => ({
    name,
    lostMs: Math.max(...all.map((each) => each[name] ?? Number.POSITIVE_INFINITY)),
  }));
}

async function closeAgainAndAgain(stage: Stage, closings: number): Promise<Record<string, number>> {
  const { page: first, device } = await openBuilder(stage);
  await first.close();
  // Several at once on a small machine.
  device.setDefaultTimeout(60_000);
  const losses: Record<string, number> = {};
  let last = { name: '', typed: [] as number[], endedAt: 0 };
  for (let closing = 0; closing <= closings; closing += 1) {
    const page = await device.newPage();
    await page.goto(`${stage.site}/resume-builder`);
    const field = page.getByLabel('Resume content');
    const kept = timesIn(await field.inputValue());
    const missing = last.typed.filter((time) => !kept.includes(time));
    losses[last.name] = Math.max(losses[last.name] ?? 0, last.endedAt - (missing[0] ?? last.endedAt));

    await typeTheTime(page);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxTypingMs));
    const [name, end] = Object.entries(endings)[closing % 3] ?? ['closed', endings.closed];
    last = { name, typed: timesIn(await field.inputValue()), endedAt: Date.now() };
    await end(page, device);
  }
  if (device.complaints.length > 0) throw new Error(device.complaints.join('\n'));
  await device.close();
  return losses;
}
