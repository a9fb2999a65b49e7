import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { startDrawing } from './draw-resume.ts';
import { InEnglish } from './pages/in-english.tsx';
import { cssFor } from './pages/page-css.ts';
import { type StaticPage, staticPages } from './pages/page-list.tsx';
import { pictureSize, SharingPicture } from './pages/sharing-picture.tsx';

/**
 * `npm run build -- og`: the pictures that shared links show, in `public/og`. They are kept with the sources, because a
 * build must not need a browser.
 */
const folder = 'public/og';
const fonts = 'node_modules/@fontsource-variable/schibsted-grotesk/files';
const fontAddress = (file: string) =>
  `data:font/woff2;base64,${readFileSync(`${fonts}/${file}`).toString('base64')}`;

async function pictureHtml(page: StaticPage): Promise<string> {
  const body = renderToStaticMarkup(
    <InEnglish>
      <SharingPicture page={page} />
    </InEnglish>,
  );
  const css = await cssFor(body, fontAddress);
  return `<!doctype html><html lang="en" class="dark"><head><meta charset="utf-8"><style>${css}</style></head><body>${body}</body></html>`;
}

const browser = await startDrawing();
if (!browser) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
await mkdir(folder, { recursive: true });
const sheet = await browser.newPage({ viewport: pictureSize, deviceScaleFactor: 1 });
for (const page of staticPages.filter(({ path }) => path)) {
  await sheet.setContent(await pictureHtml(page));
  await sheet.evaluate(() => document.fonts.ready.then(() => undefined));
  await sheet.screenshot({ path: `${folder}/${page.name}.png` });
}
await browser.close();
