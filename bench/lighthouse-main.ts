import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { publicPaths } from '#contract/page-paths.ts';
import { findChromium } from '#server/printing/chromium-program.ts';
import { freePort } from '#server/providers/free-port.fake.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { productSettings } from './api.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { medianRun, pageGoals, printRun } from './lighthouse-report.ts';
import { type PageRun, runLighthouse } from './lighthouse-run.ts';

/**
 * `npm run lighthouse [-- --rounds=1] [-- --no-build] [-- /path …]`: the pages a visitor can open, on the built product, as
 * a phone gets them. Prints the median of five looks, and for whatever misses its goal the audits that cost it.
 */
const appPages = [
  '/auth',
  '/auth/reset-password',
  '/resume-builder?sample=1',
  '/cover-letter',
  '/interview-coach',
  '/linkedin-optimizer',
  '/job-search',
  '/documents',
  '/account',
  '/subscribe',
  '/sample-job/nursing-1',
  '/splash-preview',
  '/icon-preview',
];

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.split('=')[1] ?? 5);
const wanted = args.filter((arg) => arg.startsWith('/'));
const pages = wanted.length > 0 ? wanted : [...publicPaths, ...appPages];

async function startSite() {
  const database = await startBenchDatabase({ people: 10 });
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const settings = productSettings(database, await createThrowawaySigningKey());
  const server = await startBenchServer('./product-server.ts', [
    JSON.stringify({ ...settings, PORT: String(port), PUBLIC_URL: site }),
  ]);
  return {
    site,
    stop: async () => {
      server.stop();
      await database.stop();
    },
  };
}

async function startBrowser() {
  const executablePath = findChromium('');
  if (!executablePath) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { port, stop: () => browser.close() };
}

async function look(site: string, page: string, port: number): Promise<PageRun> {
  const runs: PageRun[] = [];
  while (runs.length < rounds) runs.push(await runLighthouse(site + page, port));
  return medianRun(runs);
}

if (!args.includes('--no-build'))
  execFileSync('npm', ['run', '--silent', 'build', '--', 'web'], { stdio: ['ignore', 'ignore', 'inherit'] });
const site = await startSite();
const browser = await startBrowser();
let missed = 0;
for (const page of pages)
  missed += printRun(page, await look(site.site, page, browser.port), pageGoals(page));
console.log(`\n${pages.length} pages, median of ${rounds}: ${missed} goals missed`);
await browser.stop();
await site.stop();
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(missed > 0 ? 1 : 0);
