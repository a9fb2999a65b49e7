import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AnyAnswer } from './answers.ts';
import { AppError } from './app-error.ts';
import type { Person } from './auth/identify.ts';
import type { Database } from './database/database.ts';

interface Keyed {
  person: Person;
  endpoint: Endpoint;
  request: FastifyRequest;
  key: string;
}

/**
 * The same key gives the same answer for 24 hours. A call that failed leaves no trace, so that it can
 * be tried again. A call that never answered (its process died) may be taken over after a minute;
 * durable work is found again by the key itself (`work.request_key`), so even then it starts once.
 */
export async function rememberAnswer(
  database: Database,
  keyed: Keyed,
  run: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const { userId } = keyed.person;
  const kept = await claimKey(database, keyed);
  if (kept) return kept;
  try {
    const answer = await run();
    if ('json' in answer) {
      await database.asUser(userId, (trx) =>
        trx
          .updateTable('idempotency_keys')
          .set({ status: answer.status, body: JSON.stringify(answer.json ?? null) })
          .where('user_id', '=', userId)
          .where('key', '=', keyed.key)
          .execute(),
      );
    }
    return answer;
  } catch (error) {
    await database.asUser(userId, (trx) =>
      trx.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', keyed.key).execute(),
    );
    throw error;
  }
}

/** Undefined when the call is ours to run; the kept answer when it ran before. */
async function claimKey(
  database: Database,
  { person, endpoint, request, key }: Keyed,
): Promise<AnyAnswer | undefined> {
  const hash = createHash('sha256')
    .update(JSON.stringify([endpoint.method, request.url, request.body ?? null]))
    .digest('base64');
  return database.asUser(person.userId, async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ user_id: person.userId, key, request_hash: hash })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ created_at: sql`now()` })
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_hash', '=', hash)
          .where('idempotency_keys.created_at', '<', sql<Date>`now() - interval '1 minute'`),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed) return undefined;
    const kept = await trx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'body'])
      .where('user_id', '=', person.userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (kept && kept.request_hash !== hash) throw new AppError('idempotency_mismatch');
    if (!kept || kept.status === null) throw new AppError('request_in_progress');
    return { status: kept.status, json: kept.body ?? undefined };
  });
}
