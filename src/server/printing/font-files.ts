import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentFace } from '#documents/document-fonts.ts';

const require = createRequire(import.meta.url);

/** One file of a face, and the letters it has as `unicode-range` writes them. */
export interface FontFile {
  path: string;
  range: string;
}

/** The files of a face, as its package brings them. A font that is not installed has none. */
export function findFontFiles({ font, weight, style }: DocumentFace): FontFile[] {
  const folder = folderOf(font);
  if (!folder) return [];
  const subsets: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(subsets)
    .map(([subset, range]) => {
      const name = `${font}-${subset.replace(/[[\]]/g, '')}-${weight}-${style}.woff2`;
      return { path: path.join(folder, 'files', name), range };
    })
    .filter((file) => existsSync(file.path));
}

function folderOf(font: string): string | undefined {
  try {
    return path.dirname(require.resolve(`@fontsource/${font}/package.json`));
  } catch {
    return undefined;
  }
}
