import { randomUUID } from 'node:crypto';
import type { AuthUser, authEndpoints } from '#contract/auth.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Trx } from '../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { inEqualTime } from './equal-time.ts';
import { postLink } from './post-link.ts';
import { checkMetadata } from './user-metadata.ts';
import {
  addIdentity,
  createUser,
  findUserByEmail,
  lockUserByEmail,
  setPassword,
  type UserRow,
} from './user-store.ts';

type Form = BodyOf<typeof authEndpoints.signUp>;

/**
 * The answer holds nothing from the database, and comes at the same time, whether the address is new,
 * waits for its confirmation, or has an account: only its owner's mailbox tells.
 */
export async function signUp(
  auth: AuthContext,
  form: Form,
  redirectTo: string | undefined,
  ip: string,
): Promise<AuthUser> {
  checkMetadata(form.data ?? {});
  await auth.rules.check(form.password);
  await inEqualTime(async () => {
    const mayMail = await auth.limits.mayMail('signup', form.email, ip);
    // Hashed before anything is looked up, so that every address costs the same.
    const passwordHash = await auth.passwords.hash(form.password);
    const asked = { form, passwordHash, redirectTo, mayMail };
    // A password is set, then dropped, then stays dropped: an account changes twice at most meanwhile.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      if (await attemptSignUp(auth, asked)) return;
    }
    throw new Error('The account kept changing while somebody signed up for it.');
  });
  return newAccount(form);
}

interface Asked {
  form: Form;
  passwordHash: string;
  redirectTo: string | undefined;
  mayMail: boolean;
}

/**
 * Comparing passwords takes long and waits in a queue, so it is done before the transaction. False when
 * the account changed in between.
 */
async function attemptSignUp(auth: AuthContext, asked: Asked): Promise<boolean> {
  const { form, redirectTo, mayMail } = asked;
  const known = await findUserByEmail(auth.database.shared, form.email);
  // Asked for every address, known or not: this too must cost the same.
  const isSame = await auth.passwords.matches(known?.password_hash, form.password);
  return auth.database.shared.transaction().execute(async (trx) => {
    const created = await create(trx, asked);
    const user = created ?? (await lockUserByEmail(trx, form.email));
    if (!user) return false;
    if (user.email_confirmed_at) return true;
    if (!created && user.password_hash !== known?.password_hash) return false;
    // Two people chose a password for an address that neither has proved to own: neither password counts.
    // The owner opens the link and sets one; a stranger who came first, or last, gains nothing.
    if (!created && !isSame) await setPassword(trx, user.id, null);
    if (mayMail)
      await postLink(auth, trx, user, 'signup', { redirectTo, codeChallenge: form.code_challenge });
    return true;
  });
}

/** Undefined when the address has an account already. */
async function create(trx: Trx, { form, passwordHash }: Asked): Promise<UserRow | undefined> {
  const { email, data: metadata = {} } = form;
  const created = await createUser(trx, { email, passwordHash, confirmed: false, metadata });
  if (!created) return undefined;
  const data = { sub: created.id, email, email_verified: false };
  await addIdentity(trx, { provider: 'email', providerId: created.id, userId: created.id, data });
  return created;
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
