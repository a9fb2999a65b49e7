import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Trx } from '../database/database.ts';

/** What a free person may do once (or as often as the settings say). */
export type UseFeature = 'resume' | 'coverLetter';

const spentMessages: Record<UseFeature, string> = {
  resume: "You've used your free resume optimization!",
  coverLetter: "You've used your free cover letter!",
};

async function isPremium(trx: Trx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`select is_premium(${userId}) as premium`.execute(trx);
  return rows[0]?.premium === true;
}

/**
 * Takes a use for a piece of work before it starts. The person's row is locked, so that of any number
 * of calls at once only as many win as there are free uses; the index on free slots is the last word.
 * The lock leaves foreign keys alone: rows that refer to the person were written before it, and a
 * stronger lock would wait for those of all the others.
 */
export async function reserveUse(
  trx: Trx,
  {
    userId,
    feature,
    workId,
    freeLimit,
  }: { userId: string; feature: UseFeature; workId: string; freeLimit: number },
): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const premium = await isPremium(trx, userId);
  const slot = premium ? null : await findFreeSlot(trx, userId, feature, freeLimit);
  if (slot === undefined) throw new AppError('limit_reached', { feature, message: spentMessages[feature] });
  await trx
    .insertInto('uses')
    .values({ user_id: userId, feature, work_id: workId, free_slot: slot })
    .execute();
}

/** What was spent as Premium counts too: a free use is for those who have not had one. */
async function findFreeSlot(
  trx: Trx,
  userId: string,
  feature: UseFeature,
  freeLimit: number,
): Promise<number | undefined> {
  const taken = await trx
    .selectFrom('uses')
    .select('free_slot')
    .where('user_id', '=', userId)
    .where('feature', '=', feature)
    .where('state', '<>', 'released')
    .execute();
  if (taken.length >= freeLimit) return undefined;
  const slots = new Set(taken.map(({ free_slot }) => free_slot));
  return Array.from({ length: freeLimit }, (_, index) => index + 1).find((slot) => !slots.has(slot));
}

/** Ends the reservation of a piece of work, once: spent by success, or given back. */
export async function endUse(
  trx: Trx,
  userId: string,
  workId: string,
  end: 'settled' | 'released',
): Promise<void> {
  await trx
    .updateTable('uses')
    .set({ state: end, ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('state', '=', 'reserved')
    .execute();
}
