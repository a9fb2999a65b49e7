import { once } from 'node:events';
import { forkSource } from './fork-source.ts';

export interface SpawnedProcess {
  address: string;
  /** As the machine would: at once, with no goodbye. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `notes-process.ts` as a process of its own, which stops without waiting for load balancers unless told to. */
export async function spawnProcess(
  settings: Readonly<Record<string, string>>,
  options: { drainMs?: number } = { drainMs: 0 },
): Promise<SpawnedProcess> {
  const child = forkSource('./notes-process.ts', { settings, ...options });
  const ended = once(child, 'exit');
  const [{ address }] = (await Promise.race([once(child, 'message'), failIfEnded(ended)])) as [
    { address: string },
  ];
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function failIfEnded(ended: Promise<unknown[]>): Promise<never> {
  const [code] = await ended;
  throw new Error(`the process ended with ${code} before it was ready`);
}
