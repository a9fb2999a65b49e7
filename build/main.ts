import { execFileSync } from 'node:child_process';

const withTsx = (file: string) => ['--import', './build/load-tsx.ts', file];

/** What is built each time, in this order: the picker's thumbnails, the landing page's sample, the web app, the server. */
const built: Readonly<Record<string, string[][]>> = {
  thumbnails: [withTsx('build/build-thumbnails.ts')],
  sample: [withTsx('build/build-sample.ts')],
  web: [
    ['node_modules/vite/bin/vite.js', 'build'],
    withTsx('build/build-pages.ts'),
    withTsx('build/build-worker.ts'),
    ['build/compress-files.ts'],
  ],
  server: [['build/build-server.ts']],
};

/** What is kept with the sources, and made anew by hand after a change. */
const kept: Readonly<Record<string, string[][]>> = {
  assets: [withTsx('build/build-assets.ts')],
  cases: [withTsx('build/case-pictures.ts')],
  og: [withTsx('build/build-og.tsx')],
  statements: [withTsx('build/build-statements.ts')],
};

/** What only whoever ships the apps of the stores needs. */
const shipped: Readonly<Record<string, string[][]>> = {
  native: [withTsx('build/build-thumbnails.ts'), withTsx('build/build-native.ts')],
};

/** `npm run build` makes everything that is built each time, `npm run build -- <name> …` what is named. */
function build(named: readonly string[]): void {
  const all = { ...built, ...kept, ...shipped };
  const unknown = named.find((name) => !all[name]);
  if (unknown) throw new Error(`There is no ${unknown}; there are ${buildNames.join(', ')}.`);
  for (const name of named.length > 0 ? named : Object.keys(built))
    for (const command of all[name] ?? []) execFileSync(process.execPath, command, { stdio: 'inherit' });
}

export const buildNames: readonly string[] = [built, kept, shipped].flatMap(Object.keys);

if (import.meta.main) build(process.argv.slice(2));
