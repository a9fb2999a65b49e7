import { afterAll, expect, it } from 'vitest';
import { sessionKey, sessionOf, takePicture } from '../support/browser.ts';
import { startLine } from '../support/line.ts';
import { startStage } from '../support/stage.ts';

const rounds = 5;
const median = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity);

/** In the page: the moment after the frame that shows the heading. Asked from outside, a busy page answers later. */
function markFirstScreen(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')?.textContent.includes('Resume Builder')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-screen')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

it('shows its first screen within a second where the server takes three, and marks a copy as one', async () => {
  const { app, site, newDevice } = await startStage();
  const line = await startLine(site);
  afterAll(() => line.stop());
  const person = await app.createPerson();
  const resume = await app.createResume(person, { optimizedContent: 'Text' });
  const localStorage = [{ name: sessionKey, value: sessionOf(person) }];
  const device = await newDevice({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: line.site, localStorage }] },
  });
  const page = await device.newPage();
  await page.goto(`${line.site}/resume-builder?id=${resume}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
  // By now the copy is written: the page reads it from its own database.
  await page.reload();
  await page.getByRole('heading', { name: 'Optimized Resume' }).waitFor();
  await page.close();
  line.delayMs = 3_000;
  const firstMs: number[] = [];
  const copyMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cold = await device.newPage();
    await cold.addInitScript(markFirstScreen);
    await cold.goto(`${line.site}/resume-builder?id=${resume}`, { waitUntil: 'commit' });
    await cold.getByRole('heading', { name: 'Resume Builder' }).waitFor();
    await cold.getByText(/^Still loading\./).waitFor();
    copyMs.push(await cold.evaluate(() => performance.now()));
    if (round === 0) await takePicture(cold, 'offline-slow-390');
    await cold.getByText(/^Still loading\./).waitFor({ state: 'detached' });
    firstMs.push(
      await cold.evaluate(() => performance.getEntriesByName('first-screen')[0]?.startTime ?? Infinity),
    );
    await cold.close();
  }
  console.info(`First screen after ${median(firstMs)} ms, the copy after ${median(copyMs)} ms, of ${rounds}`);
  expect(median(firstMs)).toBeLessThan(1_000);
  await device.close();
});
