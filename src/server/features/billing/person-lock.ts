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

/** Waiting for the person's turn, or for one of the connections, took too long: Stripe is slow, and so is everybody. */
const isLongWait = (error: unknown) =>
  error instanceof Error &&
  ((error as { code?: string }).code === '57014' ||
    error.message.startsWith('timeout exceeded when trying to connect'));

function refuseLongWait(error: unknown): never {
  throw isLongWait(error) ? new AppError('billing_unavailable') : error;
}
