import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../process/config.ts';
import { clientNetwork } from '../quota/client-network.ts';
import { growingDelay } from '../quota/growing-delay.ts';
import { demand, giveAllBack, refuseUnless, sharedBudget, takeAll } from '../quota/rate-limits.ts';

export interface SignInLimits {
  /** Before a password is looked at. Refuses with 429. */
  admitSignIn(email: string, ip: string): Promise<void>;
  /**
   * After a right password: it wasn't a guess, so it counts nowhere, and mistakes made before it no longer
   * count for this address from this place.
   */
  forgiveSignIn(email: string, ip: string): Promise<void>;
  /**
   * Before a new password is compared with the old one. Counted by session, because a stolen token is of one
   * session: a thief gets few guesses, and the owner who comes by a mailed link is not held up.
   */
  admitPasswordChange(sessionId: string): Promise<void>;
  /**
   * False when this address got its share of mails of this kind. Refuses with 429 when this place, or everybody
   * together, asked for too many. Asked for every address, known or not, so no answer tells who has an account.
   */
  mayMail(kind: 'signup' | 'recovery', email: string, ip: string): Promise<boolean>;
  admitRefresh(sessionId: string): Promise<void>;
}

/**
 * Nobody can lock another person out. A wrong password makes whoever sent it wait, at this address from this place.
 * A place with many wrong ones isn't closed to its other people: each address only gets fewer tries in a row from
 * there. Nor is an address that many places try: each place only gets one try where it had several. What counts down
 * is kept by hash, so the table of limits holds no addresses, and only a right password gives a try back.
 */
export function createSignInLimits(
  { authLimits: rates }: Pick<Config, 'authLimits'>,
  pool: Pool,
): SignInLimits {
  const slowedRate = { ...rates.signInPerAddressAndIp, points: 1 };
  const perPlace = sharedBudget(pool, 'sign-in:ip', rates.signInPerIp);
  const perAddress = sharedBudget(pool, 'sign-in:address', rates.signInPerAddress);
  const perBoth = growingDelay(pool, 'sign-in:address+ip', rates.signInPerAddressAndIp);
  const slowed = sharedBudget(pool, 'sign-in:slowed', slowedRate);
  const perSession = sharedBudget(pool, 'password-change', rates.signInPerAddressAndIp);
  const refresh = sharedBudget(pool, 'refresh', rates.refresh);
  const counted = (email: string, ip: string) =>
    [
      [perPlace, clientNetwork(ip)],
      [perAddress, hashOf(email)],
    ] as const;
  return {
    admitSignIn: async (email, ip) => {
      const both = `${hashOf(email)}:${clientNetwork(ip)}`;
      const [place, address] = await Promise.all(counted(email, ip).map(([budget, key]) => budget.take(key)));
      const delay = await perBoth.take(both, place?.ok ? rates.signInPerAddressAndIp.points : 1);
      const answer = delay.ok && !address?.ok ? await slowed.take(both) : delay;
      // What is refused here tried no password.
      if (!answer.ok) await giveAllBack(counted(email, ip));
      refuseUnless(answer);
    },
    forgiveSignIn: async (email, ip) => {
      const both = `${hashOf(email)}:${clientNetwork(ip)}`;
      await Promise.all([giveAllBack(counted(email, ip)), perBoth.clear(both), slowed.clear(both)]);
    },
    admitPasswordChange: (sessionId) => demand(perSession, sessionId),
    mayMail: createMailLimit(rates, pool),
    admitRefresh: (sessionId) => demand(refresh, sessionId),
  };
}

function createMailLimit(rates: Config['authLimits'], pool: Pool): SignInLimits['mayMail'] {
  const total = sharedBudget(pool, 'mail:total', rates.mailTotal);
  const perPlace = sharedBudget(pool, 'mail:ip', rates.mailPerIp);
  const perDay = sharedBudget(pool, 'mail:day', rates.mailPerDay);
  const perMinute = sharedBudget(pool, 'mail:minute', rates.mailPerMinute);
  return async (kind, email, ip) => {
    const address = `${kind}:${hashOf(email)}`;
    const open = [
      [perPlace, clientNetwork(ip)],
      [total, 'all'],
    ] as const;
    refuseUnless(await takeAll(open));
    const { ok } = await takeAll([
      [perDay, address],
      [perMinute, address],
    ]);
    // No mail goes out for this call, so nobody else's share gets smaller by it.
    if (!ok) await giveAllBack(open);
    return ok;
  };
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
