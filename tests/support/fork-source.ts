import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a program of this folder as a process of its own, from its sources as `npm run dev` would. */
export function forkSource(file: string, options: unknown): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(options)], {
    execArgv: ['--import', new URL('../../build/load-tsx.ts', import.meta.url).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
