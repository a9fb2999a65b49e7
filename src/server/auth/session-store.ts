import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Origin } from './origin.ts';

type Db = Kysely<Schema>;
export type SessionRow = Selectable<Schema['auth.sessions']>;

export function createSession(db: Db, userId: string, method: string, origin: Origin): Promise<SessionRow> {
  return db
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      refresh_key: randomBytes(32),
      method,
      user_agent: origin.userAgent,
      ip: origin.ip,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findLiveSession(db: Db, id: string, userId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('not_after', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function findRefreshKey(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('auth.sessions')
    .select('refresh_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.refresh_key;
}

/** The session held until the transaction ends, and its ages by the database's clock, the same for all nodes. */
export function lockSession(db: Db, id: string) {
  return db
    .selectFrom('auth.sessions')
    .selectAll()
    .select([
      sql<number>`extract(epoch from clock_timestamp() - refreshed_at)::float8`.as('seconds_since_refresh'),
      sql<boolean>`not_after < now()`.as('is_over'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A session that is used stays; one that is left alone ends after 30 days. */
export function advanceSession(db: Db, id: string): Promise<SessionRow> {
  return db
    .updateTable('auth.sessions')
    .set({
      counter: sql<number>`counter + 1`,
      refreshed_at: sql<Date>`clock_timestamp()`,
      not_after: sql<Date>`now() + interval '30 days'`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('id', '=', id).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('user_id', '=', userId).where('id', '<>', keptId).execute();
}

export async function deleteAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('user_id', '=', userId).execute();
}

/** The last used first; more than anybody has, so that no flood of sign-ins makes a long answer. */
export function listLiveSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('not_after', '>', sql<Date>`now()`)
    .orderBy('refreshed_at', 'desc')
    .limit(100)
    .execute();
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
