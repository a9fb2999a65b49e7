import { sql } from 'kysely';
import type { Trx } from '../../database/database.ts';

/** Marks the resume and its letters as deleted, at one moment; tells which work it had. Undefined for a resume that is not there. */
export async function markDeleted(
  trx: Trx,
  userId: string,
  id: string,
): Promise<{ workId: string | null } | undefined> {
  const resume = await trx
    .updateTable('resumes')
    .set({ deleted_at: sql`coalesce(deleted_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('work_id as workId')
    .executeTakeFirst();
  if (!resume) return undefined;
  await trx
    .updateTable('cover_letters')
    .set({ deleted_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('resume_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return resume;
}

/** Letters that were deleted by themselves, before the resume, stay so. */
export async function unmarkDeleted(trx: Trx, userId: string, id: string): Promise<void> {
  await sql`update cover_letters l set deleted_at = null from resumes r
    where r.user_id = ${userId} and r.id = ${id} and l.user_id = r.user_id and l.resume_id = r.id
      and l.deleted_at >= r.deleted_at`.execute(trx);
  await trx
    .updateTable('resumes')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
