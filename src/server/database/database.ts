import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { RefusedStart } from '../process/refused-start.ts';
import { connectionTo, statementTimeoutMs } from './connection.ts';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** Rows read in one round trip, as a named prepared statement. `$1` is the user they are read for, `$2` and on are its own. */
export interface PersonalRead {
  name: string;
  /** Selects from `who` (one row, column `id`), which has set the user for row-level security. */
  select: string;
}

export interface Database {
  /** Tables that belong to no single person: sign-in, mail, limits, queue. */
  shared: Kysely<Schema>;
  pool: pg.Pool;
  /** Everything in here sees and writes this person's rows only, in one transaction. */
  asUser<T>(userId: string, run: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * One at a time for each name, over all nodes, with no transaction open meanwhile: for what waits on somebody else.
   * What is given to `run` works on the connection that holds the name, so that nobody waits for a second one.
   */
  alone<T>(name: string, run: (held: Pick<Database, 'asUser'>) => Promise<T>): Promise<T>;
  /** A hot read without the transaction's extra round trips, behind the same wall. */
  readAsUser<Row extends pg.QueryResultRow>(
    read: PersonalRead,
    userId: string,
    ...values: string[]
  ): Promise<Row[]>;
  /**
   * Refuses a role that row-level security does not stop, or that can make temporary tables, which a function of the
   * owner might take for ours: the wall would be silently off.
   */
  assertRlsEnforced(setting: string): Promise<void>;
  /** Whether the database answers, asked on a connection of its own; and its clock, in ms. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}

const probeTimeoutMs = 2_000;

export function openDatabase({ url, poolSize, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: poolSize,
    // Short, because one that was dropped meanwhile is only found out by using it, which takes long.
    idleTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that dies must not end the process, neither while idle (the pool tells) nor between
  // two queries of a transaction (only the connection itself tells): the pool replaces it.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const probe = openProbe(url, onError);
  const shared = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    shared,
    pool,
    asUser: (userId, run) => asUserOn(shared, userId, run),
    alone: (name, run) => alone(shared, name, run),
    readAsUser: async <Row extends pg.QueryResultRow>(
      { name, select }: PersonalRead,
      userId: string,
      ...values: string[]
    ) => {
      const { rows } = await pool.query<Row>({ name, text: withRls(select), values: [userId, ...values] });
      return rows;
    },
    assertRlsEnforced: (setting) => assertRlsEnforced(pool, setting),
    ping: () => readClock(probe),
    close: async () => {
      await Promise.all([shared.destroy(), probe.end()]);
    },
  };
}

async function assertRlsEnforced(pool: pg.Pool, setting: string): Promise<void> {
  const { rows } = await pool.query<{ open: boolean; temporary: boolean }>(
    `select r.rolsuper or r.rolbypassrls or pg_has_role(c.relowner, 'member') as open,
       has_database_privilege(current_database(), 'temporary') as temporary
     from pg_roles r, pg_class c where r.rolname = current_user and c.oid = 'public.users'::regclass`,
  );
  if (rows[0]?.open !== false)
    throw new RefusedStart(
      `${setting} must connect as a role like candor_app, which owns nothing: this one is past row-level security.`,
    );
  if (rows[0].temporary)
    throw new RefusedStart(
      `${setting} connects as a role that can make temporary tables, which could mislead functions of the owner: npm run migrate takes that away.`,
    );
}

async function readClock(probe: pg.Pool): Promise<number> {
  const { rows } = await probe.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]?.ms ?? Number.NaN;
}

const asUserOn = <T>(db: Kysely<Schema>, userId: string, run: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx);
    return run(trx);
  });

/** The name is let go with the connection, too, so a process that dies holds nothing up. */
const alone: <T>(
  db: Kysely<Schema>,
  name: string,
  run: (held: Pick<Database, 'asUser'>) => Promise<T>,
) => Promise<T> = (db, name, run) =>
  db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(held);
    try {
      return await run({ asUser: (userId, work) => asUserOn(held, userId, work) });
    } finally {
      // Fails only where the connection is gone, and the name with it.
      await sql`select pg_advisory_unlock_all()`.execute(held).catch(() => {});
    }
  });

/**
 * One connection that nothing else uses: while the others are all busy the database is still there, and a node must not
 * be taken out for being busy. It's asked for very little, so it gives up soon, and is replaced when it does.
 */
function openProbe(url: string, onError: (error: Error) => void): pg.Pool {
  const probe = new pg.Pool({
    ...connectionTo(url),
    max: 1,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  probe.on('error', onError);
  probe.on('connect', (client) => client.on('error', () => {}));
  return probe;
}

/**
 * The lateral join makes PostgreSQL set the user before it looks at a row; were it ever to look first, the policy
 * would hide every row: the mistake would lose an answer, never leak one. `offset 0` keeps the setting apart, as a
 * materialized CTE would, for less; the second one keeps the read from being merged into the join, where the
 * planner might begin with it.
 */
const withRls = (select: string) =>
  `select it.* from (select set_config('app.user_id', $1, true)::uuid as id offset 0) who
    cross join lateral (${select} offset 0) it`;
