import type { AuthSession } from '#contract/auth.ts';
import type { Trx } from '../database/database.ts';
import { answerSession } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { type RefreshToken, readRefreshToken } from './refresh-token.ts';
import { advanceSession, deleteSession, findRefreshKey, lockSession } from './session-store.ts';
import { findUser } from './user-store.ts';

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

export async function refreshSession(auth: AuthContext, text: string): Promise<AuthSession> {
  const token = readRefreshToken(text);
  const key = token && (await findRefreshKey(auth.database.shared, token.sessionId));
  if (!token || !key || !token.isSignedWith(key)) throw notFound();
  await auth.limits.admitRefresh(token.sessionId);
  const outcome = await auth.database.shared.transaction().execute((trx) => advance(auth, trx, token));
  // Thrown only now: a session that ended because of a stolen token must stay ended.
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function advance(auth: AuthContext, trx: Trx, token: RefreshToken): Promise<AuthSession | AuthError> {
  const session = await lockSession(trx, token.sessionId);
  const user = session && (await findUser(trx, session.user_id));
  if (!session || !user) return notFound();
  if (session.is_over) return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  const verdict = auth.judgeRefresh(token.counter, {
    counter: BigInt(session.counter),
    secondsSinceRefresh: session.seconds_since_refresh,
  });
  if (verdict === 'rotate') return answerSession(auth, trx, user, await advanceSession(trx, session.id));
  if (verdict === 'repeat') return answerSession(auth, trx, user, session);
  if (verdict === 'unknown') return notFound();
  await deleteSession(trx, session.id);
  auth.log.warn({ sessionId: session.id }, 'an old refresh token was used again: the session is ended');
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
