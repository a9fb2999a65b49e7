import type { ResumeVersion } from '#contract/resume.ts';
import type { Database } from '../../database/database.ts';
import { found } from './get-resume.ts';
import { findResume } from './resume-store.ts';
import { findVersions } from './version-store.ts';

export function listResumeVersions(database: Database, userId: string, id: string): Promise<ResumeVersion[]> {
  return database.asUser(userId, async (trx) => {
    found(await findResume(trx, userId, id));
    return findVersions(trx, userId, id);
  });
}
