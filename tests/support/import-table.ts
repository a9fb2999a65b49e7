import { matchesGlob } from 'node:path';
import type { ModuleImport } from './module-imports.ts';

type Row = {
  row: string;
  says: string;
  files: string;
  /** What the row speaks of; imports of anything else are left to the other rows. */
  about?: string;
  /** Files that may be imported; `{own}` stands for the importing file's own feature. */
  may: string[];
  mayAsType?: string[];
  packages?: string[] | 'all' | 'all but Node';
};

/** The table of docs/architecture.md. An import must be allowed by every row that names the importing file. */
export const importTable: readonly Row[] = [
  {
    row: 'domain',
    says: 'itself, the phrases of public-data, zod, small pure libraries',
    files: 'src/domain/**',
    may: ['src/domain/**', 'public-data/phrases.json', 'public-data/section-headings.json'],
    packages: ['zod', 'franc-min', 'wink-nlp', 'wink-eng-lite-web-model'],
  },
  {
    row: 'contract',
    says: 'domain, zod',
    files: 'src/contract/**',
    may: ['src/contract/**', 'src/domain/**'],
    packages: ['zod'],
  },
  {
    row: 'documents',
    says: 'domain, React, docx',
    files: 'src/documents/**',
    may: ['src/documents/**', 'src/domain/**'],
    packages: ['react', 'react-dom', 'docx'],
  },
  {
    row: 'server',
    says: 'domain, contract, documents, public-data; never web',
    files: 'src/server/**',
    may: ['src/{server,domain,contract,documents}/**', 'public-data/**', 'package.json'],
    packages: 'all',
  },
  {
    row: 'web',
    says: 'contract, documents; of domain only types, templates, schemes, limits and changes; never server',
    files: 'src/web/**',
    may: ['src/{web,contract,documents}/**', 'src/domain/**/*{templates,schemes,limits,changes}.ts'],
    mayAsType: ['src/domain/**'],
    packages: 'all but Node',
  },
  {
    row: 'server/features/x',
    says: "server core, its own files, another feature's *-store.ts only",
    files: 'src/server/features/*/**',
    about: 'src/server/features/**',
    may: ['src/server/features/{own}/**', 'src/server/features/*/*-store.ts'],
  },
  {
    row: 'web/features/x',
    says: "ui, layout, native, writing, api, session, work, upgrade, its own files, another feature's *-queries.ts only",
    files: 'src/web/features/*/**',
    about: 'src/web/**',
    may: [
      'src/web/{ui,layout,native,writing}/**',
      'src/web/{api,api-error,work}.ts',
      'src/web/{session,upgrade}.tsx',
      'src/web/features/{own}/**',
      'src/web/features/*/*-queries.ts',
    ],
  },
  {
    row: 'server/{auth,quota,database,providers,background}',
    says: 'never features',
    files: 'src/server/!(features)/**',
    about: 'src/server/features/**',
    may: [],
  },
  {
    row: 'web/{ui,layout,native,writing}',
    says: 'never features',
    files: 'src/web/!(features)/**',
    about: 'src/web/features/**',
    may: [],
  },
  {
    row: 'web/session.tsx, web/work.ts, web/upgrade.tsx',
    says: 'never features',
    files: 'src/web/{api,session,work,upgrade}.{ts,tsx}',
    about: 'src/web/features/**',
    may: [],
  },
];

/** Tests, evals, bench and the build and the configuration files at the root may import everything. */
const MAY_IMPORT_EVERYTHING = ['**/*.test.{ts,tsx}', '{tests,evals,bench,build}/**', '*.ts'];

/** What is wrong with one import, in words for whoever wrote it; undefined when nothing is. */
export function refusal(found: ModuleImport): string | undefined {
  if (found.target.kind === 'missing') return `${found.specifier} does not exist (${found.target.name})`;
  return brokenRow(found) ?? missingAlias(found);
}

function brokenRow(found: ModuleImport): string | undefined {
  if (MAY_IMPORT_EVERYTHING.some((glob) => matchesGlob(found.from, glob))) return undefined;
  const rows = importTable.filter((row) => matchesGlob(found.from, row.files));
  if (rows.length === 0) return `${found.from} is in no row of the import table`;
  const broken = rows.find((row) => !allows(row, found));
  return broken && `row "${broken.row}" may import: ${broken.says}`;
}

function allows(row: Row, { from, target, typeOnly }: ModuleImport): boolean {
  if (target.kind === 'builtin') return row.packages === undefined || row.packages === 'all';
  if (target.kind !== 'file') return allowsPackage(row, target.name);
  if (row.about && !matchesGlob(target.path, row.about)) return true;
  const own = from.match(/\/features\/([^/]+)\//)?.[1] ?? '';
  const globs = [...row.may, ...(typeOnly ? (row.mayAsType ?? []) : [])];
  return globs.some((glob) => matchesGlob(target.path, glob.replace('{own}', own)));
}

function allowsPackage(row: Row, name: string): boolean {
  return Array.isArray(row.packages) ? row.packages.includes(name) : true;
}

function missingAlias({ from, specifier, isUrl, target }: ModuleImport): string | undefined {
  if (isUrl || target.kind !== 'file' || !specifier.startsWith('.')) return undefined;
  const home = topFolder(from);
  const other = topFolder(target.path);
  if (home === undefined || other === undefined || home === other) return undefined;
  return `write it with its # alias, for ${other} is another top folder`;
}

/** src/domain, src/web, tests…: the folders that have an alias. */
function topFolder(path: string): string | undefined {
  return path.match(/^(src\/[^/]+|tests|evals|bench)\//)?.[1];
}
