import type { BuildOptions } from 'esbuild';

/** Bundles the server's own code into one file; its libraries stay where npm put them. */
export const serverBuild = {
  entryPoints: ['src/server/main.ts'],
  outfile: 'dist/server/main.js',
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'info',
} as const satisfies BuildOptions;

if (import.meta.main) {
  const { build } = await import('esbuild');
  await build(serverBuild);
}
