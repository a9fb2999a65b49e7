import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** `?raw` gives a file's text, as it does on the web. */
const rawText: Plugin = {
  name: 'raw-text',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, (found) => ({
      path: path.resolve(found.resolveDir, found.path.replace(/\?raw$/, '')),
      namespace: 'raw-text',
    }));
    build.onLoad({ filter: /./, namespace: 'raw-text' }, async (found) => ({
      contents: await readFile(found.path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Bundles the server's own code into a file for each kind of thread and process; its libraries stay where npm put them. */
export const serverBuild = {
  entryPoints: [
    'src/server/process/main.ts',
    'src/server/printing/read-back-worker.ts',
    'src/server/printing/word-worker.ts',
    'src/server/importing/import-process.ts',
    'src/server/importing/archive-worker.ts',
    'src/server/engine/engine-worker.ts',
    'src/server/auth/password-worker.ts',
  ],
  entryNames: '[name]',
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  sourcemap: true,
  logLevel: 'info',
  plugins: [rawText],
} as const satisfies BuildOptions;

if (import.meta.main) {
  const { build } = await import('esbuild');
  await build(serverBuild);
}
