import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { readConfig } from '#server/process/config.ts';
import { createFactories, type Factories } from './factories.ts';
import { shippedSettings } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing of the test's own environment gets through. */
export const productionEnvironment = (settings: Readonly<Record<string, string>>) => ({
  PATH: '/usr/bin:/bin',
  ...settings,
  NODE_ENV: 'production',
});

/** All that production asks for, with the limits we ship. */
export const productionSettings = async (databaseUrl: string): Promise<Record<string, string>> => ({
  ...(await shippedSettings(databaseUrl)),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  STRIPE_PRICE_ID: 'price_nobody',
  PUBLIC_URL: 'https://candor.example',
  MAIL_FROM: 'Candor <no-reply@candor.example>',
  SUPPORT_EMAIL: 'help@candor.example',
});

export interface ProductionApp extends Factories {
  address: string;
  /** For owners of rows that no call can make. */
  ownerUrl: string;
  /** For the size of its memory, and the like. */
  pid: number;
  stop(): Promise<void>;
}

/** What `npm start` does: the built server as a process of its own, with the limits we ship unless a test sets others. */
export async function startProductionApp(
  script: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductionApp> {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  const all = { ...(await productionSettings(database.url)), ...settings };
  const child = spawn(process.execPath, [script], { cwd: project, env: productionEnvironment(all) });
  const ended = once(child, 'exit');
  const config = readConfig(all);
  const own = openDatabase({ url: config.AUTH_DATABASE_URL, poolSize: 2, onError: () => {} });
  const stop = async () => {
    child.kill();
    await ended;
    await own.close();
    await database.drop();
  };
  try {
    const address = await addressOf(child.stdout);
    const factories = await createFactories(
      { parts: { config, signInDatabase: own }, address },
      database.ownerUrl,
    );
    return { ...factories, address, ownerUrl: database.ownerUrl, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where a started process says that it listens. */
async function addressOf(log: Readable): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: log })) {
    const { msg, address } = JSON.parse(line) as { msg: string; address: string };
    if (msg === 'started') {
      log.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`The server ended before it had started:\n${lines.join('\n')}`);
}
