import { sql } from 'kysely';
import type { ResumeVersion, versionReasons } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { Trx } from '../../database/database.ts';
import type { StoredResume } from './resume-store.ts';
import { withCodes } from './stored-codes.ts';

type VersionReason = (typeof versionReasons)[number];

/** An earlier state, all that is needed to go back to it. Title, look and posting are not part of it. */
export type VersionContent = Pick<
  StoredResume,
  'writer' | 'changes' | 'reverted' | 'questions' | 'unsure' | 'notices'
> & {
  data: ResumeData;
  unsureSources?: StoredResume['unsureSources'];
  /** Absent in versions from before there were offers. */
  offers?: StoredResume['offers'];
};

export interface Version {
  reason: VersionReason;
  content: VersionContent;
  score: number | null;
}

const mostVersions = 50;

/**
 * Keeps the state that a change has made, under the change's name. A stretch of edits or of decisions is one
 * version, so that typing does not push out other days. The caller holds the resume's row.
 */
export async function keepVersion(
  trx: Trx,
  userId: string,
  resumeId: string,
  made: Version,
  before: Version | undefined,
): Promise<void> {
  const newest =
    (await findNewest(trx, userId, resumeId)) ??
    // A copy has no versions yet: what it was when it was made is its first.
    (before && (await insertVersion(trx, userId, resumeId, 1, before)));
  const isStretch = made.reason === 'edited' || made.reason === 'decided';
  if (newest && isStretch && newest.reason === made.reason && newest.isRecent) {
    await trx
      .updateTable('resume_versions')
      .set({ content: JSON.stringify(made.content), ats_score: made.score })
      .where('user_id', '=', userId)
      .where('resume_id', '=', resumeId)
      .where('number', '=', newest.number)
      .execute();
    return;
  }
  const { number } = await insertVersion(trx, userId, resumeId, (newest?.number ?? 0) + 1, made);
  if (number <= mostVersions) return;
  await trx
    .deleteFrom('resume_versions')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('number', '<=', number - mostVersions)
    .execute();
}

interface NewestVersion {
  number: number;
  reason: VersionReason;
  isRecent: boolean;
}

const findNewest = (trx: Trx, userId: string, resumeId: string): Promise<NewestVersion | undefined> =>
  trx
    .selectFrom('resume_versions')
    .select(['number', 'reason', sql<boolean>`created_at > now() - interval '5 minutes'`.as('isRecent')])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

async function insertVersion(
  trx: Trx,
  userId: string,
  resumeId: string,
  number: number,
  { reason, content, score }: Version,
): Promise<NewestVersion> {
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
  return { number, reason, isRecent: true };
}

/** The newest is the present state, so that it is not among the earlier ones. */
export async function findVersions(trx: Trx, userId: string, resumeId: string): Promise<ResumeVersion[]> {
  const rows = await trx
    .selectFrom('resume_versions')
    .select(['number', 'reason', sql<string | null>`ats_score::text`.as('atsScore'), 'created_at'])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('number', 'desc')
    .offset(1)
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
  const content = row?.content as VersionContent | undefined;
  return content && withCodes(content);
}
