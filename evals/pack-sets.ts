import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameIn, openSet, packedFile, packRoot, readPack } from './set-files.ts';

/**
 * Puts the files of a folder into the nearest pack at or above it, and takes them away; where there is no pack, the folder
 * gets one. Put into another set, they are all that it holds from now on, and the folder stays.
 */
export function packSet(folder: string, into = folder): number {
  const [from, to] = [path.resolve(folder), path.resolve(into)];
  const texts = textsIn(from);
  if (texts.length === 0) throw new Error(`There are no files in ${folder}.`);
  const strange = texts.find(
    ({ name }) => /(?:^|\/)packed\.jsonl$/u.test(name) || (from === to && /\.tsx?$/u.test(name)),
  );
  if (strange) throw new Error(`${folder} isn't a set: it holds ${strange.name}.`);
  mkdirSync(to, { recursive: true });
  const root = packRoot(to) ?? to;
  const kept = packRoot(to) ? readPack(root).texts : new Map<string, string>();
  if (from !== to) for (const name of kept.keys()) if (isUnder(path.join(root, name), to)) kept.delete(name);
  for (const { name, text } of texts) kept.set(nameIn({ root }, path.join(to, name)), text);
  const rows = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(packedFile(root), rows.map(([file, text]) => `${JSON.stringify({ file, text })}\n`).join(''));
  if (from === to) clear(from, root);
  return texts.length;
}

/** Writes the files of a set into a folder, to be read or changed. */
export function unpackSet(set: string, folder: string): number {
  const files = openSet(set);
  const names = ownNames(set);
  for (const name of names) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, files.read(name));
  }
  return names.length;
}

/** Every file of a set that is kept somewhere, without those that are made of another. */
function ownNames(set: string): string[] {
  const place = path.resolve(set);
  const root = packRoot(place);
  const packed =
    root === undefined ? [] : [...readPack(root).texts.keys()].map((name) => path.join(root, name));
  const plain = existsSync(place) ? filesIn(place) : [];
  const all = [...packed.filter((file) => isUnder(file, place)), ...plain];
  return [...new Set(all)].map((file) => nameIn({ root: place }, file)).sort();
}

const isUnder = (file: string, folder: string): boolean => !path.relative(folder, file).startsWith('..');

function textsIn(folder: string): { name: string; text: string }[] {
  return filesIn(folder).map((file) => ({
    name: nameIn({ root: folder }, file),
    text: readFileSync(file, 'utf8'),
  }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== packedFile(folder));
}

function clear(folder: string, root: string): void {
  if (folder !== root) {
    rmSync(folder, { recursive: true });
    return;
  }
  for (const name of readdirSync(folder).filter((one) => path.join(folder, one) !== packedFile(root)))
    rmSync(path.join(folder, name), { recursive: true });
}
