import { describe, expect, it, vi } from 'vitest';
import { createPasswords, type Passwords } from '#server/auth/passwords.ts';
import {
  goodPassword,
  isElsewhere,
  newAddress,
  newMember,
  post,
  signUpSomebody,
  startTarget,
} from './target.ts';

/** Real hashes, counted; while the gate is closed nobody's password gets compared. */
async function watchedPasswords(): Promise<
  Passwords & { runs: number; waiting: number; gate: Promise<void> }
> {
  const real = await createPasswords();
  const watched = {
    runs: 0,
    waiting: 0,
    gate: Promise.resolve(),
    hash: (password: string) => {
      watched.runs += 1;
      return real.hash(password);
    },
    matches: async (hash: string | null | undefined, password: string) => {
      watched.runs += 1;
      watched.waiting += 1;
      await watched.gate;
      watched.waiting -= 1;
      return real.matches(hash, password);
    },
  };
  return watched;
}

describe.runIf(!isElsewhere())('signing up', () => {
  it('holds no connection while passwords wait for their turn', async () => {
    const passwords = await watchedPasswords();
    const target = await startTarget({ defenses: { passwords }, settings: { DATABASE_POOL: '2' } });
    try {
      const emails = await Promise.all(Array.from({ length: 4 }, () => signUpSomebody(target)));
      const { promise, resolve } = Promise.withResolvers<void>();
      passwords.gate = promise;
      const again = emails.map((email) => post(target, '/signup', { email, password: goodPassword }));
      try {
        await vi.waitFor(() => expect(passwords.waiting).toBe(emails.length), 5_000);
        expect((await post(target, '/recover', { email: newAddress() })).status).toBe(200);
      } finally {
        resolve();
        await Promise.all(again);
      }
    } finally {
      await target.stop();
    }
  });

  it('costs the same for a new, an unconfirmed and a confirmed address', async () => {
    const passwords = await watchedPasswords();
    const target = await startTarget({ defenses: { passwords } });
    try {
      const { email: confirmed } = await newMember(target);
      const unconfirmed = await signUpSomebody(target);
      const runs: number[] = [];
      for (const email of [newAddress(), unconfirmed, confirmed]) {
        passwords.runs = 0;
        await post(target, '/signup', { email, password: goodPassword });
        runs.push(passwords.runs);
      }
      expect(runs).toEqual([2, 2, 2]);
    } finally {
      await target.stop();
    }
  });

  it('twice at once with one password keeps it, with two keeps neither', async () => {
    const target = await startTarget();
    try {
      const hashesFor = async (passwords: string[]) => {
        const email = newAddress();
        await Promise.all(passwords.map((password) => post(target, '/signup', { email, password })));
        const { password_hash: hash } = await target.database.shared
          .selectFrom('auth.users')
          .select('password_hash')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return hash;
      };
      expect(await hashesFor([goodPassword, goodPassword, goodPassword])).not.toBeNull();
      expect(await hashesFor([goodPassword, 'chosen by a stranger'])).toBeNull();
    } finally {
      await target.stop();
    }
  });
});
