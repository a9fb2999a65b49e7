import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FileRefusal } from '#contract/file-refusals.ts';
import { limitParallel } from '../auth/parallel-limit.ts';
import { bytesOf, type ReceivedFile } from '../http/received-file.ts';
import { checkLinkedin, fileKindOf } from './file-kind.ts';
import type { ImportAnswer, ImportKind } from './import-process.ts';
import type { FileText } from './read-file.ts';
import type { LinkedinFields } from './read-linkedin.ts';
import { RefusedFile } from './refused-file.ts';

/** Reads files of strangers, each in a process of its own that is poor in memory, time and rights. */
export interface FileImporter {
  /** Throws `RefusedFile` where the fault is the file's. */
  read(file: ReceivedFile): Promise<FileText>;
  /** The same of the archive that LinkedIn gives its members, or of one of its tables. */
  readLinkedin(file: ReceivedFile): Promise<LinkedinFields>;
  close(): void;
}

export interface FileImporterOptions {
  atOnce?: number;
  maxWaiting?: number;
  timeoutMs?: number;
  heapMegabytes?: number;
  memoryMegabytes?: number;
  script?: URL;
}

/** From sources the process runs its source; in production it is bundled beside the server. */
const address = new URL('./import-process.ts', import.meta.url);
const importScript = import.meta.url.endsWith('.ts')
  ? address
  : new URL(address.href.replace(/\.ts$/, '.js'));

export function createFileImporter({
  atOnce = 2,
  maxWaiting = 16,
  timeoutMs = 5_000,
  heapMegabytes = 192,
  memoryMegabytes = 384,
  script = importScript,
}: FileImporterOptions = {}): FileImporter {
  const inTurn = limitParallel(atOnce, maxWaiting);
  const running = new Set<ChildProcess>();
  const readAlone = async <Read extends ImportAnswer>(file: ReceivedFile, kind: ImportKind) => {
    const child = startChild(script, heapMegabytes, kind);
    running.add(child);
    try {
      return (await ask(child, bytesOf(file), timeoutMs, memoryMegabytes)) as Read;
    } finally {
      running.delete(child);
      child.kill('SIGKILL');
    }
  };
  return {
    read: async (file) => {
      // What a look at the first bytes and the directory refuses costs no process.
      fileKindOf(bytesOf(file));
      // One on disk is read again in its turn, so that whoever waits holds no memory.
      return inTurn(() => readAlone<FileText>(file, 'text'));
    },
    readLinkedin: async (file) => {
      checkLinkedin(bytesOf(file));
      return inTurn(() => readAlone<LinkedinFields>(file, 'linkedin'));
    },
    close: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** No settings, no files but its own, no other processes, no code made of strings. */
function startChild(script: URL, heapMegabytes: number, kind: ImportKind): ChildProcess {
  const file = fileURLToPath(script);
  const rights = readable(file).map((place) => `--allow-fs-read=${place}`);
  return spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=16',
      '--disallow-code-generation-from-strings',
      '--permission',
      ...rights,
      '--no-warnings',
      file,
      kind,
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true },
  );
}

/** Its own code and the libraries above it; the folder itself may hold settings. */
function readable(file: string): string[] {
  const places = [file, path.join(path.dirname(fileURLToPath(importScript)), '*')];
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    for (const name of ['package.json', 'node_modules', 'src/domain', 'src/contract']) {
      const place = path.join(folder, name);
      if (existsSync(place)) places.push(place, realpathSync(place));
    }
  }
  return places;
}

async function ask(
  child: ChildProcess,
  bytes: Buffer,
  timeoutMs: number,
  memoryMegabytes: number,
): Promise<Exclude<ImportAnswer, { refusal: FileRefusal }>> {
  const kill = () => child.kill('SIGKILL');
  const limit = setTimeout(kill, timeoutMs);
  const guard = setInterval(() => {
    void residentMegabytes(child).then((used) => used > memoryMegabytes && kill());
  }, 50);
  try {
    const said = await answerOf(child, bytes);
    if ('refusal' in said) throw new RefusedFile(said.refusal);
    return said;
  } finally {
    clearTimeout(limit);
    clearInterval(guard);
  }
}

async function answerOf(child: ChildProcess, bytes: Buffer): Promise<ImportAnswer> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<NodeJS.Signals | null>();
  child.once('error', reject).once('close', (_, signal) => resolve(signal));
  // Who does not read to the end is told of it by how the process ends.
  child.stdin?.on('error', () => undefined).end(bytes);
  // Both at once: a process that cannot start ends before anybody has read what it says.
  const [said, signal] = await Promise.all([child.stdout ? text(child.stdout) : '', ended]);
  if (said !== '') return JSON.parse(said) as ImportAnswer;
  // Killed by us, or by itself for want of memory.
  if (signal) return { refusal: 'tooMuch' satisfies FileRefusal };
  throw new Error('The process that reads files did not start');
}

/** What Linux counts for the process; elsewhere the bounds of heap and time stand alone. */
async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
    return (Number(pages) * 4096) / 2 ** 20;
  } catch {
    return 0;
  }
}
