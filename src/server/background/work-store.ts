import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ErrorBody } from '#contract/errors.ts';
import type { Work, WorkState } from '#contract/work.ts';
import type { Database, Trx } from '../database/database.ts';
import type { RequestKey } from '../request-key.ts';
import { announceWork } from './work-signals.ts';

export type Progress = NonNullable<Work['progress']>;

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
  createdAt: Date;
}

const columns = `w.id, w.user_id as "userId", w.kind, w.state, w.input, w.result, w.error, w.job_id as "jobId",
  w.stop_asked_at is not null as "isStopAsked", w.created_at as "createdAt"`;

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

/** Moves locked work to a state, tells about it, and keeps what it ended with. */
export async function changeWork(
  trx: Trx,
  work: WorkRow,
  state: WorkState,
  end: { result?: unknown; error?: ErrorBody } = {},
): Promise<void> {
  await trx
    .updateTable('work')
    .set({
      state,
      ...(isFinished({ state }) ? { finished_at: sql`now()` } : {}),
      ...('result' in end ? { result: JSON.stringify(end.result ?? null) } : {}),
      ...(end.error ? { error: JSON.stringify(end.error) } : {}),
    })
    .where('user_id', '=', work.userId)
    .where('id', '=', work.id)
    .execute();
  await addWorkEvent(trx, work, { state, ...(end.error ? { error: end.error } : {}) });
}

/** What one event holds: the change alone. The work itself is in its row. */
export interface WorkEvent {
  state: WorkState;
  progress?: Progress;
  error?: ErrorBody;
}

/** Numbers events per work without gaps; the caller holds the work's lock. */
async function addWorkEvent(trx: Trx, work: Pick<WorkRow, 'id' | 'userId'>, event: WorkEvent): Promise<void> {
  await trx
    .insertInto('work_events')
    .columns(['work_id', 'user_id', 'seq', 'event'])
    .expression((from) =>
      from
        .selectFrom('work_events')
        .where('user_id', '=', work.userId)
        .where('work_id', '=', work.id)
        .select((select) => [
          sql<string>`${work.id}::uuid`.as('work_id'),
          sql<string>`${work.userId}::uuid`.as('user_id'),
          sql<number>`coalesce(${select.fn.max('seq')}, 0) + 1`.as('seq'),
          sql<string>`${JSON.stringify(event)}::jsonb`.as('event'),
        ]),
    )
    .execute();
  await announceWork(trx, work.id);
}

/** Progress of work that runs; of work that has ended there is none. */
export async function tellWork(
  { shared }: Database,
  { id, userId }: Pick<WorkRow, 'id' | 'userId'>,
  progress: Progress,
): Promise<void> {
  const event: WorkEvent = { state: 'running', progress };
  await sql`select tell_work(${userId}::uuid, ${id}::uuid, ${JSON.stringify(event)}::jsonb)`.execute(shared);
}

/** Whether a finished part of the result has been shown; while the work is locked, no other can be. */
export async function hasShownLine(trx: Trx, userId: string, workId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('work_events')
    .select('seq')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where(sql<boolean>`event -> 'progress' ?| array['change', 'sentence']`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

export interface WorkNews {
  seq: number;
  event: WorkEvent;
}

/** One statement sees one moment: whatever ended the work is among its news. */
const newsRead = {
  name: 'work-news',
  select: `select w.state, e.seq, e.event from work w
    left join work_events e on e.user_id = w.user_id and e.work_id = w.id and e.seq > $3::int
    where w.user_id = who.id and w.id = $2::uuid order by e.seq`,
};

/** Where the work is, and what was told about it since; undefined where there is no such work of this person's. */
export async function readWorkNews(
  database: Database,
  userId: string,
  workId: string,
  afterSeq: number,
): Promise<{ state: WorkState; news: WorkNews[] } | undefined> {
  type Row = { state: WorkState } & (WorkNews | { seq: null; event: null });
  const rows = await database.readAsUser<Row>(newsRead, userId, workId, String(afterSeq));
  const [first] = rows;
  return first && { state: first.state, news: rows.filter((row) => row.seq !== null) };
}

export async function findLastProgress(
  trx: Trx,
  userId: string,
  workId: string,
): Promise<Progress | undefined> {
  const row = await trx
    .selectFrom('work_events')
    .select(sql<Progress>`event -> 'progress'`.as('progress'))
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where(sql<boolean>`event ? 'progress'`)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return row?.progress;
}
