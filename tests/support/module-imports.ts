import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

export type ModuleImport = {
  from: string;
  line: number;
  specifier: string;
  typeOnly: boolean;
  /** A worker's URL knows no aliases. */
  isUrl: boolean;
  target: { kind: 'file'; path: string } | { kind: 'package' | 'builtin' | 'missing'; name: string };
};

type Node = Record<string, unknown> & { type: string; start: number };

/** Finds every import of a file in whatever form: static, re-export, dynamic, in a type, or as a worker's URL. */
export function moduleImports(root: string, file: string): ModuleImport[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: ModuleImport[] = [];
  visit(program, (node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return;
    found.push({
      from: file,
      line: source.slice(0, node.start).split('\n').length,
      specifier,
      typeOnly: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
      isUrl: node.type === 'NewExpression',
      target: resolve(root, file, specifier),
    });
  });
  return found;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value;
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return literal(node.source);
    case 'NewExpression': {
      // A worker is loaded by `new URL('./x.ts', import.meta.url)`, which reaches code just as an import does.
      const path = named(node.callee, 'URL') ? literal(first(node.arguments)) : undefined;
      return path?.match(/^\.\.?\/.*\.tsx?$/) ? path : undefined;
    }
    case 'CallExpression':
      return named(node.callee, 'require') ? literal(first(node.arguments)) : undefined;
    default:
      return undefined;
  }
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function named(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === name;
}

function literal(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null || !('value' in node)) return undefined;
  return typeof node.value === 'string' ? node.value : undefined;
}

function resolve(root: string, from: string, specifier: string): ModuleImport['target'] {
  const bare = specifier.replace(/\?.*$/, '');
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const path = localPath(from, bare);
  if (path === undefined) return { kind: 'package', name: packageName(bare) };
  return existsSync(join(root, path)) ? { kind: 'file', path } : { kind: 'missing', name: path };
}

/** The aliases are those of package.json: `#tests/x` is tests/x and `#evals/x` is evals/x, every other `#folder/x` is src/folder/x. */
function localPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (/^#(?:tests|evals)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('#')) return join('src', specifier.slice(1));
  return undefined;
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
