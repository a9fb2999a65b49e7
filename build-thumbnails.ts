import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { pageSizes } from '#documents/page-sizes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { colorSchemeIds } from '#domain/color-schemes.ts';
import { templateIds } from '#domain/templates.ts';
import { openSheet, paint, plainLook, showOnSheet, startDrawing } from './draw-resume.ts';

/** Twice the width at which the picker shows them. */
const widthPx = 360;
const folder = 'public/thumbnails';
const fileOf = ({ template, colorScheme }: ResumeLook) => `${folder}/${template}-${colorScheme}.webp`;
const looks = templateIds.flatMap((template) =>
  colorSchemeIds.map((colorScheme) => ({ ...plainLook(template), colorScheme })),
);

/** Playwright's own screenshots are PNG or JPEG; the browser knows WebP, which is a third of that. */
async function drawThumbnail(session: CDPSession, look: ResumeLook): Promise<void> {
  const { widthPx: width, heightPx: height } = pageSizes[look.pageSize];
  const clip = { x: 0, y: 0, width, height, scale: widthPx / width };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 45, clip });
  await writeFile(fileOf(look), Buffer.from(data, 'base64'));
}

async function drawAll(browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sheet = await openSheet(browser, plainLook('classic'), 1);
  const session = await sheet.context().newCDPSession(sheet);
  for (const template of templateIds) {
    await showOnSheet(sheet, sampleResume, plainLook(template));
    for (const look of looks.filter((each) => each.template === template)) {
      await paint(sheet, look);
      await drawThumbnail(session, look);
    }
  }
}

/**
 * `npm run build:thumbnails`: a picture of every template in every scheme for the picker, in `public/thumbnails`,
 * where both the development server and the build find them. With `--if-missing`, only when one is missing.
 */
const isComplete = () => looks.every((look) => existsSync(fileOf(look)));
if (!process.argv.includes('--if-missing') || !isComplete()) {
  const browser = await startDrawing();
  if (browser) await drawAll(browser);
  else console.warn('No Chromium is installed, so the template picker shows no thumbnails.');
  await browser?.close();
}
