import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** The script of the pages made at build, small, with its content's hash in its name. */
export async function buildScript(): Promise<{ name: string; code: string }> {
  const { outputFiles } = await build({
    entryPoints: ['src/web/front-door.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { name: `front-door-${hash}.js`, code };
}
