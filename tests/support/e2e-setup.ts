import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const shared = globalThis as { builtForJourneys?: Promise<void> };

/** Journeys run on the built web app, as people get it, with the test locales beside English. Built once for all. */
export async function setup(): Promise<void> {
  shared.builtForJourneys ??= buildWeb();
  await shared.builtForJourneys;
}

async function buildWeb(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await rm(new URL('../../pictures/', import.meta.url), { recursive: true, force: true });
  const run = (...script: string[]) =>
    promisify(execFile)(process.execPath, ['--import', './build/load-tsx.ts', ...script], { cwd: root });
  await run('build/build-thumbnails.ts');
  await build({ root, logLevel: 'warn', define: { __TEST_LOCALES__: 'true' } });
  await run('build/build-pages.ts');
  await run('build/build-worker.ts', '--for-tests');
}
