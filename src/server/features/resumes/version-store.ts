import { sql } from 'kysely';
import type { ResumeVersion, versionReasons } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { Trx } from '../../database/database.ts';
import { keepVersionIn, type VersionRows } from '../../versions/keep-version.ts';
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

/** A stretch of edits or of decisions is one version. The caller holds the resume's row. */
export const keepVersion = (
  trx: Trx,
  userId: string,
  resumeId: string,
  made: Version,
  before: Version | undefined,
): Promise<void> =>
  keepVersionIn(rowsOf(trx, userId, resumeId), { made, before, stretches: ['edited', 'decided'] });

function rowsOf(trx: Trx, userId: string, resumeId: string): VersionRows<Version> {
  return {
    findNewest: () =>
      trx
        .selectFrom('resume_versions')
        .select(['number', 'reason', sql<boolean>`created_at > now() - interval '5 minutes'`.as('isRecent')])
        .where('user_id', '=', userId)
        .where('resume_id', '=', resumeId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    insert: async (number, { reason, content, score }) => {
      const values = { number, reason, content: JSON.stringify(content), ats_score: score };
      await trx
        .insertInto('resume_versions')
        .values({ user_id: userId, resume_id: resumeId, ...values })
        .execute();
    },
    replace: async (number, { content, score }) => {
      await trx
        .updateTable('resume_versions')
        .set({ content: JSON.stringify(content), ats_score: score })
        .where('user_id', '=', userId)
        .where('resume_id', '=', resumeId)
        .where('number', '=', number)
        .execute();
    },
    forget: async (number) => {
      await trx
        .deleteFrom('resume_versions')
        .where('user_id', '=', userId)
        .where('resume_id', '=', resumeId)
        .where('number', '<=', number)
        .execute();
    },
  };
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
