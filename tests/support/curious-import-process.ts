import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { refuseNetwork } from '#server/importing/refuse-network.ts';

/** Stands in for the process that reads a file: tries what that must not be able to do, and tells what came of it. */
refuseNetwork();

async function tried(run: () => unknown): Promise<string> {
  try {
    await run();
    return 'done';
  } catch {
    return 'refused';
  }
}

const places: string[] = [];
for await (const part of process.stdin) places.push(String(part));
const [url = '', file = ''] = places.join('').split(' ');
const found = {
  settings: (process.report.getReport() as { environmentVariables: object }).environmentVariables,
  fetch: await tried(() => fetch(url)),
  connect: await tried(() => connect(Number(new URL(url).port), '127.0.0.1')),
  read: await tried(() => readFileSync(file)),
  spawn: await tried(async () => (await import('node:child_process')).execSync('id')),
  code: await tried(() => new Function('return 1')()),
};
process.stdout.write(JSON.stringify({ text: JSON.stringify(found), notices: [] }));
