import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';

/** Who is calling, as the product knows them. */
export interface Person {
  userId: string;
  email: string;
  sessionId: string;
  /** When they last proved who they are. Absent where the token doesn't say. */
  signedInAtMs?: number | undefined;
}

/** What a sign-in service must tell the product about an access token. */
export interface TokenSource {
  /** Checks the signature and the claims; undefined for a token that is not valid now. */
  verify(token: string): Promise<(Person & { expiresAtMs: number }) | undefined>;
  /** Whether the session behind the token still stands: not signed out, not deleted. */
  isLive(person: Person, token: string): Promise<boolean>;
}

export interface Identify {
  (authorization: string | undefined, options?: { fresh?: boolean | undefined }): Promise<Person>;
  /** Whose token this is, if it was verified before. Asks nobody, and says nothing about whether it still holds. */
  recall(authorization: string | undefined): Person | undefined;
}

interface Known {
  person: Person;
  expiresAtMs: number;
  checkedAtMs: number;
}

const recheckAfterMs = 60_000;

/**
 * Verified tokens are remembered by their hash, because a signature check costs more than a whole
 * request. The session is looked up again at most 60 s after the last look, so that a person who
 * signed out or deleted the account is out within that time, and at once where `fresh` is asked.
 */
export function createIdentify(
  tokens: TokenSource,
  database: Database,
  clock: () => number = Date.now,
): Identify {
  const known = new LRUCache<string, Known>({ max: 50_000 });

  async function check(token: string, remembered: Known | undefined): Promise<Known | undefined> {
    const now = clock();
    const claims = remembered
      ? { ...remembered.person, expiresAtMs: remembered.expiresAtMs }
      : await tokens.verify(token);
    if (!claims || claims.expiresAtMs <= now) return undefined;
    const { userId, email, sessionId, signedInAtMs } = claims;
    const person = { userId, email, sessionId, signedInAtMs };
    if (!(await tokens.isLive(person, token)) || !(await meetPerson(database, person))) return undefined;
    return { person, expiresAtMs: claims.expiresAtMs, checkedAtMs: now };
  }

  const identify = async (
    authorization: string | undefined,
    { fresh = false }: { fresh?: boolean | undefined } = {},
  ) => {
    const token = tokenOf(authorization);
    if (!token) throw new AppError('unauthorized');
    const key = keyOf(token);
    const remembered = known.get(key);
    const now = clock();
    if (
      remembered &&
      !fresh &&
      now - remembered.checkedAtMs < recheckAfterMs &&
      remembered.expiresAtMs > now
    ) {
      return remembered.person;
    }
    const answer = await check(token, remembered);
    if (!answer) {
      known.delete(key);
      throw new AppError('unauthorized');
    }
    known.set(key, answer);
    return answer.person;
  };
  const recall = (authorization: string | undefined) => {
    const token = tokenOf(authorization);
    return token ? known.get(keyOf(token))?.person : undefined;
  };
  return Object.assign(identify, { recall });
}

const tokenOf = (authorization: string | undefined) =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : '';

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');

/** Makes the person's row at the first call; false for a tombstone, which is never brought back. */
function meetPerson(database: Database, { userId, email }: Person): Promise<boolean> {
  return database.asUser(userId, async (trx) => {
    const known = await trx
      .selectFrom('users')
      .select(['email', 'deleted_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (known?.deleted_at) return false;
    if (!known) {
      // Two first calls at once: one of them writes the row, both are welcome.
      await trx
        .insertInto('users')
        .values({ id: userId, email })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (known.email !== email) {
      await trx.updateTable('users').set({ email }).where('id', '=', userId).execute();
    }
    return true;
  });
}
