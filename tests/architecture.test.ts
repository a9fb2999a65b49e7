import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTable } from './support/import-table.ts';

/**
 * Each breach that is packed in tests/breaches is laid over the clean project; the named check must refuse it in these
 * words. `npm run eval -- unpack tests/breaches <folder>` and `pack <folder> tests/breaches` change them.
 */
const breaches: { breach: string; check: string; says: string[] }[] = [
  { breach: 'domain-imports-server', check: 'architecture', says: ['row "domain"'] },
  { breach: 'domain-imports-a-library', check: 'architecture', says: ['row "domain"'] },
  { breach: 'domain-reads-files', check: 'architecture', says: ['row "domain"'] },
  { breach: 'contract-imports-documents', check: 'architecture', says: ['row "contract"'] },
  { breach: 'contract-imports-a-library', check: 'architecture', says: ['row "contract"'] },
  { breach: 'documents-imports-contract', check: 'architecture', says: ['row "documents"'] },
  { breach: 'server-imports-web', check: 'architecture', says: ['row "server"'] },
  { breach: 'server-imports-web-by-path', check: 'architecture', says: ['row "server"'] },
  { breach: 'alias-left-out', check: 'architecture', says: ['with its # alias'] },
  { breach: 'server-imports-web-in-a-type', check: 'architecture', says: ['row "server"'] },
  { breach: 'server-loads-web-later', check: 'architecture', says: ['row "server"'] },
  { breach: 'server-starts-web-as-worker', check: 'architecture', says: ['row "server"'] },
  { breach: 'web-imports-server', check: 'architecture', says: ['row "web"'] },
  { breach: 'web-runs-domain-rules', check: 'architecture', says: ['row "web"'] },
  { breach: 'web-imports-node', check: 'architecture', says: ['row "web"'] },
  { breach: 'server-feature-imports-feature', check: 'architecture', says: ['row "server/features/x"'] },
  { breach: 'web-feature-imports-feature', check: 'architecture', says: ['row "web/features/x"'] },
  { breach: 'web-feature-imports-the-app', check: 'architecture', says: ['row "web/features/x"'] },
  { breach: 'server-core-imports-feature', check: 'architecture', says: ['row "server/{auth,quota,'] },
  { breach: 'web-ui-imports-feature', check: 'architecture', says: ['row "web/{ui,layout,native,writing}"'] },
  { breach: 'web-core-imports-feature', check: 'architecture', says: ['row "web/session.tsx, '] },
  { breach: 'source-imports-tests', check: 'architecture', says: ['row "server"'] },
  { breach: 'source-outside-the-table', check: 'architecture', says: ['is in no row of the import table'] },
  { breach: 'import-of-nothing', check: 'architecture', says: ['does not exist'] },
  {
    breach: 'forbidden-folders',
    check: 'architecture',
    says: ['utils', 'helpers', 'common', 'lib', 'services', 'types'].map((name) => `folder "${name}"`),
  },
  { breach: 'index-file', check: 'architecture', says: ['index files are barrels'] },
  { breach: 'misplaced-ending', check: 'architecture', says: ['reserved for -store.ts'] },
  {
    breach: 'domain-speaks-to-people',
    check: 'architecture',
    says: [
      '"Every job has its dates." belongs to the page',
      '"text left to fill in" belongs',
      '"0 of 9 jobs" belongs',
    ],
  },
  {
    breach: 'room-without-readme',
    check: 'architecture',
    says: ['src/domain/lonely has no README.md that says'],
  },
  { breach: 'loose-file', check: 'architecture', says: ['src/server/breach.ts lies loose'] },
  { breach: 'british-comment', check: 'architecture', says: ['spells "colour" as the British do'] },
  { breach: 'pattern-too-many', check: 'architecture', says: ['81 patterns of 10 branches'] },
  { breach: 'rule-switched-off', check: 'architecture', says: ['noExplicitAny" switches off a rule'] },
  { breach: 'bad-file-name', check: 'lint', says: ['useFilenamingConvention'] },
  { breach: 'unknown-ending', check: 'lint', says: ['useFilenamingConvention'] },
  { breach: 'import-cycle', check: 'lint', says: ['noImportCycles'] },
  { breach: 'import-cycle-of-types', check: 'lint', says: ['noImportCycles'] },
  { breach: 'file-too-long', check: 'lint', says: ['noExcessiveLinesPerFile', '(251)'] },
  { breach: 'function-too-long', check: 'lint', says: ['noExcessiveLinesPerFunction', '(41)'] },
  { breach: 'process-env', check: 'lint', says: ['noProcessEnv'] },
  { breach: 'process-env-taken-apart', check: 'lint', says: ['noJsRestrictedProperties'] },
  { breach: 'process-env-imported', check: 'lint', says: ['noRestrictedImports'] },
  { breach: 'default-export', check: 'lint', says: ['noDefaultExport'] },
  { breach: 'explicit-any', check: 'lint', says: ['noExplicitAny'] },
  { breach: 'non-null-assertion', check: 'lint', says: ['noNonNullAssertion'] },
  { breach: 'barrel', check: 'lint', says: ['noBarrelFile'] },
  { breach: 'barrel-of-everything', check: 'lint', says: ['noReExportAll'] },
  { breach: 'domain-reads-the-clock', check: 'lint', says: ["Do not use 'Date.now'"] },
  { breach: 'domain-calls-the-network', check: 'lint', says: ['noRestrictedGlobals'] },
  { breach: 'unformatted', check: 'lint', says: ['Formatter would have printed'] },
  { breach: 'skipped-test', check: 'lint', says: ['noSkippedTests'] },
  { breach: 'floating-promise', check: 'promises', says: ['no-floating-promises'] },
  { breach: 'misused-promise', check: 'promises', says: ['no-misused-promises'] },
  { breach: 'await-of-no-promise', check: 'promises', says: ['await-thenable'] },
  { breach: 'type-error', check: 'types', says: ['TS2322'] },
  { breach: 'unused-export', check: 'dead-code', says: ['Unused exports (1)', 'breach'] },
  { breach: 'unused-file', check: 'dead-code', says: ['Unused files (1)', 'src/domain/breach.ts'] },
  { breach: 'checker-reads-too-little', check: 'types', says: ['REFUSED read fewer than'] },
];

const root = join(import.meta.dirname, '..');
const CHECKS = ['lint', 'promises', 'types', 'architecture', 'dead-code'];
const OUR_RULES = [
  'biome.json',
  '.oxlintrc.json',
  'knip.json',
  'tsconfig.json',
  'tests/architecture.test.ts',
];
const OUR_CHECKERS =
  /^(check|check-architecture|file-names|import-table|interface-texts|knip-file-count|module-imports|source-files|suppressions|tidy-tree)\.ts$/;
const NEEDED = ['vitest', 'zod', 'react', 'react-dom', '@types/node', '@types/react', '@types/react-dom'];
const TOOLS = ['@biomejs/biome', 'knip', 'oxlint', 'oxlint-tsgolint', 'typescript', 'vite'];

interface KeptFile {
  file: string;
  text: string;
}

let workshop: string;
let kept: KeptFile[];

beforeAll(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'candor-breaches-'));
  const rows = await readFile(join(root, 'tests/breaches/packed.jsonl'), 'utf8');
  kept = rows
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as KeptFile);
});

afterAll(() => rm(workshop, { recursive: true, force: true }));

/** A small project with our very configuration and checkers, so that what refuses it is what refuses us. */
async function layOut(breach: string): Promise<string> {
  const project = join(workshop, breach);
  await unpack('clean', project);
  for (const file of OUR_RULES) await cp(join(root, file), join(project, file));
  for (const file of await readdir(join(root, 'tests/support'))) {
    if (OUR_CHECKERS.test(file))
      await cp(join(root, 'tests/support', file), join(project, 'tests/support', file));
  }
  await writeFile(join(project, 'package.json'), await smallerPackage());
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  if (breach !== 'clean') await unpack(breach, project);
  return project;
}

async function unpack(breach: string, project: string): Promise<void> {
  for (const { file, text } of kept) {
    if (!file.startsWith(`${breach}/`)) continue;
    const place = join(project, file.slice(breach.length + 1));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}

async function smallerPackage(): Promise<string> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const only = (from: Record<string, string>, wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name)));
  const smaller = {
    name: own.name,
    private: true,
    type: own.type,
    imports: own.imports,
    scripts: only(own.scripts, (name) => name === 'check' || name === 'format'),
    dependencies: only(own.dependencies, (name) => NEEDED.includes(name)),
    devDependencies: only(own.devDependencies, (name) => [...NEEDED, ...TOOLS].includes(name)),
  };
  return `${JSON.stringify(smaller, null, 2)}\n`;
}

function run(
  project: string,
  command: string,
  args: string[],
): Promise<{ refused: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: project }, (error, stdout, stderr) => {
      resolve({ refused: error !== null, output: stdout + stderr });
    });
  });
}

describe('npm run check', () => {
  it('passes a clean project with every check, each having read every file', {
    timeout: 60_000,
  }, async () => {
    const { refused, output } = await run(await layOut('clean'), 'npm', ['run', 'check']);
    expect(output).toContain(`${CHECKS.length} checks passed, 0 refused.`);
    for (const check of CHECKS)
      expect(output).toMatch(new RegExp(`check ${check}: ok \\((2[6-9]|3\\d) files`));
    expect(refused).toBe(false);
  });

  it.concurrent.for(breaches)(
    '$check refuses $breach',
    { timeout: 60_000 },
    async ({ breach, check, says }) => {
      const { refused, output } = await run(await layOut(breach), process.execPath, [
        'tests/support/check.ts',
        check,
      ]);
      for (const words of says) expect(output).toContain(words);
      expect(output).toContain('0 checks passed, 1 refused.');
      expect(refused).toBe(true);
    },
  );

  it('is tried with every breach that is kept', () => {
    const names = new Set(kept.map(({ file }) => file.split('/')[0]));
    names.delete('clean');
    expect(breaches.map(({ breach }) => breach).sort()).toEqual([...names].sort());
  });

  it('is tried with a breach of every row of the import table', () => {
    const tried = breaches.flatMap(({ says }) => says);
    const untried = importTable.filter(({ row }) => !tried.some((words) => `row "${row}"`.startsWith(words)));
    expect(untried).toEqual([]);
  });
});
