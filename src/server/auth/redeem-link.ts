import { randomUUID } from 'node:crypto';
import type { AuthSession, LinkType } from '#contract/auth.ts';
import type { Trx } from '../database/database.ts';
import { type SignInMethod, startSession } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { type MailedLink, startRedeemedFlow, takeLink } from './link-store.ts';
import type { Origin } from './origin.ts';
import { confirmEmail, findUser, setPassword } from './user-store.ts';

interface Given {
  token: string;
  type: LinkType;
}

/** A session for a mailed link, once. */
export function redeemLink(auth: AuthContext, given: Given, origin: Origin): Promise<AuthSession> {
  return auth.database.shared.transaction().execute(async (trx) => {
    const link = await openLink(trx, given);
    return startSession(auth, trx, link.user_id, methodOf(link), origin);
  });
}

const methodOf = (link: MailedLink): SignInMethod => (link.type === 'recovery' ? 'recovery' : 'otp');

async function openLink(trx: Trx, { token, type }: Given): Promise<MailedLink> {
  const link = await takeLink(trx, token, type);
  const user = link && (await findUser(trx, link.user_id));
  if (!link || !user) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  if (!user.email_confirmed_at) {
    await confirmEmail(trx, user.id);
    // Whoever chose the password of an unconfirmed account need not be who now reads its mail.
    if (link.type === 'recovery') await setPassword(trx, user.id, null);
  }
  return link;
}

/** The plain form of the link: what came of it goes on to the app in the address. */
export async function followLink(
  auth: AuthContext,
  given: Given,
  redirectTo: string | undefined,
  origin: Origin,
): Promise<URL> {
  const target = auth.redirects.allowed(redirectTo);
  try {
    await auth.database.shared.transaction().execute(async (trx) => {
      const link = await openLink(trx, given);
      if (link.code_challenge) {
        const authCode = randomUUID();
        const { code_challenge: codeChallenge, user_id: userId } = link;
        await startRedeemedFlow(trx, { authCode, codeChallenge, method: methodOf(link), userId });
        target.searchParams.set('code', authCode);
      } else {
        const session = await startSession(auth, trx, link.user_id, methodOf(link), origin);
        target.hash = fragmentOf(session, link.type);
      }
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, message } = error;
    target.hash = new URLSearchParams({
      error: 'access_denied',
      error_code: code,
      error_description: message,
    }).toString();
  }
  return target;
}

function fragmentOf(session: AuthSession, type: string): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  }).toString();
}
