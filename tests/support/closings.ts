import type { BrowserContext, Page } from 'playwright-core';
import { openBuilder } from './builder-page.ts';
import type { Stage } from './stage.ts';

interface Closings {
  closings: number;
  seed: number;
}

const oldestLossMs = 2_000;

/**
 * Types into the builder, closes the page at a random moment without a warning, opens it again on the same device,
 * and looks whether everything older than two seconds is there. Gives what was lost, one line a loss.
 */
export async function closePagesWhileTyping(stage: Stage, { closings, seed }: Closings): Promise<string[]> {
  const { page, device } = await openBuilder(stage);
  await page.close();
  const losses: string[] = [];
  let state = seed;
  for (let turn = 0; turn < closings; turn += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // From the first letters to well after the draft is written, on either field.
    const closeAfterMs = 100 + (state % 3_400);
    const label = state % 2 === 0 ? 'Resume content' : 'Job posting';
    const lost = await closeOnce(stage, device, { label, closeAfterMs, turn });
    if (lost) losses.push(lost);
  }
  await device.close();
  return losses;
}

interface Turn {
  label: string;
  closeAfterMs: number;
  turn: number;
}

async function closeOnce(
  { site }: Stage,
  device: BrowserContext,
  { label, closeAfterMs, turn }: Turn,
): Promise<string | undefined> {
  const page = await openAt(device, site);
  const field = page.getByLabel(label);
  await field.fill('');
  const typed: { text: string; at: number }[] = [];
  const started = performance.now();
  let text = '';
  while (performance.now() - started < closeAfterMs) {
    const word = `${turn}-${typed.length} `;
    await field.pressSequentially(word);
    text += word;
    typed.push({ text, at: performance.now() });
  }
  const closed = performance.now();
  await leave(page, device, turn % 3 === 2);
  const owed = typed.filter(({ at }) => closed - at >= oldestLossMs).at(-1)?.text ?? '';
  const again = await openAt(device, site);
  const found = await again.getByLabel(label).inputValue();
  await again.close();
  return found.startsWith(owed)
    ? undefined
    : `closing ${turn} after ${Math.round(closeAfterMs)} ms, ${label}: owed "${owed}", found "${found}"`;
}

/** Without a warning: as a tab is closed, or as one is ended by the system for want of memory. */
async function leave(page: Page, device: BrowserContext, isCrash: boolean): Promise<void> {
  if (isCrash) {
    const crashed = page.waitForEvent('crash');
    const session = await device.newCDPSession(page);
    // It is not there any more to answer.
    void session.send('Page.crash').catch(() => {});
    await crashed;
  }
  await page.close({ runBeforeUnload: false });
}

async function openAt(device: BrowserContext, site: string): Promise<Page> {
  const page = await device.newPage();
  await page.goto(`${site}/resume-builder`);
  await page.getByLabel('Resume content').waitFor();
  return page;
}
