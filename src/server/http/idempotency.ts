import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import type { AnyAnswer } from './answers.ts';
import type { RequestKey } from './request-key.ts';

/**
 * Keeps what the answer is about in the transaction that did the work, so that both exist or neither: a caller who
 * tries again with the same key gets it, whatever died in between.
 */
export type Remember = <T extends { id: string }>(trx: Trx, result: T) => Promise<T>;

interface Keyed {
  database: Database;
  userId: string;
  requestKey: RequestKey;
  /** What the call answers when it succeeds. */
  status: number;
  /** The answer about what the first call has made, read anew: bodies are not kept. */
  again: (id: string) => Promise<AnyAnswer>;
}

/** The same key gives an answer about the same thing for 24 hours; a call that failed leaves no trace, so that it can be tried again. */
export async function answerOnce(
  keyed: Keyed,
  run: (remember: Remember) => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const claim = randomUUID();
  const madeId = await claimKey(keyed, claim);
  if (madeId !== undefined) return keyed.again(madeId);
  let remembered = false;
  try {
    const answer = await run(async (trx, result) => {
      await keepMade(trx, keyed, claim, result.id);
      remembered = true;
      return result;
    });
    if (!remembered) throw new Error('An idempotent endpoint must remember its answer in its transaction.');
    return answer;
  } catch (error) {
    await letGo(keyed, claim);
    throw error;
  }
}

/** Undefined when the call is ours to run; the id of what it made when it ran before. */
function claimKey({ database, userId, requestKey }: Keyed, claim: string): Promise<string | undefined> {
  const { key, hash } = requestKey;
  return database.asUser(userId, async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, request_hash: hash, claim })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          // Its process died without an answer, and so without having done anything.
          .doUpdateSet({ created_at: sql`now()`, claim })
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_hash', '=', hash)
          .where('idempotency_keys.created_at', '<', sql<Date>`now() - interval '1 minute'`),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed) return undefined;
    const kept = await trx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', sql<string>`body ->> 'id'`.as('madeId')])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (kept && kept.request_hash !== hash) throw new AppError('idempotency_mismatch');
    if (!kept || kept.status === null) throw new AppError('request_in_progress');
    return kept.madeId;
  });
}

async function keepMade(trx: Trx, keyed: Keyed, claim: string, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('idempotency_keys')
    .set({ status: keyed.status, body: JSON.stringify({ id }) })
    .where('user_id', '=', keyed.userId)
    .where('key', '=', keyed.requestKey.key)
    .where('claim', '=', claim)
    .executeTakeFirst();
  // Another call took the key over while this one was slow: what it does counts, not this.
  if (numUpdatedRows === 0n) throw new AppError('request_in_progress');
}

/** Only what is still ours and unanswered: a commit whose news was lost has its answer, and keeps it. */
async function letGo({ database, userId, requestKey }: Keyed, claim: string): Promise<void> {
  const release = async () => {
    await database.asUser(userId, (trx) =>
      trx
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', '=', requestKey.key)
        .where('claim', '=', claim)
        .where('status', 'is', null)
        .execute(),
    );
  };
  // The first error is the one to tell. A database that was away is asked again behind the caller's back,
  // so that trying again soon after its return does not meet a claim that nobody holds any more.
  await release().catch(() => void keepTrying(release));
}

/** For as long as a claim lasts; after that it runs out by itself. */
async function keepTrying(release: () => Promise<void>): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 0.5) {
    await pause(500, undefined, { ref: false });
    const done = await release().then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}
