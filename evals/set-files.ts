import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goldOfTags } from './labeled/gold-of-tags.ts';
import { readTagged } from './labeled/tagged-resume.ts';

/** The files of a set, each by its name in it: `resumes/001-cook.txt`. */
export interface SetFiles {
  /** What is in one of its folders, in the order of the names. */
  list(folder?: string): string[];
  read(file: string): string;
  /** Whether there is such a file or folder; without a name, whether there is such a set. */
  has(name?: string): boolean;
}

/**
 * A set is a folder, or lines of the nearest `packed.jsonl` at or above it, or both: then what stands in the folder goes
 * first. Beside a tagged resume its text and its gold are there without a file, made from the tags.
 */
export function openSet(folder: string): SetFiles {
  const root = path.resolve(folder);
  const pack = packFor(root);
  const inPack = (name: string) => nameIn({ root: pack?.root ?? root }, path.join(root, name));
  const isKept = (name: string) =>
    existsSync(path.join(root, name)) || pack?.names.has(inPack(name)) === true;
  const kept = (name: string) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : pack?.texts.get(inPack(name));
  };
  const tagged = (name: string) => {
    const tags = name.replace(/\.(?:txt|json)$/u, '.tagged');
    return tags === name ? undefined : kept(tags);
  };
  return {
    list: (name = '') => {
      const place = path.join(root, name);
      if (!isKept(name)) throw new Error(`There is no folder ${place}.`);
      const plain = existsSync(place) ? readdirSync(place) : [];
      const all = new Set([...plain, ...(pack?.names.get(inPack(name)) ?? [])].flatMap(withMade));
      all.delete(packedName);
      return [...all].sort();
    },
    read: (name) => {
      const text = kept(name) ?? fromTags(tagged(name), name);
      if (text === undefined) throw new Error(`There is no file ${path.join(folder, name)}.`);
      return text;
    },
    has: (name = '') => isKept(name) || tagged(name) !== undefined,
  };
}

/** The rows of a table that is kept as JSON, one a line. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function withMade(file: string): string[] {
  const base = path.basename(file, '.tagged');
  return base === file ? [file] : [file, `${base}.txt`, `${base}.json`];
}

function fromTags(tagged: string | undefined, name: string): string | undefined {
  if (tagged === undefined) return undefined;
  const resume = readTagged(tagged);
  return name.endsWith('.txt') ? resume.text : `${JSON.stringify(goldOfTags(resume), null, 2)}\n`;
}

export interface Pack {
  /** The folder that the names of its files start from. */
  root: string;
  texts: Map<string, string>;
  /** What is in each of its folders, and nothing in each of its files. */
  names: Map<string, Set<string>>;
}

const packedName = 'packed.jsonl';

export const packedFile = (root: string): string => path.join(root, packedName);

export const nameIn = ({ root }: Pick<Pack, 'root'>, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');

const known = new Map<string, Pack>();

/** The nearest pack at or above a folder. */
function packFor(folder: string): Pack | undefined {
  const root = packRoot(folder);
  if (root === undefined) return undefined;
  const pack = known.get(root) ?? readPack(root);
  known.set(root, pack);
  return pack;
}

export function packRoot(folder: string): string | undefined {
  if (existsSync(packedFile(folder))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : packRoot(above);
}

export function readPack(root: string): Pack {
  const rows = linesIn(readFileSync(packedFile(root), 'utf8')).map(
    (line) => JSON.parse(line) as { file: string; text: string },
  );
  const names = new Map<string, Set<string>>();
  for (const { file } of rows) {
    names.set(file, new Set());
    const parts = file.split('/');
    for (const [at, part] of parts.entries()) {
      const folder = parts.slice(0, at).join('/');
      names.set(folder, (names.get(folder) ?? new Set()).add(part));
    }
  }
  return { root, texts: new Map(rows.map(({ file, text }) => [file, text])), names };
}
