import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { evalNames } from '#evals/main.ts';
import { readPack } from '#evals/set-files.ts';
import { trainingNames } from '#evals/train-main.ts';
import { importNames } from '../../build/import-main.ts';
import { buildNames } from '../../build/main.ts';

type Project = {
  files: string[];
  scripts: string[];
  /** What some scripts do by name. */
  named?: Readonly<Record<string, readonly string[]>>;
  ignored: string[];
};

const FOLDERS = /^(\.ci|bench|build|docs|evals|migrations|native|public|public-data|src|tests)\//;
const FOLDERS_OF_SRC = /^(domain|contract|documents|server|web)\//;
const FILE = /^[\w.*<>{},-]*\.(css|html|json|md|po|sh|sql|svg|toml|ts|tsx|yaml|yml)$|^Dockerfile$/;
const PATH = /^[\w.@*<>{},/-]+$/;

export function readProject(root: string): Project {
  const files = globSync('**', {
    cwd: root,
    exclude: ['**/node_modules', '.git', 'dist', '.data'],
  });
  const packed = files.filter((file) => file.startsWith('evals/') && file.endsWith('/packed.jsonl'));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const names = packed.flatMap((file) => packedNames(root, dirname(file)));
  const named = { build: buildNames, eval: evalNames, import: importNames, train: trainingNames };
  return { files: [...files, ...names], scripts: Object.keys(scripts), named, ignored };
}

/** The files and folders that a pack holds. */
function packedNames(root: string, folder: string): string[] {
  const names = [...readPack(join(root, folder)).names.keys()].filter(Boolean);
  return names.map((name) => posix.join(folder, name));
}

/** What a document names (paths, links, npm scripts) that the project does not have. */
export function falseClaims(document: string, markdown: string, project: Project): string[] {
  const fences = [...markdown.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, inside]) => inside ?? '');
  const prose = markdown.replaceAll(/^```.*\n[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target ?? '');
  return [
    ...[...spans, ...fences].flatMap(scriptsNamed).filter((script) => !project.scripts.includes(script)),
    ...[...spans, ...fences].flatMap((code) => unknownNames(code, project)),
    ...links.filter((link) => isOwnLink(link) && !linkExists(document, link, project)),
    ...spans.map(withoutLine).filter((span) => isPath(span) && !pathExists(span, project)),
    ...fences
      .flatMap((fence) => fence.split(/[\s"'`()]+/))
      .filter((word) => FOLDERS.test(word) && PATH.test(word) && !pathExists(word, project)),
  ];
}

function scriptsNamed(code: string): string[] {
  const named = [...code.matchAll(/\bnpm run (?:-\S+ )*([\w:-]+)/g)].map(([, name]) => name ?? '');
  const short = [...code.matchAll(/\bnpm (test|start)\b/g)].map(([, name]) => name ?? '');
  return [...named, ...short];
}

/** `eval -- gone`, with or without `npm run`. A path is no name. */
function unknownNames(code: string, { named = {} }: Project): string[] {
  return [
    ...code.matchAll(/(?:^|npm run (?:-\S+ )*)(build|eval|import|train) -- ([a-z][a-z-]*)(?![\w./])/gm),
  ].flatMap(([, script = '', name = '']) =>
    named[script]?.includes(name) === false ? [`${script} -- ${name}`] : [],
  );
}

function isOwnLink(link: string): boolean {
  return !/^([a-z]+:|#|\/)/.test(link);
}

function linkExists(document: string, link: string, project: Project): boolean {
  const target = posix.join(dirname(document), decodeURI(link.replace(/#.*$/, '')));
  return project.files.includes(target.replace(/\/$/, ''));
}

function withoutLine(span: string): string {
  return span.replace(/:\d+(-\d+)?$/, '');
}

function isPath(span: string): boolean {
  if (!PATH.test(span.replace(/^#/, ''))) return false;
  return FOLDERS.test(span) || FOLDERS_OF_SRC.test(span.replace(/^#/, '')) || FILE.test(span);
}

/** `<name>` and `*` stand for anything; a name without its folder may be anywhere; `-store.ts` is an ending. */
function pathExists(span: string, { files, ignored }: Project): boolean {
  const path = span
    .replace(/^#(?=tests\/)/, '')
    .replace(/^#/, 'src/')
    .replace(/\/(\*\*?)?$/, '');
  if (ignored.includes(path)) return true;
  const glob = path.replaceAll(/<[^>]*>/g, '*');
  const anywhere = /^[-.]/.test(glob) ? `**/*${glob}` : `**/${glob}`;
  const globs = path.includes('/') ? [glob, `src/${glob}`] : [glob, anywhere];
  return files.some((file) => globs.some((one) => matchesGlob(file, one)));
}
