import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hanFaces } from '#documents/document-fonts.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { findFontFiles } from './font-files.ts';

/**
 * Stands for everything that turns data into a file: our code and styles, the exact versions of the libraries
 * and fonts, and whether the optional fonts are there: installed later, they must not leave a file without its
 * letters behind. From sources these are three folders, in the bundle the one file that all of it is in.
 */
export function renderVersion(findFonts = findFontFiles): string {
  const isBundled = import.meta.filename.endsWith('.js');
  const root = path.join(import.meta.dirname, isBundled ? '.' : '../..');
  const glob = isBundled ? '*.js' : '{domain,documents,server/printing}/**/*.{ts,tsx,css}';
  const files = globSync(glob, { cwd: root }).filter((file) => !file.includes('.test.'));
  const optionalFonts = hanFaces.map((face) => findFonts(face).map(({ range }) => range));
  const hash = createHash('sha256').update(JSON.stringify([packageFile.dependencies, optionalFonts]));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
