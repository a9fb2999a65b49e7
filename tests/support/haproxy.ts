import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the Debian package puts it, which is not on everybody's path. */
const program = '/usr/sbin/haproxy';
const recommended = fileURLToPath(new URL('../../docs/haproxy.cfg', import.meta.url));

export interface Haproxy {
  /** The servers that it sends calls to. */
  serversUp(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The load balancer with the settings that we recommend, and a socket beside them to ask what it thinks. */
export async function startHaproxy(addresses: {
  LISTEN: string;
  WEB_ONE: string;
  WEB_TWO: string;
}): Promise<Haproxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-haproxy-'));
  const socket = path.join(folder, 'stats');
  const extra = path.join(folder, 'extra.cfg');
  await writeFile(extra, `global\n  stats socket ${socket} mode 600\n`);
  const child = spawn(program, ['-db', '-f', extra, '-f', recommended], {
    env: addresses,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await once(child, 'spawn');
  } catch (error) {
    const how = 'This test needs haproxy: apt-get install --no-install-recommends haproxy';
    throw new Error(how, { cause: error });
  }
  const ended = once(child, 'exit');
  return {
    serversUp: async () =>
      (await ask(socket, 'show stat -1 4 -1'))
        .split('\n')
        .map((line) => line.split(','))
        .filter((columns) => columns[17] === 'UP')
        .map((columns) => columns[1] ?? ''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function ask(socket: string, question: string): Promise<string> {
  const connection = connect(socket).end(`${question}\n`);
  let answer = '';
  for await (const chunk of connection) answer += String(chunk);
  return answer;
}
