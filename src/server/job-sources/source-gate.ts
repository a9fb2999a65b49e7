import type { SourceName } from '#domain/jobs/job-posting.ts';
import type { Database } from '../database/database.ts';
import type { Rate } from '../setting-kinds.ts';
import type { FailureKind, SourceFailure } from './source-failure.ts';
import { type Admission, noteAnswer, noteFailure, takeCall } from './source-store.ts';

/** Stands before every call to a source: budget, rest after failures, and what became of it, known to all processes. */
export interface SourceGate {
  enter(): Promise<Admission>;
  answered(): Promise<void>;
  failed(failure: SourceFailure): Promise<void>;
}

interface GateOptions {
  database: Pick<Database, 'shared'>;
  source: SourceName;
  budget: readonly Rate[];
  restSeconds: number;
}

/** A wrong key stays wrong until somebody mends it; a limit without a time is most often one of a minute. */
const dueRest: Partial<Record<FailureKind, number>> = { unauthorized: 5, forbidden: 5, rate_limited: 1 };
const longestRestSeconds = 6 * 3_600;

export function createSourceGate({ database, source, budget, restSeconds }: GateOptions): SourceGate {
  return {
    enter: () => takeCall(database, source, budget, restSeconds),
    answered: () => noteAnswer(database, source),
    failed: ({ kind, message, retryAfterSeconds }) => {
      const due = retryAfterSeconds ?? (dueRest[kind] ?? 0) * restSeconds;
      return noteFailure(database, source, {
        error: message,
        counts: kind !== 'refused',
        restSeconds: Math.min(due, longestRestSeconds),
        restAfterSeveralSeconds: restSeconds,
      });
    },
  };
}
