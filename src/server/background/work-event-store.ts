import { sql } from 'kysely';
import type { ErrorBody } from '#contract/errors.ts';
import type { Work, WorkState } from '#contract/work.ts';
import type { Database, Trx } from '../database/database.ts';
import { announceWork } from './work-signals.ts';

/** Which work, and whose. */
interface WorkOf {
  id: string;
  userId: string;
}

export type Progress = NonNullable<Work['progress']>;

/** What one event holds: the change alone. The work itself is in its row. */
export interface WorkEvent {
  state: WorkState;
  progress?: Progress;
  error?: ErrorBody;
  /** Of canceled work: the use counts, if it costs one. */
  isSpent?: boolean;
}

/** Numbers events per work without gaps; the caller holds the work's lock. */
export async function addWorkEvent(trx: Trx, work: WorkOf, event: WorkEvent): Promise<void> {
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
  { id, userId }: WorkOf,
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

/** Of what came to nothing, only its end is told: its news hold the person's words. */
export async function dropProgress(trx: Trx, { userId, id }: WorkOf): Promise<void> {
  await trx
    .deleteFrom('work_events')
    .where('user_id', '=', userId)
    .where('work_id', '=', id)
    .where(sql<boolean>`event ? 'progress'`)
    .execute();
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
