import { sql } from 'kysely';
import type { AccountExport } from '#contract/account.ts';
import type { Database, Trx } from '../../database/database.ts';

/** The kind of work whose result is an export's file. */
export const exportKind = 'export-account';

/** One row of the person's, wherever it is kept. `files` names the columns that hold bytes, written as hex. */
export interface PersonRow {
  place: string;
  content: Record<string, unknown>;
  files: string[];
}

/** Few, because a row may hold a whole file. */
const rowsAtOnce = 10;

/** Every row that is the person's, table by table, all of one moment. */
export async function* readPersonRows(trx: Trx, userId: string): AsyncGenerator<PersonRow> {
  // A cursor takes no parameters; the id is one that the database itself reads as a uuid first.
  const { rows } = await sql<{ id: string }>`select ${userId}::uuid::text as id`.execute(trx);
  const person = sql.lit(rows[0]?.id ?? '');
  await sql`declare person_rows no scroll cursor for select * from rows_of_person(${person}::uuid)`.execute(
    trx,
  );
  const next = sql<PersonRow>`fetch forward ${sql.lit(rowsAtOnce)} from person_rows`;
  for (;;) {
    const { rows: found } = await next.execute(trx);
    yield* found;
    if (found.length < rowsAtOnce) return;
  }
}

/** What an attempt that died has left of this export. */
export async function dropParts(trx: Trx, userId: string, workId: string): Promise<void> {
  await trx.deleteFrom('export_parts').where('user_id', '=', userId).where('work_id', '=', workId).execute();
}

/**
 * One file at a time: once it's made, it takes the place of those before. One that is still being made keeps its
 * pieces; else two made at once would delete each other, and nobody got a file.
 */
export async function dropOtherExports(trx: Trx, userId: string, workId: string): Promise<void> {
  const underWay = trx
    .selectFrom('work')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running']);
  await trx
    .deleteFrom('export_parts')
    .where('user_id', '=', userId)
    .where('work_id', '<>', workId)
    .where('work_id', 'not in', underWay)
    .execute();
}

export async function addExportPart(
  trx: Trx,
  part: { userId: string; workId: string; number: number; bytes: Buffer },
): Promise<void> {
  const { userId, workId, number, bytes } = part;
  await trx.insertInto('export_parts').values({ user_id: userId, work_id: workId, number, bytes }).execute();
}

/** What is being made, what was made within a day, and what has just failed, so that a page can say so. */
export async function findExports(
  trx: Trx,
  userId: string,
): Promise<(AccountExport & { hasFile: boolean })[]> {
  const { rows } = await sql<{
    id: string;
    state: AccountExport['state'];
    createdAt: Date;
    expiresAt: Date | null;
    sizeBytes: number | null;
    hasFile: boolean;
  }>`
    select w.id, w.state, w.created_at as "createdAt", (w.result ->> 'sizeBytes')::integer as "sizeBytes",
      case when w.state = 'done' then w.finished_at + interval '24 hours' end as "expiresAt",
      exists (select from export_parts p where p.user_id = w.user_id and p.work_id = w.id) as "hasFile"
    from work w
    where w.user_id = ${userId} and w.kind = ${exportKind} and (w.state in ('queued', 'running')
      or w.state = 'failed' and w.finished_at > now() - interval '1 hour' or w.state = 'done'
      and w.finished_at > now() - interval '24 hours')
    order by w.created_at desc limit 10`.execute(trx);
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

/** The file piece by piece, each read when the one before has left. */
export async function* readExportParts(
  database: Database,
  userId: string,
  workId: string,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const part = await database.asUser(userId, (trx) =>
      trx
        .selectFrom('export_parts')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('work_id', '=', workId)
        .where('number', '=', number)
        .executeTakeFirst(),
    );
    if (!part) return;
    yield part.bytes;
  }
}
