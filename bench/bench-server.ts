import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  url: string;
  /** CPU seconds the server has used so far, user and system together. */
  cpuSeconds(): Promise<number>;
  stop(): void;
}

/** Starts a server program of this folder in a process of its own, so that each pays for itself. */
export async function startBenchServer(file: string, args: readonly string[] = []): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = (await nextMessage(child)) as { url: string };
  return {
    url,
    cpuSeconds: async () => {
      const answer = nextMessage(child);
      child.send('cpu');
      return ((await answer) as { cpuSeconds: number }).cpuSeconds;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`a bench server ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      resolve(message);
    });
  });
}

/** In the server's process: tells the address, then answers what was used. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  parent.on('message', () => {
    const { user, system } = parent.cpuUsage();
    parent.send?.({ cpuSeconds: (user + system) / 1e6 });
  });
  parent.send?.({ url });
}
