import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { keepHouse } from '#server/background/housekeeping.ts';
import { openDatabase } from '#server/database/database.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import { readConfig } from '#server/process/config.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { createFactories, type Factories, type TestPerson } from '#tests/support/factories.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings } from './api.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { measureCpuShare } from './cpu-of-tree.ts';
import { callEverything, runOtherQueries } from './every-call.ts';
import { explainAll, findScans } from './explained.ts';
import { type LargeDatabase, startLargeDatabase } from './large-database.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

export interface LargeRow {
  what: string;
  figure: string;
  needed: string;
  passes: boolean;
}

const idleSeconds = inFull(60, 1);
const rounds = inFull(300, 5);

/** Everything that gets slower with a full database, on one of this many people. Takes long, and only runs by its name. */
export async function benchGrowthLarge(people: number): Promise<LargeRow[]> {
  const beganAt = performance.now();
  const large = await startLargeDatabase(people);
  const filled = `${people} people, filled in ${Math.round((performance.now() - beganAt) / 1000)} s`;
  try {
    const side = await startSide(large);
    try {
      return [
        { what: filled, figure: await sizeOf(large), needed: '', passes: true },
        await idleRow(large),
        ...(await speedRows(side)),
        ...(await planRows(large, side)),
      ];
    } finally {
      side.stop();
    }
  } finally {
    await large.stop();
  }
}

interface Side {
  factories: Factories;
  stop(): void;
}

async function startSide({ url, ownerUrl }: Pick<LargeDatabase, 'url' | 'ownerUrl'>): Promise<Side> {
  const key = await createThrowawaySigningKey();
  const some = '100000000';
  const settings = {
    ...productSettings({ url, ownerUrl, userId: '', email: '', stop: async () => {} }, key),
    PROCESS: 'all',
    GOOGLE_CLIENT_ID: 'bench',
    PASSWORD_BREACH_CHECK: 'false',
    DOCUMENTS_PER_PERSON: some,
    LIMIT_CREATE: `${some}/h`,
    LIMIT_EDIT: `${some}/h`,
  };
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  const database = openDatabase({
    url: localLoginUrls(url).AUTH_DATABASE_URL,
    poolSize: 2,
    onError: () => {},
  });
  const parts = { config: readConfig(settings), signInDatabase: database };
  const factories = await createFactories({ parts, address: server.url }, ownerUrl);
  return { factories, stop: () => server.stop() };
}

async function sizeOf({ ownerUrl }: LargeDatabase): Promise<string> {
  const [row] = await runSql(ownerUrl, 'select pg_size_pretty(pg_database_size(current_database())) as size');
  return (row as { size: string }).size;
}

/** The server runs with its worker and nobody calls it. */
async function idleRow({ folder }: LargeDatabase): Promise<LargeRow> {
  const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // What starting up costs is not what idling costs.
  await pause(inFull(10_000, 100));
  const share = await measureCpuShare(pid, idleSeconds);
  return {
    what: 'database of an idle process, share of a core',
    figure: `${(share * 100).toFixed(1)} %`,
    needed: '< 3 %',
    passes: share < 0.03,
  };
}

/** The same calls on an empty database, in turn. */
async function speedRows(side: Side): Promise<LargeRow[]> {
  const empty = await startBenchDatabase({ people: 1 });
  const emptySide = await startSide(empty);
  try {
    const [ours, theirs] = [await callerOf(side), await callerOf(emptySide)];
    const rows: LargeRow[] = [];
    for (const what of ['list', 'get', 'create'] as const) {
      const ms = { ours: [] as number[], theirs: [] as number[] };
      for (let round = -20; round < rounds; round += 1) {
        const [one, other] = [await ours(what), await theirs(what)];
        if (round < 0) continue;
        ms.ours.push(one);
        ms.theirs.push(other);
      }
      rows.push(speedRow(what, ms.ours, ms.theirs));
    }
    return rows;
  } finally {
    emptySide.stop();
    await empty.stop();
  }
}

function speedRow(what: string, ours: number[], theirs: number[]): LargeRow {
  const figures = [ours, theirs].map((ms) => [0.5, 0.95].map((share) => percentile(ms, share).toFixed(1)));
  const ratio = percentile(ours, 0.5) / percentile(theirs, 0.5);
  return {
    what: `${what}, p50 and p95 in ms, and on an empty database`,
    figure: `${figures.map((pair) => pair.join(', ')).join('; ')}: ${ratio.toFixed(2)} times the p50`,
    needed: '≤ 2 times',
    passes: ratio <= 2,
  };
}

async function callerOf({ factories }: Side) {
  const person = await factories.createPerson({ premium: true });
  const id = await factories.createResume(person);
  const body = { originalContent: 'Robin Example, Engineer. Built bridges.' };
  const calls = {
    list: () => person.call('GET', '/api/resumes'),
    get: () => person.call('GET', `/api/resumes/${id}`),
    create: () =>
      person.call('POST', '/api/resumes', { body, headers: { 'idempotency-key': crypto.randomUUID() } }),
  };
  return async (what: keyof typeof calls): Promise<number> => {
    const beganAt = performance.now();
    const answer = await calls[what]();
    await answer.text();
    if (!answer.ok) throw new Error(`${what} answered ${answer.status}`);
    return performance.now() - beganAt;
  };
}

/** Runs every query of the product and one housekeeping, and looks at how PostgreSQL went about each. */
async function planRows(large: LargeDatabase, { factories }: Side): Promise<LargeRow[]> {
  const open = (url: string) => openDatabase({ url, poolSize: 2, onError: () => {} });
  const database = open(large.url);
  const signInDatabase = open(localLoginUrls(large.url).AUTH_DATABASE_URL);
  const failed: string[] = [];
  let keptMs = 0;
  await explainAll(large, async () => {
    failed.push(...(await callEverything(factories, (userId) => workOf(large, userId))));
    const person: TestPerson = await factories.createPerson();
    await runOtherQueries({ database, signInDatabase }, person);
    const beganAt = performance.now();
    await keepHouse({ database, signInDatabase, log: pino({ level: 'warn' }) });
    keptMs = performance.now() - beganAt;
  });
  await Promise.all([database.close(), signInDatabase.close()]);
  const { statements, scans } = await findScans(large);
  for (const scan of scans) console.error(scan);
  return [
    {
      what: 'calls of every endpoint that answered 5xx',
      figure: failed.join(', ') || 'none',
      needed: 'none',
      passes: failed.length === 0,
    },
    {
      what: `statements that read a large table from end to end, of ${statements.size}`,
      figure: String(scans.size),
      needed: '0',
      passes: scans.size === 0,
    },
    {
      what: "one housekeeping, with an hour's worth of everything to forget",
      figure: `${(keptMs / 1000).toFixed(1)} s`,
      needed: '< 240 s',
      passes: keptMs < 240_000,
    },
  ];
}

async function workOf({ ownerUrl }: LargeDatabase, userId: string): Promise<string> {
  const [row] = await runSql(ownerUrl, 'select id from work where user_id = $1', [userId]);
  return (row as { id: string }).id;
}
