import { mkdir, readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleResume } from '#documents/sample-resume.ts';
import { everyTemplate, openSheet, showOnSheet, startDrawing } from '../../build/draw-resume.ts';

/** Less than one heading in another color; a browser's new way to round the edges of letters stays below. */
const maxDifferent = 0.002;

let browser: Browser;

beforeAll(async () => {
  const started = await startDrawing();
  if (!started) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
  browser = started;
});
afterAll(() => browser.close());

/** A picture that differs is kept beside what differs, for whoever has to look. */
async function keep(name: string, actual: PNG, difference: PNG): Promise<void> {
  await mkdir('pictures', { recursive: true });
  await writeFile(`pictures/${name}-actual.png`, PNG.sync.write(actual));
  await writeFile(`pictures/${name}-difference.png`, PNG.sync.write(difference));
}

test.each(everyTemplate)('$template in $colorScheme looks as it did', async (look) => {
  const name = `${look.template}-${look.colorScheme}`;
  const sheet = await openSheet(browser, look, 0.75);
  await showOnSheet(sheet, sampleResume, look);
  expect(await sheet.evaluate(() => document.documentElement.scrollHeight)).toBe(1056);
  const actual = PNG.sync.read(await sheet.screenshot());
  await sheet.close();
  const baseline = PNG.sync.read(await readFile(`tests/baselines/${name}.png`));
  const { width, height } = baseline;
  expect({ width: actual.width, height: actual.height }).toEqual({ width, height });
  const difference = new PNG({ width, height });
  const count = pixelmatch(baseline.data, actual.data, difference.data, width, height, { threshold: 0.1 });
  const share = count / (width * height);
  if (share > maxDifferent) await keep(name, actual, difference);
  expect(share, 'if it is meant, draw it anew: npm run pictures -- --baselines').toBeLessThanOrEqual(
    maxDifferent,
  );
});
