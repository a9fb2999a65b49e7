import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ErrorBody } from '#contract/errors.ts';
import type { WorkState } from '#contract/work.ts';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import type { RequestKey } from '../http/request-key.ts';
import { addWorkEvent, dropProgress, type WorkEvent } from './work-event-store.ts';
import { announceWork } from './work-signals.ts';

/** Finished work never changes again. */
export const isFinished = ({ state }: { state: WorkState }): boolean =>
  state !== 'queued' && state !== 'running';

export interface WorkRow {
  id: string;
  userId: string;
  kind: string;
  state: WorkState;
  input: unknown;
  result: unknown;
  error: ErrorBody | undefined;
  jobId: string;
  /** The person has seen enough of it: what was shown is the result. */
  isStopAsked: boolean;
  /** A provider was asked, and sends its bill whatever becomes of the work. */
  isProviderAsked: boolean;
  createdAt: Date;
}

const columns = `w.id, w.user_id as "userId", w.kind, w.state, w.input, w.result, w.error, w.job_id as "jobId",
  w.stop_asked_at is not null as "isStopAsked", w.provider_asked_at is not null as "isProviderAsked",
  w.created_at as "createdAt"`;

const ofRow = (row: WorkRow | undefined): WorkRow | undefined =>
  row && { ...row, error: row.error ?? undefined };

/** Undefined when the same request has written its work already, in this moment or before. */
export async function insertWork(
  trx: Trx,
  work: { userId: string; kind: string; input: unknown; jobId: string; requestKey: RequestKey | undefined },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('work')
    .values({
      user_id: work.userId,
      kind: work.kind,
      input: JSON.stringify(work.input),
      job_id: work.jobId,
      request_key: work.requestKey?.key ?? null,
      request_hash: work.requestKey?.hash ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Of one kind, those that wait and those that run. */
export async function countUnfinished(trx: Trx, userId: string, kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from work
    where user_id = ${userId} and kind = ${kind} and state in ('queued', 'running')`.execute(trx);
  return rows[0]?.count ?? 0;
}

export const findWork = (trx: Trx, userId: string, workId: string): Promise<WorkRow | undefined> =>
  selectWork(trx, userId, workId, '');

/** Reads the work and holds it until the transaction ends: states change one at a time. */
export const lockWork = (trx: Trx, userId: string, workId: string): Promise<WorkRow | undefined> =>
  selectWork(trx, userId, workId, 'for update');

async function selectWork(
  trx: Trx,
  userId: string,
  workId: string,
  hold: '' | 'for update',
): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`select ${sql.raw(columns)} from work w
    where w.user_id = ${userId} and w.id = ${workId} ${sql.raw(hold)}`.execute(trx);
  return ofRow(rows[0]);
}

const workRead = {
  name: 'work-one',
  select: `select ${columns} from work w where w.user_id = who.id and w.id = $2::uuid`,
};

/** The same in one round trip: whoever waits for work looks at it after every event. */
export async function readWork(
  database: Database,
  userId: string,
  workId: string,
): Promise<WorkRow | undefined> {
  const [row] = await database.readAsUser<WorkRow>(workRead, userId, workId);
  return ofRow(row);
}

/** By the key of the request that started it, or of one that joined it while it ran. */
export async function findWorkByRequest(
  trx: Trx,
  userId: string,
  requestKey: string,
): Promise<{ id: string; requestHash: string | null } | undefined> {
  const { rows } = await sql<{ id: string; requestHash: string | null }>`
    select id, request_hash as "requestHash" from work where user_id = ${userId} and request_key = ${requestKey}
    union all
    select (body ->> 'workId')::uuid, request_hash from idempotency_keys
    where user_id = ${userId} and key = ${requestKey} and status = ${joined}`.execute(trx);
  return rows[0];
}

/** What a request that joined work was answered: no other endpoint keeps such an answer. */
const joined = 202;

/** False when the key is another request's. It is forgotten with the other keys, after a day. */
export async function keepJoined(
  trx: Trx,
  userId: string,
  workId: string,
  { key, hash }: RequestKey,
): Promise<boolean> {
  const body = JSON.stringify({ workId });
  const kept = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, claim: randomUUID(), status: joined, body })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Moves locked work to a state, tells about it, and keeps what it ended with. What the person gave for it is kept no longer. */
export async function changeWork(
  trx: Trx,
  work: WorkRow,
  state: WorkState,
  { result, ...event }: { result?: unknown } & Omit<WorkEvent, 'state' | 'progress'> = {},
): Promise<void> {
  await trx
    .updateTable('work')
    .set({
      state,
      ...(isFinished({ state }) ? { finished_at: sql`now()`, input: '{}' } : {}),
      ...(state === 'done' ? { result: JSON.stringify(result ?? null) } : {}),
      ...(event.error ? { error: JSON.stringify(event.error) } : {}),
    })
    .where('user_id', '=', work.userId)
    .where('id', '=', work.id)
    .execute();
  await addWorkEvent(trx, work, { state, ...event });
  if (state === 'cancelled' || state === 'failed') await dropProgress(trx, work);
}

/** To be called before anything leaves for a provider. Work that was canceled meanwhile asks nobody anymore. */
export async function noteProviderAsked(
  database: Database,
  { userId, id }: Pick<WorkRow, 'id' | 'userId'>,
): Promise<void> {
  const noted = await database.asUser(userId, (trx) =>
    trx
      .updateTable('work')
      .set({ provider_asked_at: sql`coalesce(provider_asked_at, now())` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst(),
  );
  if (!noted) throw new AppError('work_cancelled');
}

/** Tells the attempt that runs to end with what it has. */
export async function askToStop(trx: Trx, { userId, id }: WorkRow): Promise<void> {
  await trx
    .updateTable('work')
    .set({ stop_asked_at: sql`coalesce(stop_asked_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  await announceWork(trx, id);
}
