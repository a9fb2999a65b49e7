import type { Kysely } from 'kysely';
import type { AuthSession, AuthUser } from '#contract/auth.ts';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { AuthContext } from './auth-context.ts';
import type { Origin } from './origin.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { createSession, type SessionRow } from './session-store.ts';
import { claimedMetadata } from './user-metadata.ts';
import { type IdentityRow, listIdentities, noteSignIn, type UserRow } from './user-store.ts';

const iso = (date: Date) => date.toISOString();

/** A user as the protocol shows it. */
export async function answerUser(db: Kysely<Schema>, user: UserRow): Promise<AuthUser> {
  const identities = await listIdentities(db, user.id);
  const providers = identities.map((identity) => identity.provider);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(user.email_confirmed_at && {
      email_confirmed_at: iso(user.email_confirmed_at),
      confirmed_at: iso(user.email_confirmed_at),
    }),
    ...(user.last_sign_in_at && { last_sign_in_at: iso(user.last_sign_in_at) }),
    app_metadata: { provider: providers[0] ?? 'email', providers },
    user_metadata: user.user_metadata,
    identities: identities.map(answerIdentity),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
  };
}

function answerIdentity(identity: IdentityRow): AuthUser['identities'][number] {
  return {
    identity_id: identity.provider_id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    created_at: iso(identity.created_at),
  };
}

/** A session as the protocol shows it, with a fresh access token. */
export async function answerSession(
  { config, keys }: AuthContext,
  db: Kysely<Schema>,
  userRow: UserRow,
  session: SessionRow,
): Promise<AuthSession> {
  const user = await answerUser(db, userRow);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + config.AUTH_ACCESS_TOKEN_SECONDS;
  const claims = {
    email: user.email,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: claimedMetadata(user.user_metadata),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.created_at.getTime() / 1000) }],
    session_id: session.id,
    is_anonymous: false,
  };
  return {
    access_token: await keys.sign(user.id, claims, { issuedAt, expiresAt }),
    token_type: 'bearer',
    expires_in: config.AUTH_ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, BigInt(session.counter), session.refresh_key),
    user,
  };
}

/** How somebody proved who they are; carried in the token as `amr`. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'oauth';

export async function startSession(
  auth: AuthContext,
  trx: Trx,
  userId: string,
  method: SignInMethod,
  origin: Origin,
): Promise<AuthSession> {
  const user = await noteSignIn(trx, userId);
  return answerSession(auth, trx, user, await createSession(trx, userId, method, origin));
}
