import { sql } from 'kysely';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Database } from '../database/database.ts';
import type { Rate } from '../process/setting-kinds.ts';

type Db = Pick<Database, 'shared'>;

export type Admission = 'go' | 'spent' | 'resting';

/** After so many failures in a row a source rests. */
const maxFailures = 5;

/** Takes one call of the source out of all windows of its budget, exact over all processes. */
export async function takeCall(
  { shared }: Db,
  source: SourceName,
  budget: readonly Rate[],
  trialSeconds: number,
): Promise<Admission> {
  const calls = budget.map(({ points }) => points);
  const seconds = budget.map((window) => window.seconds);
  const { rows } = await sql<{ verdict: Admission }>`select enter_job_source(
    ${source}, ${calls}::integer[], ${seconds}::integer[], ${maxFailures}, ${trialSeconds}) as verdict`.execute(
    shared,
  );
  return rows[0]?.verdict ?? 'resting';
}

/** A rest that somebody else's call was asked for meanwhile stands. */
export async function noteAnswer({ shared }: Db, source: SourceName): Promise<void> {
  await sql`update job_sources set failures = 0, trial_until = null, answered_at = now(),
    rests_until = case when rests_until > now() then rests_until end where name = ${source}`.execute(shared);
}

interface NotedFailure {
  error: string;
  /** Whether it's one of those in a row after which the source rests. */
  counts: boolean;
  /** Asked for, or due at once; beside the rest after several failures. */
  restSeconds: number;
  restAfterSeveralSeconds: number;
}

export async function noteFailure(
  { shared }: Db,
  source: SourceName,
  { error, counts, restSeconds, restAfterSeveralSeconds }: NotedFailure,
): Promise<void> {
  await sql`update job_sources set failures = failures + ${counts ? 1 : 0}, trial_until = null,
    last_error = ${error}, last_error_at = now(),
    rests_until = greatest(rests_until, now() + make_interval(secs => greatest(${restSeconds}::double precision,
      case when ${counts} and failures + 1 >= ${maxFailures} then ${restAfterSeveralSeconds}::double precision else 0 end)))
    where name = ${source}`.execute(shared);
}

export interface SourceRecord {
  name: string;
  failures: number;
  restsUntil: Date | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  answeredAt: Date | null;
}

export async function readSources({ shared }: Db): Promise<SourceRecord[]> {
  return shared
    .selectFrom('job_sources')
    .select([
      'name',
      'failures',
      'rests_until as restsUntil',
      'last_error as lastError',
      'last_error_at as lastErrorAt',
      'answered_at as answeredAt',
    ])
    .execute();
}

/** How many calls were made in the last so many seconds. */
export async function countCalls({ shared }: Db, source: SourceName, seconds: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from job_source_calls
    where source = ${source} and called_at > clock_timestamp() - make_interval(secs => ${seconds})`.execute(
    shared,
  );
  return Number(rows[0]?.count ?? 0);
}

/** By board, when it was last read or tried. */
export async function readBoardTimes({ shared }: Db, source: SourceName): Promise<Map<string, Date>> {
  const rows = await shared
    .selectFrom('job_boards')
    .select(['board', 'read_at'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map(({ board, read_at }) => [board, read_at]));
}

export async function noteBoard({ shared }: Db, source: SourceName, board: string, now: Date): Promise<void> {
  await shared
    .insertInto('job_boards')
    .values({ source, board, read_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'board']).doUpdateSet({ read_at: now }))
    .execute();
}
