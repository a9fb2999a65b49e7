import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { findLiveSession, type SessionRow } from './session-store.ts';
import { findUser, type UserRow } from './user-store.ts';

/** Who holds this bearer token, asked of the database on every call: these calls change the account. */
export async function authenticate(
  { keys, database }: AuthContext,
  authorization: string | undefined,
): Promise<{ user: UserRow; session: SessionRow }> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await keys.verify(token).catch(() => undefined);
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const user = await findUser(database.shared, String(claims.sub));
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await findLiveSession(database.shared, String(claims.session_id), user.id);
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, session };
}
