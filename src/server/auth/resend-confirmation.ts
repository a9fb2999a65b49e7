import type { AuthContext } from './auth-context.ts';
import { inEqualTime } from './equal-time.ts';
import { type AskedLink, postLink } from './post-link.ts';
import { findUserByEmail } from './user-store.ts';

export async function resendConfirmation(
  auth: AuthContext,
  email: string,
  asked: AskedLink,
  ip: string,
): Promise<void> {
  await inEqualTime(async () => {
    const mayMail = await auth.limits.mayMail('signup', email, ip);
    const user = await findUserByEmail(auth.database.shared, email);
    if (!user || user.email_confirmed_at || !mayMail) return;
    await auth.database.shared.transaction().execute((trx) => postLink(auth, trx, user, 'signup', asked));
  });
}
