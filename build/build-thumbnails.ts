import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { pageSizes } from '#documents/page-sizes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { colorSchemeIds } from '#domain/resume/color-schemes.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { openSheet, paint, plainLook, showOnSheet, startDrawing } from './draw-resume.ts';

/** Twice the width at which the picker shows them. */
const widthPx = 360;
const folder = 'public/thumbnails';

/** Playwright's own screenshots are PNG or JPEG; the browser knows WebP, which is a third of that. */
async function drawThumbnail(session: CDPSession, { pageSize }: ResumeLook): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = pageSizes[pageSize];
  const clip = { x: 0, y: 0, width, height, scale: widthPx / width };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 45, clip });
  return Buffer.from(data, 'base64');
}

/** Nothing is written before all are drawn: the folder is there with every picture, or not at all. */
async function drawAll(browser: Browser): Promise<void> {
  const drawn = new Map<string, Buffer>();
  const sheet = await openSheet(browser, plainLook('classic'), 1);
  const session = await sheet.context().newCDPSession(sheet);
  for (const template of templateIds) {
    await showOnSheet(sheet, sampleResume, plainLook(template));
    for (const colorScheme of colorSchemeIds) {
      const look = { ...plainLook(template), colorScheme };
      await paint(sheet, look);
      drawn.set(`${folder}/${template}-${colorScheme}.webp`, await drawThumbnail(session, look));
    }
  }
  await mkdir(folder, { recursive: true });
  for (const [file, picture] of drawn) await writeFile(file, picture);
}

/**
 * `npm run build -- thumbnails`: a picture of every template in every scheme for the picker, in `public/thumbnails`,
 * where both the development server and the build find them.
 */
const browser = await startDrawing();
if (browser) await drawAll(browser);
else console.warn('No Chromium is installed, so the template picker shows no thumbnails.');
await browser?.close();
