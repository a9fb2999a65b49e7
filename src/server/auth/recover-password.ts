import type { AuthContext } from './auth-context.ts';
import { inEqualTime } from './equal-time.ts';
import { type AskedLink, postLink } from './post-link.ts';
import { findUserByEmail } from './user-store.ts';

/** Says nothing about whether the address has an account; past the limit it is silent too. */
export async function recoverPassword(
  auth: AuthContext,
  email: string,
  asked: AskedLink,
  ip: string,
): Promise<void> {
  await inEqualTime(async () => {
    const mayMail = await auth.limits.mayMail('recovery', email, ip);
    const user = await findUserByEmail(auth.database.shared, email);
    if (!user || !mayMail) return;
    await auth.database.shared.transaction().execute((trx) => postLink(auth, trx, user, 'recovery', asked));
  });
}
