import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The web and the server as people get them, in `dist/`. Thumbnails take half a minute, so old ones will do. */
export async function setup(): Promise<void> {
  const hasThumbnails = existsSync(new URL('../../public/thumbnails', import.meta.url));
  const parts = [...(hasThumbnails ? [] : ['thumbnails']), 'web', 'server'];
  const build = ['NODE_ENV=production', 'npm', 'run', 'build', '--', ...parts];
  await promisify(execFile)('env', build, { cwd: root });
}
