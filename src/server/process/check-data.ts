import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectFolder } from '../project-folder.ts';
import { RefusedStart } from './refused-start.ts';

/** From the source tree and from the built server alike. */
const publicData = new URL('public-data/', projectFolder);

export const listName = 'checksums.txt';

const isData = (name: string) => /\.(?:tsv|txt|jsonl?|bin)$/.test(name) && name !== listName;

/** The checksum of each data file in a folder. */
function checksumsOf(folder: URL): Map<string, string> {
  const names = readdirSync(folder).filter(isData).toSorted();
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex');
  return new Map(names.map((name) => [name, hashOf(name)]));
}

/** As `sha256sum --check` reads them too. */
export const listOf = (folder: URL): string =>
  [...checksumsOf(folder)].map(([name, hash]) => `${hash}  ${name}\n`).join('');

/** Refuses to start on a data file that is missing, cut or altered: the engine would read less in it, and say nothing. */
export function checkData(folder: URL = publicData): void {
  checkFolder(folder, 'public-data', 'npm run checksums');
  const imported = new URL('imported/', folder);
  if (existsSync(imported)) checkFolder(imported, 'public-data/imported', 'npm run import -- lists');
}

function checkFolder(folder: URL, shown: string, command: string): void {
  const refuse = (name: string, what: string): never => {
    throw new RefusedStart(
      `${shown}/${name} ${what}: install Candor again, or run ${command} if you changed the data yourself.`,
    );
  };
  const found = existsSync(folder) ? checksumsOf(folder) : new Map<string, string>();
  const listed = readList(new URL(listName, folder)) ?? refuse(listName, 'is missing');
  for (const [name, hash] of listed) {
    const actual = found.get(name);
    if (actual === undefined) refuse(name, 'is missing');
    if (actual !== hash) refuse(name, 'isn’t the file that was installed');
  }
  const unlisted = [...found.keys()].find((name) => !listed.has(name));
  if (unlisted !== undefined) refuse(unlisted, `has no line in ${listName}`);
}

function readList(file: URL): Map<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
