import type { AuthUser, authEndpoints } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { answerUser } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { authenticate } from './authenticate.ts';
import { dropLinks } from './link-store.ts';
import { passwordChangedMail } from './mails.ts';
import { postMail } from './post-mail.ts';
import type { SessionRow } from './session-store.ts';
import { findUser, mergeMetadata, setPassword, type UserRow } from './user-store.ts';

type Change = BodyOf<typeof authEndpoints.updateAuthUser>;

export async function updateUser(
  auth: AuthContext,
  authorization: string | undefined,
  { password, data }: Change,
): Promise<AuthUser> {
  const { user, session } = await authenticate(auth, authorization);
  if (password !== undefined) await changePassword(auth, user, session, password);
  if (data) await mergeMetadata(auth.database.shared, user.id, data);
  const changed = await findUser(auth.database.shared, user.id);
  return answerUser(auth.database.shared, changed ?? user);
}

/** Whoever held the account by the old password, by another session or by an older link loses it. */
async function changePassword(
  auth: AuthContext,
  user: UserRow,
  session: SessionRow,
  password: string,
): Promise<void> {
  await auth.rules.check(password);
  if (user.password_hash && (await auth.passwords.matches(user.password_hash, password))) {
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
