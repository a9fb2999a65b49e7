import { mkdir, writeFile } from 'node:fs/promises';
import { pageName } from '#contract/page-paths.ts';
import { appPages } from './pages/app-pages.ts';
import { buildScript } from './pages/build-script.ts';
import { type BuiltFiles, readBuiltFiles } from './pages/built-files.ts';
import { buildFrontFont, face } from './pages/front-font.ts';
import { pageHtml } from './pages/page-html.ts';
import { staticPages } from './pages/page-list.tsx';
import { overBudget, weigh, weightText } from './pages/page-weight.ts';
import { renderBody } from './pages/render-body.tsx';

/**
 * Part of `npm run build -- web`, after the app: the pages that need no app, as whole files in `dist/web/pages`, and the app's
 * page for each of its addresses. The server fills in what depends on settings or the day.
 */
const folder = 'dist/web';
const script = await buildScript();
await writeFile(`${folder}/assets/${script.name}`, script.code);
const built = readBuiltFiles(folder, `/assets/${script.name}`);
const { name, font } = await buildFrontFont(await Promise.all(staticPages.map(renderBody)));
await writeFile(`${folder}/assets/${name}`, font);
const files: BuiltFiles = {
  ...built,
  fontAddress: (file) => (file === face ? `/assets/${name}` : built.fontAddress(file)),
};
console.log(`font: ${font.length} B`);
await mkdir(`${folder}/pages`, { recursive: true });
for (const page of staticPages) {
  const html = await pageHtml(page, files);
  await writeFile(`${folder}/pages/${page.name}.html`, html);
  const weight = weigh(page, html, script.code);
  console.log(weightText(weight));
  for (const problem of overBudget(weight)) console.warn(`  ${problem}`);
}
for (const { path, html } of await appPages(folder))
  await writeFile(`${folder}/pages/${pageName(path)}.html`, html);
