import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitName, limitNames } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { Database } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import type { Rate } from '../process/setting-kinds.ts';

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Takes one from a budget; when it is empty, says in how many seconds to come back. */
export interface Budget {
  take(key: string): Promise<Taken>;
  /** What was taken last. */
  giveBack(key: string): Promise<void>;
  /** All that was taken. */
  clear(key: string): Promise<void>;
}

/** Counted in PostgreSQL, so exact over all nodes. */
export function sharedLimiter(pool: Pool, name: string, { points, seconds }: Rate): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/** `seconds` is how long a window lasts that this very call opens, if not as long as usual. */
export async function takeFrom(limiter: RateLimiterPostgres, key: string, seconds?: number): Promise<Taken> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
    return { ok: true };
  } catch (refusal) {
    return { ok: false, retryAfterSeconds: secondsOf(refusal) };
  }
}

export function sharedBudget(pool: Pool, name: string, rate: Rate): Budget {
  const limiter = sharedLimiter(pool, name, rate);
  return {
    take: (key) => takeFrom(limiter, key),
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}

/** Takes one from each or from none: what was taken before a refusal is given back. */
export async function takeAll(wanted: readonly (readonly [Budget, key: string])[]): Promise<Taken> {
  for (const [index, [budget, key]] of wanted.entries()) {
    const answer = await budget.take(key);
    if (answer.ok) continue;
    await giveAllBack(wanted.slice(0, index));
    return answer;
  }
  return { ok: true };
}

export async function giveAllBack(taken: readonly (readonly [Budget, key: string])[]): Promise<void> {
  await Promise.all(taken.map(([budget, key]) => budget.giveBack(key)));
}

/**
 * One budget of several windows. The longest is asked first, and gets back what a shorter one refuses: whoever keeps
 * knocking in a full hour does not use up the day.
 */
export function budgetOfAll(
  pool: Pool,
  name: string,
  rates: readonly Rate[],
): Pick<Budget, 'take' | 'giveBack'> {
  const budgets = rates
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((rate) => sharedBudget(pool, `${name}:${rate.seconds}`, rate));
  const all = (key: string) => budgets.map((budget) => [budget, key] as const);
  return { take: (key) => takeAll(all(key)), giveBack: (key) => giveAllBack(all(key)) };
}

/** Takes one, or refuses the call with 429. */
export async function demand(budget: Pick<Budget, 'take'>, key: string): Promise<void> {
  refuseUnless(await budget.take(key));
}

export function refuseUnless(answer: Taken): void {
  if (!answer.ok) refuse(answer.retryAfterSeconds);
}

function secondsOf(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}

export interface RateLimits {
  /** The ceiling of a place, there to stop floods; counted on each node by itself. */
  admitPlace(place: string): Promise<void>;
  /** The ceiling of a person who is signed in, wherever they call from; also on each node by itself. */
  admitPerson(userId: string): Promise<void>;
  /** One of the named limits of the contract, per person (or per address for visitors). */
  take(name: LimitName, key: string): Promise<GiveBack>;
}

/** For a call that failed by our fault. */
export type GiveBack = () => Promise<void>;

const readPlan = { name: 'plan of a limit', select: 'select is_premium(who.id) as "isPremium"' };

export function createRateLimits(
  config: Config,
  database: Pick<Database, 'pool' | 'readAsUser'>,
): RateLimits {
  const { pool } = database;
  const admitTo = (points: number) => {
    const ceiling = new RateLimiterMemory({ points, duration: 60 });
    return async (key: string) => {
      await ceiling.consume(key).catch((refusal: unknown) => refuse(secondsOf(refusal)));
    };
  };
  // One count for both plans: whoever upgrades goes on counting, and whoever ends does too.
  const budgetsOf = (limits: Partial<Record<LimitName, Rate[]>>) =>
    new Map(
      limitNames.flatMap((name) => {
        const rates = limits[name];
        return rates ? [[name, forgivingBudget(pool, name, rates)] as const] : [];
      }),
    );
  const budgets = budgetsOf(config.limits);
  const premiumBudgets = budgetsOf(config.premiumLimits);
  const isPremium = async (userId: string) =>
    (await database.readAsUser<{ isPremium: boolean }>(readPlan, userId))[0]?.isPremium ?? false;
  return {
    admitPlace: admitTo(config.REQUESTS_PER_MINUTE_PER_IP),
    admitPerson: admitTo(config.REQUESTS_PER_MINUTE_PER_PERSON),
    take: async (name, key) => {
      const premium = premiumBudgets.get(name);
      const budget = premium && (await isPremium(key)) ? premium : budgets.get(name);
      if (budget) await demand(budget, key);
      return async () => budget?.giveBack(key);
    },
  };
}

/** Gives back as often as it gives, and no more: whoever finds out how to make us fail can't do so without end. */
function forgivingBudget(pool: Pool, name: LimitName, rates: readonly Rate[]): Omit<Budget, 'clear'> {
  const { take, giveBack } = budgetOfAll(pool, `limit:${name}`, rates);
  const forgiven = budgetOfAll(pool, `forgiven:${name}`, rates);
  return {
    take,
    giveBack: async (key) => {
      if ((await forgiven.take(key)).ok) await giveBack(key);
    },
  };
}

function refuse(retryAfterSeconds: number): never {
  throw new AppError('too_many_requests', { retryAfterSeconds });
}
