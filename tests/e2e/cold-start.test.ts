import { afterAll, expect, it } from 'vitest';
import { sessionKey, sessionOf, takePicture } from '../support/browser.ts';
import { startLine } from '../support/line.ts';
import { startStage } from '../support/stage.ts';

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
  const cold = await device.newPage();
  await cold.goto(`${line.site}/resume-builder?id=${resume}`, { waitUntil: 'commit' });
  await cold.getByRole('heading', { name: 'Resume Builder' }).waitFor();
  const firstMs = await cold.evaluate(() => performance.now());
  await cold.getByText(/^Still loading\./).waitFor();
  const copyMs = await cold.evaluate(() => performance.now());
  await takePicture(cold, 'offline-slow-390');
  await cold.getByText(/^Still loading\./).waitFor({ state: 'detached' });
  console.info(`First screen after ${Math.round(firstMs)} ms, the copy after ${Math.round(copyMs)} ms`);
  expect(firstMs).toBeLessThan(1_000);
  await device.close();
});
