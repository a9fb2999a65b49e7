import { randomUUID } from 'node:crypto';
import type { AuthUser, authEndpoints } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Trx } from '../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { inEqualTime } from './equal-time.ts';
import { postLink } from './post-mail.ts';
import { addIdentity, createUser, lockUserByEmail, setPassword, type UserRow } from './user-store.ts';

type Form = BodyOf<typeof authEndpoints.signUp>;

/**
 * The answer holds nothing from the database, and comes at the same time, whether the address is new,
 * waits for its confirmation, or has an account: only its owner's mailbox tells.
 */
export async function signUp(
  auth: AuthContext,
  form: Form,
  redirectTo: string | undefined,
): Promise<AuthUser> {
  await auth.rules.check(form.password);
  await inEqualTime(async () => {
    // Hashed before anything is looked up, so that every address costs the same.
    const passwordHash = await auth.passwords.hash(form.password);
    const mayMail = await auth.limits.mayMail('signup', form.email);
    await auth.database.shared.transaction().execute(async (trx) => {
      const user = await findOrCreate(auth, trx, form, passwordHash);
      if (user.email_confirmed_at || !mayMail) return;
      await postLink(auth, trx, user, 'signup', { redirectTo, codeChallenge: form.code_challenge });
    });
  });
  return newAccount(form);
}

async function findOrCreate(auth: AuthContext, trx: Trx, form: Form, passwordHash: string): Promise<UserRow> {
  const created = await createUser(trx, {
    email: form.email,
    passwordHash,
    confirmed: false,
    metadata: form.data ?? {},
  });
  if (created) {
    const data = { sub: created.id, email: form.email, email_verified: false };
    await addIdentity(trx, { provider: 'email', providerId: created.id, userId: created.id, data });
    return created;
  }
  const user = await lockUserByEmail(trx, form.email);
  if (!user) throw new Error('The account was deleted while somebody signed up for it.');
  // Two people chose a password for an address that neither has proved to own: neither password counts.
  // The owner opens the link and sets one; a stranger who came first, or last, gains nothing.
  const differs =
    !user.email_confirmed_at && !(await auth.passwords.matches(user.password_hash, form.password));
  if (differs) await setPassword(trx, user.id, null);
  return user;
}

function newAccount({ email, data = {} }: Form): AuthUser {
  const now = new Date().toISOString();
  const id = randomUUID();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false },
        provider: 'email',
        created_at: now,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
