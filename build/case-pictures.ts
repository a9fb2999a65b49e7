import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResumeData } from '#domain/resume/resume.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import { rewriteBuiltIn } from '../evals/help/help-all.ts';
import { openSheet, plainLook, showOnSheet, startDrawing } from './draw-resume.ts';

/**
 * `npm run build -- cases`: the cases of `../shared/cases` as their files look before and after the built-in engine, side
 * by side, in `docs/pictures`. Before is what was pasted, in the same template.
 */
const folder = '../shared/cases';
const names = ['retail', 'nurse', 'swe'];

const browser = await startDrawing();
if (!browser) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
const engines = createEngines({ threads: 1 });
const look = plainLook('classic');
const draw = async (data: ResumeData) => {
  const sheet = await openSheet(browser, look, 1);
  await showOnSheet(sheet, data, look);
  const drawn = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return drawn.toString('base64');
};
for (const name of names) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { parsed, data, scoreBefore, score } = await rewriteBuiltIn(engines, {
    name,
    content: read(`${name}.txt`),
    posting: read(`${name}-job.txt`),
  });
  const desk = await browser.newPage({ viewport: { width: 1720, height: 400 } });
  const figures = [
    { caption: `As pasted: ${scoreBefore}`, drawn: await draw(parsed) },
    { caption: `After the built-in engine: ${score}`, drawn: await draw(data) },
  ].map(
    ({ caption, drawn }) =>
      `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${drawn}"></figure>`,
  );
  await desk.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: 1fr 1fr; align-items: start; background: #e3e7ec; }
    figure { margin: 12px; font: 600 20px sans-serif; color: #27313d; } img { display: block; width: 100%; margin-top: 8px; }
    </style>${figures.join('')}`);
  await writeFile(`docs/pictures/case-${name}.png`, await desk.screenshot({ fullPage: true }));
  await desk.close();
}
await engines.close();
await browser.close();
