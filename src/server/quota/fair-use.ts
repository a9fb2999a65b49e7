import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Trx } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import type { Rate } from '../process/setting-kinds.ts';
import { lockPerson } from './lock-person.ts';
import { isPremium } from './uses.ts';

/** What everybody may do so often in a span of time, by their plan. */
export type FairUseFeature = 'interviewAnswer' | 'jobSearch';

export interface Allowance {
  left: number;
  of: number;
  /** When there is room again; 0 where there is some. */
  waitSeconds: number;
}

type Limits = Pick<Config, 'limits' | 'premiumLimits'>;

/**
 * Counted with the work and in its transaction, as a use: the same work counts once however often it is asked for or
 * run, and what fails by our fault is given back. The person's row is held, so that calls at once can't pass together.
 */
export async function reserveFairUse(
  trx: Trx,
  config: Limits,
  { userId, workId, feature }: { userId: string; workId: string; feature: FairUseFeature },
): Promise<void> {
  await lockPerson(trx, userId);
  const { left, of: limit, waitSeconds } = await findAllowance(trx, config, userId, feature);
  if (left <= 0) {
    const message = refusals[feature](limit, waitSeconds);
    throw new AppError('too_many_requests', { message, retryAfterSeconds: waitSeconds });
  }
  await trx
    .insertInto('uses')
    .values({ user_id: userId, feature, work_id: workId, free_slot: null })
    .execute();
}

/** What is left; looking costs nothing. Where there are several spans, the one that ends first is told. */
export async function findAllowance(
  trx: Trx,
  { limits, premiumLimits }: Limits,
  userId: string,
  feature: FairUseFeature,
): Promise<Allowance> {
  const premium = await isPremium(trx, userId);
  const rates = (premium ? premiumLimits[feature] : undefined) ?? limits[feature];
  const all: Allowance[] = [];
  for (const rate of rates) all.push(await allowanceOf(trx, userId, feature, rate));
  const [tightest] = all.toSorted((a, b) => a.left - b.left || b.waitSeconds - a.waitSeconds);
  return tightest ?? { left: 0, of: 0, waitSeconds: 1 };
}

async function allowanceOf(
  trx: Trx,
  userId: string,
  feature: FairUseFeature,
  { points, seconds }: Rate,
): Promise<Allowance> {
  const { rows } = await sql<{ taken: number; wait: number | null }>`
    with recent as (
      select created_at, row_number() over (order by created_at desc, id) as place from uses
      where user_id = ${userId} and feature = ${feature} and state <> 'released'
        and created_at > now() - make_interval(secs => ${seconds}))
    select count(*)::integer as taken, ceil(extract(epoch from
      (select created_at from recent where place = ${points}) + make_interval(secs => ${seconds}) - now()))::integer as wait
    from recent`.execute(trx);
  const { taken = 0, wait = null } = rows[0] ?? {};
  const left = Math.max(0, points - taken);
  return { left, of: points, waitSeconds: left > 0 ? 0 : Math.max(1, wait ?? seconds) };
}

const refusals: Readonly<Record<FairUseFeature, (limit: number, waitSeconds: number) => string>> = {
  interviewAnswer: (limit, waitSeconds) =>
    `You’ve reached our limit of ${counted(limit, 'answer')} for now. You can go on ${inWords(waitSeconds)}.`,
  jobSearch: (limit, waitSeconds) =>
    `You’ve reached our limit of ${counted(limit, 'search', 'searches')} for now. You can search again ${inWords(waitSeconds)}.`,
};

/** "in about 3 hours": on whose clock it is, we don't know. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `in about ${counted(minutes, 'minute')}`;
  return `in about ${counted(Math.round(minutes / 60), 'hour')}`;
}

const counted = (count: number, unit: string, units = `${unit}s`) => `${count} ${count === 1 ? unit : units}`;
