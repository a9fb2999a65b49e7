import { originalVersion, type ResumeVersion } from '#contract/resume.ts';
import type { Database } from '../../database/database.ts';
import { found } from './get-resume.ts';
import { findResume, type StoredResume } from './resume-store.ts';
import { findVersions } from './version-store.ts';

/** The newest first, and what was pasted last. */
export function listResumeVersions(database: Database, userId: string, id: string): Promise<ResumeVersion[]> {
  return database.asUser(userId, async (trx) => {
    const resume = found(await findResume(trx, userId, id));
    return [...(await findVersions(trx, userId, id)), ...originalOf(resume)];
  });
}

/** Never pushed out by other versions, because the resume's own row holds it. */
function originalOf({ parsedData, scoreBefore, createdAt }: StoredResume): ResumeVersion[] {
  if (!parsedData) return [];
  return [{ number: originalVersion, reason: 'original', atsScore: scoreBefore, createdAt }];
}
