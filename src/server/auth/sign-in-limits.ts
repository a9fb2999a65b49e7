import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { placeOf } from '../quota/place-of.ts';
import { demand, sharedBudget } from '../quota/rate-limits.ts';

export interface SignInLimits {
  /** Before a password is looked at. Refuses with 429. */
  admitSignIn(email: string, ip: string): Promise<void>;
  /** After a right password: mistakes made before it no longer count for this address from this place. */
  forgiveSignIn(email: string, ip: string): Promise<void>;
  /**
   * Before a new password is compared with the old one. Counted by session, because a stolen token is of one
   * session: a thief gets few guesses, and the owner who comes by a mailed link is not held up.
   */
  admitPasswordChange(sessionId: string): Promise<void>;
  /** False when this address got its share of mails of this kind. Asked for every address, known or not. */
  mayMail(kind: 'signup' | 'recovery', email: string): Promise<boolean>;
  admitRefresh(sessionId: string): Promise<void>;
}

/**
 * Nobody can lock another person out: an address that many places try at once is not closed, each
 * place only gets one try where it had several. What counts down is kept by hash, so the table of
 * limits holds no addresses, and only the right password of the same address ever gives a try back.
 */
export function createSignInLimits(config: Pick<Config, 'authLimits'>, pool: Pool): SignInLimits {
  const rates = config.authLimits;
  const perPlace = sharedBudget(pool, 'sign-in:ip', rates.signInPerIp);
  const perAddress = sharedBudget(pool, 'sign-in:address', rates.signInPerAddress);
  const perBoth = sharedBudget(pool, 'sign-in:address+ip', rates.signInPerAddressAndIp);
  const slowed = sharedBudget(pool, 'sign-in:slowed', { ...rates.signInPerAddressAndIp, points: 1 });
  const perSession = sharedBudget(pool, 'password-change', rates.signInPerAddressAndIp);
  const perMinute = sharedBudget(pool, 'mail:minute', rates.mailPerMinute);
  const perDay = sharedBudget(pool, 'mail:day', rates.mailPerDay);
  const refresh = sharedBudget(pool, 'refresh', rates.refresh);
  return {
    admitSignIn: async (email, ip) => {
      const both = `${hashOf(email)}:${placeOf(ip)}`;
      await demand(perPlace, placeOf(ip));
      await demand(perBoth, both);
      const { ok } = await perAddress.take(hashOf(email));
      if (!ok) await demand(slowed, both);
    },
    forgiveSignIn: async (email, ip) => {
      const both = `${hashOf(email)}:${placeOf(ip)}`;
      await Promise.all([perBoth.clear(both), slowed.clear(both)]);
    },
    admitPasswordChange: (sessionId) => demand(perSession, sessionId),
    mayMail: async (kind, email) => {
      const key = `${kind}:${hashOf(email)}`;
      return (await perMinute.take(key)).ok && (await perDay.take(key)).ok;
    },
    admitRefresh: (sessionId) => demand(refresh, sessionId),
  };
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
