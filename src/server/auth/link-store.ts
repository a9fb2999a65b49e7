import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';

type Db = Kysely<Schema>;
export type MailedLink = Selectable<Schema['auth.one_time_tokens']>;

/** Only the hash is kept: whoever reads the table cannot follow the link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The newest link of a kind replaces the one before. */
export async function keepLink(
  db: Db,
  link: { token: string; type: MailedLink['type']; userId: string; codeChallenge: string | null },
): Promise<void> {
  const values = {
    token_hash: hashOf(link.token),
    code_challenge: link.codeChallenge,
    expires_at: sql<Date>`now() + interval '1 hour'`,
    created_at: sql<Date>`now()`,
  };
  await db
    .insertInto('auth.one_time_tokens')
    .values({ ...values, type: link.type, user_id: link.userId })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet(values))
    .execute();
}

/** Gives the link once, while it is in time by the database's clock. The type `email` stands for any. */
export function takeLink(
  db: Db,
  token: string,
  type: MailedLink['type'] | 'email',
): Promise<MailedLink | undefined> {
  return db
    .deleteFrom('auth.one_time_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(type !== 'email', (query) => query.where('type', '=', type as MailedLink['type']))
    .returningAll()
    .executeTakeFirst();
}

export async function dropLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
}

/** A sign-in that went to the provider and has not come back yet. */
export async function startFlow(
  db: Db,
  flow: {
    id: string;
    authCode: string;
    codeChallenge: string;
    redirectTo: string;
    nonce: string;
    verifier: string;
  },
): Promise<void> {
  await db
    .insertInto('auth.flow_state')
    .values({
      id: flow.id,
      auth_code: flow.authCode,
      code_challenge: flow.codeChallenge,
      method: 'oauth',
      redirect_to: flow.redirectTo,
      nonce: flow.nonce,
      provider_verifier: flow.verifier,
    })
    .execute();
}

/** A mailed link that was followed by a client which will redeem a code for it. */
export async function startRedeemedFlow(
  db: Db,
  flow: { authCode: string; codeChallenge: string; method: string; userId: string },
): Promise<void> {
  await db
    .insertInto('auth.flow_state')
    .values({
      auth_code: flow.authCode,
      code_challenge: flow.codeChallenge,
      method: flow.method,
      user_id: flow.userId,
    })
    .execute();
}

export interface ReturnedFlow {
  id: string;
  authCode: string;
  redirectTo: string;
  nonce: string;
  verifier: string;
}

/** The flow that comes back from the provider, once and within 10 minutes. Its id came through the browser, so it may be anything. */
export async function takeReturnedFlow(db: Db, id: string): Promise<ReturnedFlow | undefined> {
  if (!z.guid().safeParse(id).success) return undefined;
  const flow = await db
    .selectFrom('auth.flow_state')
    .selectAll()
    .where('id', '=', id)
    .where('provider_verifier', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .forUpdate()
    .executeTakeFirst();
  if (!flow?.provider_verifier || !flow.nonce || !flow.redirect_to) return undefined;
  await db
    .updateTable('auth.flow_state')
    .set({ provider_verifier: null })
    .where('id', '=', flow.id)
    .execute();
  const { auth_code: authCode, redirect_to: redirectTo, nonce, provider_verifier: verifier } = flow;
  return { id: flow.id, authCode, redirectTo, nonce, verifier };
}

export async function setFlowOwner(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('auth.flow_state').set({ user_id: userId }).where('id', '=', id).execute();
}

/** A code is gone after one try, right or wrong. */
export function takeCode(db: Db, authCode: string) {
  return db
    .deleteFrom('auth.flow_state')
    .where('auth_code', '=', authCode)
    .where('user_id', 'is not', null)
    .returningAll()
    .returning(sql<boolean>`created_at < now() - interval '10 minutes'`.as('is_over'))
    .executeTakeFirst();
}
