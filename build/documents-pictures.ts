import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { sampleResume } from '#documents/sample-resume.ts';
import { colorSchemeIds } from '#domain/resume/color-schemes.ts';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import { fontCssFor } from '#server/printing/font-css.ts';
import { schemeNames, templateWords } from '#web/ui/look-names.ts';
import { everyTemplate, openSheet, plainLook, showOnSheet, startDrawing } from './draw-resume.ts';

/**
 * `npm run pictures`: the templates as PDF and PNG in `pictures/templates`, for looking. With a file of
 * resume data, that resume. `--baselines` draws anew what the tests compare with, `--gallery` the README's.
 */
const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: { baselines: { type: 'boolean' }, gallery: { type: 'boolean' } },
});

async function picture(browser: Browser, data: ResumeData, look: ResumeLook, scale: number): Promise<Buffer> {
  const sheet = await openSheet(browser, look, scale);
  await showOnSheet(sheet, data, look);
  const drawn = await sheet.screenshot();
  await sheet.close();
  return drawn;
}

/** A fifth of the shades is enough for a picture, and compresses well. */
function fewerShades(png: Buffer): Buffer {
  const image = PNG.sync.read(png);
  for (let index = 0; index < image.data.length; index += 1) {
    image.data[index] = Math.round((image.data[index] ?? 0) / 5) * 5;
  }
  return PNG.sync.write(image, { colorType: 2, deflateLevel: 9, deflateStrategy: 1, filterType: -1 });
}

async function drawBaselines(browser: Browser): Promise<void> {
  await mkdir('tests/baselines', { recursive: true });
  for (const look of everyTemplate) {
    const drawn = await picture(browser, sampleResume, look, 0.75);
    await writeFile(`tests/baselines/${look.template}-${look.colorScheme}.png`, fewerShades(drawn));
  }
}

async function drawForLooking(browser: Browser, file: string | undefined): Promise<void> {
  const data = file ? resumeData.parse(JSON.parse(await readFile(file, 'utf8'))) : sampleResume;
  const name = file ? path.basename(file, '.json') : 'sample';
  await mkdir('pictures/templates', { recursive: true });
  for (const look of everyTemplate) {
    const sheet = await openSheet(browser, look, 1.5);
    await showOnSheet(sheet, data, look);
    const target = `pictures/templates/${name}-${look.template}`;
    await sheet.screenshot({ path: `${target}.png`, fullPage: true });
    await sheet.pdf({ path: `${target}.pdf`, tagged: true, preferCSSPageSize: true, printBackground: true });
    await sheet.close();
  }
}

const deskWidthPx = 1900;

/** Sheets side by side on a desk, each with its name below. */
async function drawDesk(browser: Browser, file: string, sheets: { name: string; look: ResumeLook }[]) {
  const widthPx = deskWidthPx / 5 - 24;
  const figures: string[] = [];
  for (const { name, look } of sheets) {
    const drawn = await picture(browser, sampleResume, look, widthPx / 816);
    figures.push(
      `<figure><img src="data:image/png;base64,${drawn.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
    );
  }
  const desk = await browser.newPage({ viewport: { width: deskWidthPx, height: 400 } });
  await desk.setContent(`<style>${fontCssFor('modern', 'A', 'en').css}
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: repeat(5, 1fr); background: #e3e7ec; }
    figure { margin: 12px; font: 600 17px 'Source Sans 3'; color: #27313d; text-align: center; }
    img { display: block; width: 100%; margin-bottom: 8px; }</style>${figures.join('')}`);
  await desk.evaluate(() => document.fonts.ready.then(() => undefined));
  await writeFile(file, fewerShades(await desk.screenshot({ fullPage: true })));
  await desk.close();
}

async function drawGallery(browser: Browser): Promise<void> {
  const ten = everyTemplate.map((look) => ({ name: templateWords[look.template].name, look }));
  await drawDesk(browser, 'docs/pictures/templates.png', ten);
  const five = colorSchemeIds.map((colorScheme) => ({
    name: schemeNames[colorScheme],
    look: { ...plainLook('professional'), colorScheme },
  }));
  await drawDesk(browser, 'docs/pictures/schemes.png', five);
}

const browser = await startDrawing();
if (!browser) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
if (wanted.baselines) await drawBaselines(browser);
if (wanted.gallery) await drawGallery(browser);
if (!wanted.baselines && !wanted.gallery) await drawForLooking(browser, positionals[0]);
await browser.close();
