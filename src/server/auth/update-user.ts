import type { AuthUser, authEndpoints } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { postMail } from '../mail/post-mail.ts';
import { answerUser } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { authenticate } from './authenticate.ts';
import { dropLinks } from './link-store.ts';
import { passwordChangedMail } from './mails.ts';
import type { SessionRow } from './session-store.ts';
import { isRecentSignIn } from './signed-in-at.ts';
import { checkMetadata, type UserMetadata } from './user-metadata.ts';
import { findUser, lockUserByEmail, setMetadata, setPassword, type UserRow } from './user-store.ts';

type Change = BodyOf<typeof authEndpoints.updateAuthUser>;

export async function updateUser(
  auth: AuthContext,
  authorization: string | undefined,
  { password, current_password: current, data }: Change,
): Promise<AuthUser> {
  const { user, session } = await authenticate(auth, authorization);
  if (data) await addMetadata(auth, user, data);
  if (password !== undefined) await changePassword(auth, user, session, { password, current });
  const changed = await findUser(auth.database.shared, user.id);
  return answerUser(auth.database.shared, changed ?? user);
}

function addMetadata(auth: AuthContext, { id, email }: UserRow, data: UserMetadata): Promise<void> {
  return auth.database.shared.transaction().execute(async (trx) => {
    const current = await lockUserByEmail(trx, email);
    const metadata = { ...current?.user_metadata, ...data };
    checkMetadata(metadata);
    await setMetadata(trx, id, metadata);
  });
}

/** Whoever held the account by the old password, by another session or by an older link loses it. */
async function changePassword(
  auth: AuthContext,
  user: UserRow,
  session: SessionRow,
  { password, current }: NewPassword,
): Promise<void> {
  await auth.rules.check(password);
  await assertOwner(auth, user, session, { password, current });
  const passwordHash = await auth.passwords.hash(password);
  const mail = passwordChangedMail(new URL('/auth', auth.config.PUBLIC_URL).href);
  await auth.database.shared.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash);
    await auth.endOtherSessions(trx, user.id, session.id);
    await dropLinks(trx, user.id);
    await postMail(auth, trx, user.email, mail);
  });
}

interface NewPassword {
  password: string;
  current: string | undefined;
}

/** A session alone may be a stolen one, or that of a browser left open: it takes the password, or a fresh proof. */
async function assertOwner(
  { limits, passwords }: AuthContext,
  { password_hash: hash }: UserRow,
  session: SessionRow,
  { password, current }: NewPassword,
): Promise<void> {
  const isProved = isRecovering(session);
  if (!hash) {
    if (!isProved && !isRecentSignIn(session.created_at.getTime()))
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    return;
  }
  if (!isProved && current === undefined)
    throw new AuthError(400, 'current_password_required', 'Please enter your current password.');
  // Each answer tells whether this is the password, so it counts as a try at it.
  await limits.admitPasswordChange(session.id);
  if (!isProved && !(await passwords.matches(hash, current ?? '')))
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  if (isProved ? await passwords.matches(hash, password) : password === current)
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
}

const recoveryMs = 60 * 60_000;

/** Whoever comes by a mailed link has forgotten the password. The session lasts; what the link proves, an hour. */
const isRecovering = ({ method, created_at: createdAt }: SessionRow) =>
  method === 'recovery' && Date.now() - createdAt.getTime() < recoveryMs;
