import { sql } from 'kysely';
import type { ResumeVersion, versionReasons } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { Trx } from '../../database/database.ts';
import type { StoredResume } from './resume-store.ts';

type VersionReason = (typeof versionReasons)[number];

/** An earlier state, all that is needed to go back to it. Title, look and posting are not part of it. */
export type VersionContent = Pick<
  StoredResume,
  'writer' | 'changes' | 'reverted' | 'questions' | 'unsure' | 'notices'
> & { data: ResumeData };

const mostVersions = 50;

/**
 * Keeps a state before it is changed; `reason` is the change. One row for a stretch of the same kind of change, so
 * that typing does not push out what was kept of other days. The caller holds the resume's row.
 */
export async function keepVersion(
  trx: Trx,
  userId: string,
  resumeId: string,
  { reason, content, score }: { reason: VersionReason; content: VersionContent; score: number | null },
): Promise<void> {
  const newest = await trx
    .selectFrom('resume_versions')
    .select([
      'number',
      'reason',
      sql<boolean>`created_at > clock_timestamp() - interval '5 minutes'`.as('isRecent'),
    ])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isStretch = reason === 'edited' || reason === 'decided';
  if (isStretch && newest?.reason === reason && newest.isRecent) return;
  const number = (newest?.number ?? 0) + 1;
  await trx
    .insertInto('resume_versions')
    .values({
      user_id: userId,
      resume_id: resumeId,
      number,
      reason,
      content: JSON.stringify(content),
      ats_score: score,
    })
    .execute();
  await trx
    .deleteFrom('resume_versions')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('number', '<=', number - mostVersions)
    .execute();
}

export async function findVersions(trx: Trx, userId: string, resumeId: string): Promise<ResumeVersion[]> {
  const rows = await trx
    .selectFrom('resume_versions')
    .select(['number', 'reason', sql<string | null>`ats_score::text`.as('atsScore'), 'created_at'])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

export async function findVersion(
  trx: Trx,
  userId: string,
  resumeId: string,
  number: number,
): Promise<VersionContent | undefined> {
  const row = await trx
    .selectFrom('resume_versions')
    .select('content')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    // A number that no version can have is looked for and not found, where a plain integer would be refused.
    .where(sql<boolean>`number = ${number}::bigint`)
    .executeTakeFirst();
  return row?.content as VersionContent | undefined;
}
