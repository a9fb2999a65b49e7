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
import { checkMetadata, type UserMetadata } from './user-metadata.ts';
import { findUser, lockUserByEmail, setMetadata, setPassword, type UserRow } from './user-store.ts';

type Change = BodyOf<typeof authEndpoints.updateAuthUser>;

export async function updateUser(
  auth: AuthContext,
  authorization: string | undefined,
  { password, data }: Change,
): Promise<AuthUser> {
  const { user, session } = await authenticate(auth, authorization);
  if (data) await addMetadata(auth, user, data);
  if (password !== undefined) await changePassword(auth, user, session, password);
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
  password: string,
): Promise<void> {
  await auth.rules.check(password);
  if (user.password_hash) {
    // The answer tells whether this is the password, so it counts as a try at it.
    await auth.limits.admitPasswordChange(session.id);
    if (await auth.passwords.matches(user.password_hash, password))
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const passwordHash = await auth.passwords.hash(password);
  const mail = passwordChangedMail(new URL('/auth', auth.config.PUBLIC_URL).href);
  await auth.database.shared.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash);
    await auth.endOtherSessions(trx, user.id, session.id);
    await dropLinks(trx, user.id);
    await postMail(auth, trx, user.email, mail);
  });
}
