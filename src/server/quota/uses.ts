import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Trx } from '../database/database.ts';
import { lockPerson } from './lock-person.ts';

/** What a free person may do once (or as often as the settings say). */
export type UseFeature = 'resume' | 'coverLetter';

const spentMessages: Record<UseFeature, string> = {
  resume: "You've used your free resume optimization!",
  coverLetter: "You've used your free cover letter!",
};

/** What a piece of work costs. */
export interface Charge {
  feature: UseFeature;
  freeLimit: number;
}

export async function isPremium(trx: Trx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`select is_premium(${userId}) as premium`.execute(trx);
  return rows[0]?.premium === true;
}

/**
 * Takes a use for a piece of work before it starts. The person's row is locked, so that of any number
 * of calls at once only as many win as there are free uses; the index on free slots is the last word.
 */
export async function reserveUse(
  trx: Trx,
  { userId, workId, feature, freeLimit }: Charge & { userId: string; workId: string },
): Promise<void> {
  await lockPerson(trx, userId);
  const premium = await isPremium(trx, userId);
  const taken = await findUses(trx, userId, feature, premium ? ['reserved'] : ['reserved', 'settled']);
  const slot = premium ? null : freeSlot(taken, freeLimit);
  if (slot === undefined) throw spent(feature);
  await trx
    .insertInto('uses')
    .values({ user_id: userId, feature, work_id: workId, free_slot: slot })
    .execute();
}

/** Refuses a free person whose uses are gone or reserved; takes nothing. */
export async function checkFreeUse(
  trx: Trx,
  userId: string,
  { feature, freeLimit }: Pick<Charge, 'feature' | 'freeLimit'>,
): Promise<void> {
  if (await isPremium(trx, userId)) return;
  const taken = await findUses(trx, userId, feature, ['reserved', 'settled']);
  if (freeSlot(taken, freeLimit) === undefined) throw spent(feature);
}

const spent = (feature: UseFeature) =>
  new AppError('limit_reached', { feature, message: spentMessages[feature] });

type UseState = 'reserved' | 'settled' | 'released';
type TakenUse = { free_slot: number | null; state: UseState };

const findUses = (
  trx: Trx,
  userId: string,
  feature: UseFeature,
  states: readonly UseState[],
): Promise<TakenUse[]> =>
  trx
    .selectFrom('uses')
    .select(['free_slot', 'state'])
    .where('user_id', '=', userId)
    .where('feature', '=', feature)
    .where('state', 'in', states)
    .execute();

/** What was spent as Premium counts too: a free use is for those who have not had one. */
function freeSlot(taken: readonly TakenUse[], freeLimit: number): number | undefined {
  if (taken.length >= freeLimit) return undefined;
  const slots = new Set(taken.map(({ free_slot }) => free_slot));
  let slot = 1;
  while (slots.has(slot)) slot += 1;
  return slot;
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
