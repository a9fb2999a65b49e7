import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Stands for everything that turns data into a file: our code and styles, and the exact versions of the libraries
 * and fonts. From sources these are three folders, in the bundle the one file that all of it is in.
 */
export function renderVersion(): string {
  const isBundled = import.meta.filename.endsWith('.js');
  const root = path.join(import.meta.dirname, isBundled ? '.' : '../..');
  const glob = isBundled ? '*.js' : '{domain,documents,server/printing}/**/*.{ts,tsx,css}';
  const files = globSync(glob, { cwd: root }).filter((file) => !file.includes('.test.'));
  const hash = createHash('sha256').update(JSON.stringify(packageFile.dependencies));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
