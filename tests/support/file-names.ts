import { basename, dirname } from 'node:path';

const FORBIDDEN_FOLDERS = ['utils', 'helpers', 'common', 'lib', 'services', 'types'];

/** Endings that say what a file is; each belongs to one kind of file in one place. */
const ENDINGS = [
  {
    ending: /-page\.\w+$/,
    must: /^(src\/(web|documents)|tests)\/.*-page\.tsx$/,
    says: '-page.tsx, in src/web or src/documents',
  },
  { ending: /-queries\.\w+$/, must: /^(src\/web|tests)\/.*-queries\.ts$/, says: '-queries.ts, in src/web' },
  { ending: /-store\.\w+$/, must: /^(src\/server|tests)\/.*-store\.ts$/, says: '-store.ts, in src/server' },
  {
    ending: /\.prompt\.\w+$/,
    must: /^(src\/server|tests)\/.*\.prompt\.ts$/,
    says: '.prompt.ts, in src/server',
  },
];

/** What is wrong with the place or name of a file. Biome judges the letters of the name, this its words. */
export function badName(file: string): string | undefined {
  const folder = dirname(file)
    .split('/')
    .find((name) => FORBIDDEN_FOLDERS.includes(name));
  if (folder) return `folder "${folder}" is forbidden: name a folder after what it holds`;
  if (/^index\.tsx?$/.test(basename(file)))
    return 'index files are barrels: name a file after its main export';
  const broken = ENDINGS.find(({ ending, must }) => ending.test(file) && !must.test(file));
  return broken && `this ending is reserved for ${broken.says}`;
}
