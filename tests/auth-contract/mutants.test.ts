import { describe, expect, it } from 'vitest';
import type { Defenses } from '#server/auth/auth-context.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { judgeRefresh } from '#server/auth/refresh-token.ts';
import { confirmEmail } from '#server/auth/user-store.ts';
import { preHijack } from './checks/google-checks.ts';
import { passwordEndsOthers } from './checks/password-checks.ts';
import { wrongVerifier } from './checks/plain-link-checks.ts';
import { reuseRevokes } from './checks/session-checks.ts';
import { unknownUserTiming } from './checks/sign-in-checks.ts';
import { type Check, isElsewhere, startTarget } from './target.ts';

interface Mutant {
  name: string;
  caughtBy: Check;
  defenses: () => Promise<Partial<Defenses>>;
}

/** The module with one defense taken out. A check that does not notice is worth nothing. */
const mutants: Mutant[] = [
  {
    name: 'no hash is computed for an unknown address',
    caughtBy: unknownUserTiming,
    defenses: async () => {
      const real = await createPasswords();
      const matches: typeof real.matches = async (hash, password) =>
        typeof hash === 'string' && real.matches(hash, password);
      return { passwords: { ...real, matches } };
    },
  },
  {
    name: 'a stolen refresh token is refused but ends nothing',
    caughtBy: reuseRevokes,
    defenses: async () => ({
      judgeRefresh: (presented, session) => {
        const verdict = judgeRefresh(presented, session);
        return verdict === 'stolen' ? 'unknown' : verdict;
      },
    }),
  },
  {
    name: 'any verifier fits any code',
    caughtBy: wrongVerifier,
    defenses: async () => ({ matchesChallenge: () => true }),
  },
  {
    name: 'an account that a stranger made is handed to its owner as it is',
    caughtBy: preHijack,
    defenses: async () => ({ takeOverUnconfirmed: (trx, user) => confirmEmail(trx, user.id) }),
  },
  {
    name: 'a new password leaves other sessions alone',
    caughtBy: passwordEndsOthers,
    defenses: async () => ({ endOtherSessions: async () => {} }),
  },
];

describe.runIf(!isElsewhere())('a weakened module is caught', () => {
  for (const { name, caughtBy, defenses } of mutants) {
    it(`${name}: by “${caughtBy.name}”`, async () => {
      const target = await startTarget({ defenses: await defenses() });
      try {
        // An assertion, not a broken set-up, must be what fails.
        await expect(caughtBy.run(target)).rejects.toMatchObject({ name: 'AssertionError' });
      } finally {
        await target.stop();
      }
    });
  }
});
