import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';

/** What holds the lock works on its connection. */
export type Held = Pick<Database, 'asUser'>;
export type PersonLock = <T>(userId: string, run: (held: Held) => Promise<T>) => Promise<T>;

/**
 * One thing at a time for each person, over all nodes, while Stripe is asked. Calls of one person wait in line here first,
 * so that fifty at once take one connection and not all of them.
 */
export function createPersonLock(database: Database): PersonLock {
  const lines = new Map<string, Promise<unknown>>();
  return (userId, run) => {
    const before = lines.get(userId) ?? Promise.resolve();
    const turn = before.then(() => database.alone(`billing:${userId}`, run).catch(refuseLongWait));
    const settled = turn.then(
      () => {},
      () => {},
    );
    lines.set(userId, settled);
    void settled.then(() => {
      if (lines.get(userId) === settled) lines.delete(userId);
    });
    return turn;
  };
}

const statementTimedOut = '57014';

function refuseLongWait(error: unknown): never {
  if ((error as { code?: string }).code === statementTimedOut) throw new AppError('billing_unavailable');
  throw error;
}
