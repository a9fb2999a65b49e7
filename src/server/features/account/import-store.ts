import { sql } from 'kysely';
import type { Trx } from '../../database/database.ts';
import type {
  ArchivedLetter,
  ArchivedLetterVersion,
  ArchivedResume,
  ArchivedVersion,
} from '../../importing/archive-rows.ts';

const resumeColumns =
  sql.raw(`title, template_id, color_scheme, page_size, fit, original_content, job_posting,
  optimized_content, structured_data, parsed_data, ats_score, score_before, writer, changes, offers, reverted,
  questions, unsure, unsure_sources, notices, reading, created_at, updated_at`);

/** Undefined where the person has this very document: made at the same moment, of the same words. */
export async function addResume(trx: Trx, userId: string, row: ArchivedResume): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into resumes (user_id, ${resumeColumns})
    select ${userId}::uuid, ${resumeColumns} from jsonb_populate_record(null::resumes, ${JSON.stringify(row)}::jsonb) r
    where not exists (select from resumes k where k.user_id = ${userId} and k.created_at = r.created_at
      and k.original_content = r.original_content)
    returning id`.execute(trx);
  return rows[0]?.id;
}

export async function addVersion(
  trx: Trx,
  userId: string,
  resumeId: string,
  row: ArchivedVersion,
): Promise<void> {
  await sql`
    insert into resume_versions (user_id, resume_id, number, reason, content, ats_score, created_at)
    select ${userId}::uuid, ${resumeId}::uuid, number, reason, content, ats_score, created_at
    from jsonb_populate_record(null::resume_versions, ${JSON.stringify(row)}::jsonb)
    on conflict do nothing`.execute(trx);
}

const letterColumns = sql.raw(
  'owner, title, content, job_posting, tone, length, look, sentences, offers, writer, notices, created_at, updated_at',
);

/** Undefined where the person has this very letter. */
export async function addCoverLetter(
  trx: Trx,
  userId: string,
  resumeId: string,
  row: ArchivedLetter,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into cover_letters (user_id, resume_id, ${letterColumns})
    select ${userId}::uuid, ${resumeId}::uuid, ${letterColumns}
    from jsonb_populate_record(null::cover_letters, ${JSON.stringify(row)}::jsonb) l
    where not exists (select from cover_letters k where k.user_id = ${userId} and k.created_at = l.created_at
      and k.content = l.content)
    returning id`.execute(trx);
  return rows[0]?.id;
}

export async function addLetterVersion(
  trx: Trx,
  userId: string,
  letterId: string,
  row: ArchivedLetterVersion,
): Promise<void> {
  await sql`
    insert into cover_letter_versions (user_id, letter_id, number, reason, content, created_at)
    select ${userId}::uuid, ${letterId}::uuid, number, reason, content, created_at
    from jsonb_populate_record(null::cover_letter_versions, ${JSON.stringify(row)}::jsonb)
    on conflict do nothing`.execute(trx);
}
