import { readFileSync } from 'node:fs';
import { buildScript } from './pages/build-script.ts';
import { standInFiles } from './pages/built-files.ts';
import { pageHtml } from './pages/page-html.ts';
import { staticPages } from './pages/page-list.tsx';
import { overBudget, weigh, weightText } from './pages/page-weight.ts';

/** `npm run check -- page-weight`: makes every page as the build does and refuses what is over its budget. */
const script = await buildScript();
const files = standInFiles(readFileSync('index.html', 'utf8'));
for (const page of staticPages) {
  const weight = weigh(page, await pageHtml(page, files), script.code);
  console.log(weightText(weight));
  for (const problem of overBudget(weight)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
console.log(`Weighed ${staticPages.length} pages`);
