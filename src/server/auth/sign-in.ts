import type { AuthSession } from '#contract/auth.ts';
import { startSession } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Origin } from './origin.ts';
import { findUserByEmail, lockUserByEmail } from './user-store.ts';

const refused = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export async function signIn(
  auth: AuthContext,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<AuthSession> {
  await auth.limits.admitSignIn(email, origin.ip);
  const user = await findUserByEmail(auth.database.shared, email);
  const matches = await auth.passwords.matches(user?.password_hash, password);
  if (!user || !matches) throw refused();
  await auth.limits.forgiveSignIn(email, origin.ip);
  // Told only to somebody who knows the password: others must not learn that the account exists.
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return auth.database.shared.transaction().execute(async (trx) => {
    // A password changed since it was checked has ended all sessions: this one must not begin.
    const current = await lockUserByEmail(trx, email);
    if (current?.password_hash !== user.password_hash) throw refused();
    return startSession(auth, trx, user.id, 'password', origin);
  });
}
