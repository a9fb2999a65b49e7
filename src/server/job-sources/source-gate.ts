import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Database } from '../database/database.ts';
import type { Rate } from '../process/setting-kinds.ts';
import { type Budget, budgetOfAll } from '../quota/rate-limits.ts';
import type { FailureKind, SourceFailure } from './source-failure.ts';
import { type Admission, noteAnswer, noteFailure, takeCall } from './source-store.ts';

/** Stands before every call to a source: budget, rest after failures, and what became of it, known to all processes. */
export interface SourceGate {
  /** Where it's for somebody, the call is also one of their share. */
  enter(userId?: string): Promise<Admission>;
  answered(): Promise<void>;
  failed(failure: SourceFailure): Promise<void>;
}

interface GateOptions {
  database: Pick<Database, 'shared' | 'pool'>;
  source: SourceName;
  budget: readonly Rate[];
  /** How much of the budget one person may use. */
  share: number;
  restSeconds: number;
}

/** A wrong key stays wrong until somebody mends it; a limit without a time is most often one of a minute. */
const dueRest: Partial<Record<FailureKind, number>> = { unauthorized: 5, forbidden: 5, rate_limited: 1 };
const maxRestSeconds = 6 * 3_600;

export function createSourceGate({ database, source, budget, share, restSeconds }: GateOptions): SourceGate {
  const own = budgetOfAll(database.pool, `source-share:${source}`, sharesOf(budget, share));
  const take = () => takeCall(database, source, budget, restSeconds);
  return {
    enter: (userId) => (userId === undefined ? take() : takeOfOwn(own, userId, take)),
    answered: () => noteAnswer(database, source),
    failed: ({ kind, message, retryAfterSeconds }) => {
      const due = retryAfterSeconds ?? (dueRest[kind] ?? 0) * restSeconds;
      return noteFailure(database, source, {
        error: message,
        counts: kind !== 'refused',
        restSeconds: Math.min(due, maxRestSeconds),
        restAfterSeveralSeconds: restSeconds,
      });
    },
  };
}

/** Shorter spans are there for the source's sake: one search may well take all of a minute's share. */
const shortestSeconds = 3_600;

const sharesOf = (budget: readonly Rate[], share: number): Rate[] =>
  budget
    .filter(({ seconds }) => seconds >= shortestSeconds)
    .map(({ points, seconds }) => ({ points: Math.max(1, Math.round(points * share)), seconds }));

/** The person's share first: whoever has used it up takes nothing of what is there for the others. */
async function takeOfOwn(
  own: Pick<Budget, 'take' | 'giveBack'>,
  userId: string,
  take: () => Promise<Admission>,
): Promise<Admission> {
  if (!(await own.take(userId)).ok) return 'spent';
  const admission = await take();
  if (admission !== 'go') await own.giveBack(userId);
  return admission;
}
