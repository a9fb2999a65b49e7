import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';

type Stage = {
  name: string;
  /** The program, and what it's told: a tool that is installed here, or a file of ours for Node. */
  command: string[];
  filesRead: (output: string) => number;
  /** How many files it has to read where that isn't all of the sources. */
  fewestFiles?: number;
};

const node = process.execPath;
const installed = (...tool: string[]) => ['npm', 'exec', '--no', '--', ...tool];

/** A checker that reads nothing also finds nothing, so each stage has to say how many files it read. */
const stages: Stage[] = [
  {
    name: 'lint',
    command: installed('biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'),
    filesRead: numberIn(/^Checked (\d+) files/m),
  },
  {
    name: 'promises',
    command: installed('oxlint', '--type-aware', '--deny-warnings'),
    filesRead: numberIn(/ on (\d+) files with 3 rules/),
  },
  {
    name: 'types',
    command: installed('tsc', '-p', '.', '--listFiles'),
    filesRead: (output) => listedFiles(output).length,
  },
  {
    name: 'architecture',
    command: [node, 'tests/support/check-architecture.ts'],
    filesRead: numberIn(/^Checked (\d+) files/m),
  },
  {
    name: 'dead-code',
    command: installed(
      ...['knip', '--no-config-hints', '--reporter=symbols'],
      '--reporter=./tests/support/knip-file-count.ts',
    ),
    filesRead: numberIn(/^Checked (\d+) files/m),
  },
  // Only where pages are made at build: the small projects that try these checks make none.
  ...(existsSync('build/weigh-pages.ts')
    ? [
        {
          name: 'page-weight',
          command: [node, '--import', './build/load-tsx.ts', 'build/weigh-pages.ts'],
          filesRead: numberIn(/^Weighed (\d+) pages/m),
          fewestFiles: 2,
        },
      ]
    : []),
];

function numberIn(pattern: RegExp) {
  return (output: string) => Number(output.match(pattern)?.[1] ?? 0);
}

function listedFiles(output: string): string[] {
  return output.split('\n').filter((line) => isListed(line) && !line.includes('/node_modules/'));
}

/** Runs a stage, shows what it says when it refuses, and tells whether it passed. */
async function passes({ name, command, filesRead, ...stage }: Stage, allFiles: number): Promise<boolean> {
  const startedMs = performance.now();
  const { fewestFiles = allFiles } = stage;
  const { output, exitCode } = await run(command);
  const count = filesRead(output);
  const problem = exitCode === 0 && count < fewestFiles ? `read fewer than ${fewestFiles} files` : undefined;
  const verdict = exitCode === 0 && !problem ? 'ok' : `REFUSED ${problem ?? ''}`;
  if (exitCode !== 0) console.log(withoutFileList(output));
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`check ${name}: ${verdict} (${count} files, ${seconds} s)`);
  return exitCode === 0 && !problem;
}

function withoutFileList(output: string): string {
  return output
    .split('\n')
    .filter((line) => !isListed(line))
    .join('\n');
}

function isListed(line: string): boolean {
  return /^\/.*\.[cm]?tsx?$/.test(line);
}

function run([program = '', ...args]: string[]): Promise<{ output: string; exitCode: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, exitCode: code ?? 1 }));
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}.`);
const chosen = wanted.length > 0 ? stages.filter((stage) => wanted.includes(stage.name)) : stages;
const allFiles = sourceFiles(process.cwd()).length;
const results = await Promise.all(chosen.map((stage) => passes(stage, allFiles)));
console.log(
  `${results.filter((ok) => ok).length} checks passed, ${results.filter((ok) => !ok).length} refused.`,
);
if (results.includes(false)) process.exitCode = 1;
