import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Config } from '#server/process/config.ts';
import { fillInForShell, startWithShell } from './shell-html.ts';

/** For browsers and for what links to the site: an app from a store has its own. */
const forBrowsers = ['icons', 'manifest.webmanifest', 'og', 'screenshots', 'splash'];

/** The app as the native shells show it: the same sources, started by `src/web/shell/`, as files that ask no server. */
export async function buildShell(folder: string, config: Config): Promise<void> {
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: folder, manifest: false },
    plugins: [{ name: 'start-with-shell', transformIndexHtml: { order: 'pre', handler: startWithShell } }],
  });
  const page = `${folder}/index.html`;
  await writeFile(page, fillInForShell(await readFile(page, 'utf8'), config, new Date()));
  for (const name of forBrowsers) await rm(`${folder}/${name}`, { recursive: true, force: true });
}
