import { randomBytes } from 'node:crypto';
import type { Trx } from '../database/database.ts';
import { postMail } from '../mail/post-mail.ts';
import type { AuthContext } from './auth-context.ts';
import { keepLink, type MailedLink } from './link-store.ts';
import { confirmationMail, recoveryMail } from './mails.ts';
import type { UserRow } from './user-store.ts';

export interface AskedLink {
  redirectTo: string | undefined;
  codeChallenge: string | null | undefined;
}

/**
 * The link goes to a page of the app, which redeems it with a POST: a scanner that opens it does not
 * use it up, and it works on another device than the one that asked.
 */
export async function postLink(
  auth: AuthContext,
  trx: Trx,
  user: UserRow,
  type: MailedLink['type'],
  asked: AskedLink,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await keepLink(trx, { token, type, userId: user.id, codeChallenge: asked.codeChallenge ?? null });
  const link = auth.redirects.forMail(asked.redirectTo);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', type);
  const mail = type === 'recovery' ? recoveryMail(link.href) : confirmationMail(link.href);
  await postMail(auth, trx, user.email, mail);
}
