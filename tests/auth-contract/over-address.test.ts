import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forkSource } from '#tests/support/fork-source.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isElsewhere } from './target.ts';

interface Addresses {
  authUrl: string;
  mailboxUrl: string;
  siteUrl: string;
}

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the contract's own files once more, in a process that knows nothing but addresses. */
async function runContract({ authUrl, mailboxUrl, siteUrl }: Addresses, report: string): Promise<void> {
  const settings = [`AUTH_URL=${authUrl}`, `MAILBOX_URL=${mailboxUrl}`, `SITE_URL=${siteUrl}`];
  const vitest = path.join(project, 'node_modules/vitest/vitest.mjs');
  const run = ['run', '--project', 'auth-contract', 'contract.test.ts', 'browser.test.ts'];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const child = spawn('/usr/bin/env', [...settings, process.execPath, vitest, ...run, ...output], {
    cwd: project,
    stdio: 'ignore',
  });
  await once(child, 'exit');
}

describe.runIf(!isElsewhere())('the module in a process of its own', () => {
  let database: TestDatabase;
  let service: ReturnType<typeof forkSource>;
  let addresses: Addresses;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'candor-contract-'));
    database = await createTestDatabase(inject('postgresAdminUrl'));
    const options = { databaseUrl: database.url, settings: { AUTH_ACCESS_TOKEN_SECONDS: '100' } };
    service = forkSource('./auth-process.ts', options);
    [addresses] = (await once(service, 'message')) as [Addresses];
  });
  afterAll(async () => {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('keeps the whole contract, reached by its address alone', { timeout: 300_000 }, async () => {
    const file = path.join(folder, 'report.json');
    await runContract(addresses, file);
    const report = JSON.parse(await readFile(file, 'utf8')) as {
      numPassedTests: number;
      numPendingTests: number;
      testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
    };
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    expect(failed.map(({ fullName, failureMessages }) => [fullName, failureMessages[0]])).toEqual([]);
    expect(report.numPassedTests).toBeGreaterThanOrEqual(100);
    // Only what looks into our own database is left out.
    expect(report.numPendingTests).toBe(3);
  });
});
