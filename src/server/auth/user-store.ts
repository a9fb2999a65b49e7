import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { UserMetadata } from './user-metadata.ts';

type Db = Kysely<Schema>;
export type UserRow = Selectable<Schema['auth.users']>;
export type IdentityRow = Selectable<Schema['auth.identities']>;

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth.users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends, so that nobody changes the account in between. */
export function lockUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth.users').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();
}

/** Undefined when the address has an account already. */
export function createUser(
  db: Db,
  user: { email: string; passwordHash?: string; confirmed: boolean; metadata: UserMetadata },
): Promise<UserRow | undefined> {
  return db
    .insertInto('auth.users')
    .values({
      email: user.email,
      password_hash: user.passwordHash ?? null,
      email_confirmed_at: user.confirmed ? sql<Date>`now()` : null,
      user_metadata: JSON.stringify(user.metadata),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function setPassword(db: Db, userId: string, passwordHash: string | null): Promise<void> {
  await db
    .updateTable('auth.users')
    .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export async function confirmEmail(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('auth.users')
    .set({ email_confirmed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function setMetadata(db: Db, userId: string, metadata: UserMetadata): Promise<void> {
  await db
    .updateTable('auth.users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

export function noteSignIn(db: Db, userId: string): Promise<UserRow> {
  return db
    .updateTable('auth.users')
    .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function findIdentityOwner(
  db: Db,
  provider: string,
  providerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth.identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function addIdentity(
  db: Db,
  identity: { provider: string; providerId: string; userId: string; data: Record<string, unknown> },
): Promise<void> {
  await db
    .insertInto('auth.identities')
    .values({
      provider: identity.provider,
      provider_id: identity.providerId,
      user_id: identity.userId,
      identity_data: JSON.stringify(identity.data),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .execute();
}

export async function removeIdentity(db: Db, userId: string, provider: string): Promise<void> {
  await db
    .deleteFrom('auth.identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}
